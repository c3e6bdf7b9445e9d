import { matchesPromotionCode } from '#domain/promotion/promotion-code.ts'
import { giftOf } from '#domain/promotion/gift.ts'
import { toChosenPromotion, withPromotion } from '#domain/promotion/next-application.ts'
import type { ChosenPromotion } from '#domain/promotion/promotion.ts'
import type { ApplicablePromotion, BasketItem, RequestedItem } from './basket.ts'
import { giftItem } from './gift-item.ts'

type Line = Pick<BasketItem, 'key' | 'promotions'>
type BasketPromotions = { items: readonly Line[]; applicablePromotions?: readonly ApplicablePromotion[] }

/** The complete list of promotions for a line. */
type Chosen = { itemId: string; promotions: ChosenPromotion[] }

/** What a code changes: promotions of lines, else a gift to add. Null: it opens nothing. */
export type PromotionCodeChanges = { items: Chosen[] } | { gift: RequestedItem } | null

/** The change that a code brings to a basket, which comes with the promotions that the code opens. */
export function applyPromotionCode(
  { items, applicablePromotions = [] }: BasketPromotions,
  code: string,
): PromotionCodeChanges {
  const opened = applicablePromotions.filter(({ promotion }) => matchesPromotionCode(promotion, code))
  const byLine = Map.groupBy(opened, ({ itemId }) => itemId)
  const chosen = items.flatMap(({ key, promotions = [] }) => {
    const added = byLine.get(key)
    return added ? [{ itemId: key, promotions: added.reduce(joined, promotions) }] : []
  })
  if (chosen.length > 0) return { items: chosen }
  const [gift = null] = opened.flatMap(({ promotion }) => {
    const variantId = giftOf(promotion)?.variantIds[0]
    if (variantId === undefined) return []
    return [{ ...giftItem(promotion.id, variantId), promotions: withPromotion([], promotion) }]
  })
  return gift && { gift }
}

const joined = (chosen: ChosenPromotion[], { promotion }: ApplicablePromotion) =>
  withPromotion(chosen, promotion)

/** Whether a code holds in a basket already. */
export const hasPromotionCode = (items: readonly Line[], code: string): boolean =>
  items.some(({ promotions = [] }) => promotions.some((each) => matchesPromotionCode(each, code)))

/** Removes a code from the lines that have it; their other promotions stay, with their codes. */
export const removePromotionCode = (items: readonly Line[], code: string): Chosen[] =>
  items
    .filter(({ promotions = [] }) => promotions.some((each) => matchesPromotionCode(each, code)))
    .map(({ key, promotions = [] }) => ({
      itemId: key,
      promotions: promotions.filter((each) => !matchesPromotionCode(each, code)).map(toChosenPromotion),
    }))
