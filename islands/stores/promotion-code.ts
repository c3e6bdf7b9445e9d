import type { Answer } from '#contract/rpc/calls.ts'
import type { Basket } from '#domain/basket/basket.ts'
import {
  applyPromotionCode,
  hasPromotionCode,
  removePromotionCode,
} from '#domain/basket/apply-promotion-code.ts'
import type { rpc as Rpc } from '#islands/rpc.ts'

type Whole = Answer<'updatePromotions'>

/** Applies what a code opens. Where it opens nothing for this basket, that is handed to `onRefused`, unless the code holds there already. */
export async function applyCode(
  rpc: typeof Rpc,
  code: string,
  onRefused: (basket: Basket) => void,
): Promise<Pick<Whole, 'basket'> | null> {
  const { basket } = await rpc('getApplicablePromotionsByCode', { promotionCode: code })
  const entry = applyPromotionCode(basket, code)
  if (entry === null) {
    if (hasPromotionCode(basket.items, code)) return { basket }
    onRefused(basket)
    return null
  }
  return 'gift' in entry
    ? rpc('addItemsToBasket', { items: [entry.gift] })
    : rpc('updatePromotions', entry, { isIdempotent: true })
}

/** Removes a code from the lines that have it; null where none has. */
export async function removeCode(rpc: typeof Rpc, { items }: Basket, code: string): Promise<Whole | null> {
  const changed = removePromotionCode(items, code)
  return changed.length > 0 ? rpc('updatePromotions', { items: changed }, { isIdempotent: true }) : null
}
