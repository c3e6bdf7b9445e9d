import type { Price, Reduction } from '#domain/money/price.ts'
import { type Discount, discountOn, reducePrice } from '#domain/money/reduce.ts'
import { multiplyPrice } from '#domain/money/sum.ts'
import { matchesPromotionCode } from '#domain/promotion/promotion-code.ts'
import { failedConditions, promotionProgress } from '#domain/promotion/condition.ts'
import { type Gift, giftOf } from '#domain/promotion/gift.ts'
import type { ChosenPromotion, ItemPromotion, Promotion } from '#domain/promotion/promotion.ts'

export type LineToPrice = {
  key: string
  variantId: number
  quantity: number
  /** Price of one piece without promotions. */
  unit: Price
  /** Whether it is available: an unavailable line costs nothing, counts for nothing and is not reduced. */
  isAvailable: boolean
  /** Of its product, including parent categories. */
  categoryIds: readonly number[]
  promotions: readonly ChosenPromotion[]
}

/** A line between two promotions. `gift.pieces` of its pieces have another price. */
export type PartiallyPricedLine = {
  line: LineToPrice
  /** A gift was chosen for it: it earns no promotion. */
  isGift: boolean
  unit: Price
  gift: { unit: Price; pieces: number } | null
  promotions: ItemPromotion[]
}

type FailedCondition = ItemPromotion['failedConditions'][number]

/**
 * Applies a promotion to the lines that have chosen it, and names the lines that could have it but have not; null stands for a gift that is
 * not in the basket. Whether conditions are met does not depend on which lines have chosen the promotion.
 */
export function applyPromotion(
  promotion: Promotion,
  lines: readonly PartiallyPricedLine[],
  code: string | null,
): { lines: PartiallyPricedLine[]; applicable: (string | null)[] } {
  const progress = promotionProgress(promotion, lines.filter(({ line }) => line.isAvailable).map(countedOf))
  const gift = giftOf(promotion)
  const benefit = benefitOf(promotion)
  let left = gift?.maxCount ?? Number.POSITIVE_INFINITY

  const failuresOf = (so: PartiallyPricedLine): FailedCondition[] => [
    ...(so.line.isAvailable ? [] : [{ key: 'availability', level: 'item' } as const]),
    ...failedConditions(promotion, so.line, progress).map(({ key, level }) => ({ key, level })),
    ...(gift ? giftFailures(gift, so, left) : []),
    ...(benefit ? [] : [{ key: 'effect', level: 'global' } as const]),
  ]

  const after = lines.map((so) => {
    const chosen = chosenOf(so, promotion)
    if (!chosen) return so
    const failed = [...failuresOf(so), ...(isOpenedBy(promotion, chosen.code) ? [] : [WRONG_CODE])]
    const noted: ItemPromotion = {
      ...promotion,
      isValid: failed.length === 0,
      failedConditions: failed,
    }
    const reduced = noted.isValid && benefit ? reduceLine(so, benefit, left) : so
    if (noted.isValid) left = Math.max(0, left - so.line.quantity)
    return { ...reduced, promotions: [...so.promotions, noted] }
  })

  if (!isOpenedBy(promotion, code ?? undefined)) return { lines: after, applicable: [] }
  const applicable: (string | null)[] = after
    .filter((so) => !chosenOf(so, promotion) && gains(so, benefit) && failuresOf(so).length === 0)
    .map(({ line }) => line.key)
  if (gift && isMissing(gift, after) && failedConditions(promotion, NOTHING, progress).length === 0)
    applicable.push(null)
  return { lines: after, applicable }
}

const WRONG_CODE = { key: 'code', level: 'global' } as const
const NOTHING = { quantity: 0, categoryIds: [] }

const chosenOf = ({ line }: PartiallyPricedLine, { id }: Promotion) =>
  line.promotions.find((each) => each.id === id)

/** Without a code of its own a promotion is open to all. */
const isOpenedBy = (promotion: Promotion, code: string | undefined): boolean =>
  promotion.code === undefined || matchesPromotionCode(promotion, code ?? '')

const giftFailures = ({ variantIds }: Gift, so: PartiallyPricedLine, left: number): FailedCondition[] => [
  ...(variantIds.includes(so.line.variantId) ? [] : [{ key: 'variant', level: 'item' } as const]),
  ...(left === 0 || so.gift ? [{ key: 'max_count', level: 'item' } as const] : []),
]

/** No line of the basket could become the gift. */
const isMissing = ({ variantIds }: Gift, lines: readonly PartiallyPricedLine[]): boolean =>
  lines.every(({ line }) => !variantIds.includes(line.variantId))

type Benefit = { discount: Discount; cause: Omit<Reduction, 'type' | 'amount'> }

/** Null: this shop gives no such promotion. A deal of several items is announced but not applied. */
function benefitOf(promotion: Promotion): Benefit | null {
  const { effect, id: promotionId, code } = promotion
  const cause = { promotionId, ...(code !== undefined && { code }) }
  const gift = giftOf(promotion)
  if (gift) return { discount: gift.discount, cause: { category: 'buy_x_get_y', ...cause } }
  if (effect.type !== 'automatic_discount') return null
  return { discount: effect.additionalData, cause: { category: 'automatic_discount', ...cause } }
}

const gains = ({ unit }: PartiallyPricedLine, benefit: Benefit | null): boolean =>
  benefit !== null && discountOn(unit.withTax, benefit.discount) > 0

function reduceLine(
  so: PartiallyPricedLine,
  { discount, cause }: Benefit,
  left: number,
): PartiallyPricedLine {
  const unit = reducePrice(so.unit, discount, cause)
  return cause.category === 'buy_x_get_y'
    ? { ...so, gift: { unit, pieces: Math.min(left, so.line.quantity) } }
    : { ...so, unit }
}

const countedOf = ({ line, unit, isGift }: PartiallyPricedLine) => ({
  variantId: line.variantId,
  quantity: line.quantity,
  categoryIds: line.categoryIds,
  withTax: multiplyPrice(unit, line.quantity).withTax,
  isGift,
})
