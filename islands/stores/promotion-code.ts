import type { Answer } from '#contract/rpc/calls.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { codeEntry, withoutCode } from '#domain/basket/code-entry.ts'
import type { rpc as Rpc } from '#islands/rpc.ts'

type Whole = Answer<'updatePromotions'>

/** Writes what a code opens; null where it opens nothing for this basket. */
export async function applyCode(rpc: typeof Rpc, code: string): Promise<Whole | null> {
  const { basket } = await rpc('getApplicablePromotionsByCode', { promotionCode: code })
  const entry = codeEntry(basket, code)
  if (entry === null) return null
  return 'gift' in entry
    ? rpc('addItemsToBasket', { items: [entry.gift] })
    : rpc('updatePromotions', entry, { isRepeatable: true })
}

/** Takes a code from the lines that have it; null where none has. */
export async function takeCode(rpc: typeof Rpc, { items }: Basket, code: string): Promise<Whole | null> {
  const changed = withoutCode(items, code)
  return changed.length > 0 ? rpc('updatePromotions', { items: changed }, { isRepeatable: true }) : null
}
