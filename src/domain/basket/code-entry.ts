import { isCodeOf } from '#domain/promotion/code.ts'
import { giftOf } from '#domain/promotion/gift.ts'
import { asChosen, withPromotion } from '#domain/promotion/next-application.ts'
import type { ChosenPromotion } from '#domain/promotion/promotion.ts'
import type { ApplicablePromotion, BasketItem, NewItem } from './basket.ts'
import { giftItem } from './gift-item.ts'

type Line = Pick<BasketItem, 'key' | 'promotions'>
type Asked = { items: readonly Line[]; applicablePromotions?: readonly ApplicablePromotion[] }

/** All promotions that a line shall have. */
type Chosen = { itemId: string; promotions: ChosenPromotion[] }

/** What a code changes: promotions of lines, else a gift that is put in. Null: it opens nothing. */
export type CodeEntry = { items: Chosen[] } | { gift: NewItem } | null

/** What becomes of a basket that was asked which promotions a code opens. */
export function codeEntry({ items, applicablePromotions = [] }: Asked, code: string): CodeEntry {
  const opened = applicablePromotions.filter(({ promotion }) => isCodeOf(promotion, code))
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

/** Takes a code from the lines that have it; what else they have stays, with its codes. */
export const withoutCode = (items: readonly Line[], code: string): Chosen[] =>
  items
    .filter(({ promotions = [] }) => promotions.some((each) => isCodeOf(each, code)))
    .map(({ key, promotions = [] }) => ({
      itemId: key,
      promotions: promotions.filter((each) => !isCodeOf(each, code)).map(asChosen),
    }))
