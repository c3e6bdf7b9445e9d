import type { Answer } from '#contract/rpc/calls.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { giftItem } from '#domain/basket/gift-item.ts'
import { giftOf } from '#domain/promotion/gift.ts'
import { withPromotion } from '#domain/promotion/next-application.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import type { rpc as Rpc } from '#islands/rpc.ts'

type Whole = Answer<'updatePromotions'>

const isOpenedBy = ({ code: own }: Promotion, code: string): boolean =>
  own?.toLowerCase() === code.trim().toLowerCase()

/** Gives the lines that can have it what a code opens; null where it opens nothing for this basket. */
export async function applyCode(rpc: typeof Rpc, code: string): Promise<Whole | null> {
  const { basket } = await rpc('getApplicablePromotionsByCode', { promotionCode: code })
  const opened = (basket.applicablePromotions ?? []).filter(({ promotion }) => isOpenedBy(promotion, code))
  const items = opened.flatMap(({ itemId, promotion }) => {
    const chosen = basket.items.find(({ key }) => key === itemId)?.promotions ?? []
    return itemId === null ? [] : [{ itemId, promotions: withPromotion(chosen, promotion) }]
  })
  if (items.length > 0) return rpc('updatePromotions', { items }, { isRepeatable: true })
  const gift = opened.find(({ itemId }) => itemId === null)?.promotion
  const variantId = gift && giftOf(gift)?.variantIds[0]
  if (!gift || variantId === undefined) return null
  const item = { ...giftItem(gift.id, variantId), promotions: withPromotion([], gift) }
  return rpc('addItemsToBasket', { items: [item] })
}

/** Takes a code from the lines that have it. */
export async function withoutCode(rpc: typeof Rpc, { items }: Basket, code: string): Promise<Whole | null> {
  const changed = items.flatMap(({ key, promotions = [] }) =>
    promotions.some((each) => isOpenedBy(each, code))
      ? [
          {
            itemId: key,
            promotions: promotions
              .filter((each) => !isOpenedBy(each, code))
              .map(({ id, code }) => ({ id, ...(code !== undefined && { code }) })),
          },
        ]
      : [],
  )
  return changed.length > 0 ? rpc('updatePromotions', { items: changed }, { isRepeatable: true }) : null
}
