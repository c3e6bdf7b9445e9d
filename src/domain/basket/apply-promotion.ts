import { type Discount, discountOn } from '#domain/money/reduce.ts'
import { failedConditions, promotionProgress } from '#domain/promotion/condition.ts'
import { type Gift, giftOf } from '#domain/promotion/gift.ts'
import { matchesPromotionCode } from '#domain/promotion/promotion-code.ts'
import type { ChosenPromotion, ItemPromotion, Promotion } from '#domain/promotion/promotion.ts'
import { isOpenedBy } from './gift-pieces.ts'
import { boughtQuantity, countedLine, type PartiallyPricedLine } from './priced-line.ts'
import { reduceLines } from './reduce-lines.ts'

export type FailedCondition = ItemPromotion['failedConditions'][number]

/**
 * Applies a promotion to the lines that have chosen it, and names the lines that could have it but have not; null stands for a gift that is
 * not in the basket. Whether conditions are met does not depend on which lines have chosen the promotion. `lost` are the reasons why a gift
 * is not earned. `unmet` is a promotion that the code opens and no line gets, with what the nearest line lacks.
 */
export function applyPromotion(
  promotion: Promotion,
  lines: readonly PartiallyPricedLine[],
  code: string | null,
  lost: readonly FailedCondition[] = [],
): { lines: PartiallyPricedLine[]; applicable: (string | null)[]; unmet: ItemPromotion | null } {
  const progress = progressOf(promotion, lines)
  const gift = giftOf(promotion)
  const taken = lines.reduce((sum, { given }) => sum + countOf(given, promotion), 0)
  const left = (gift?.maxCount ?? 0) - taken

  const failuresOf = (so: PartiallyPricedLine): FailedCondition[] => [
    ...(so.line.isAvailable ? [] : [{ key: 'availability', level: 'item' } as const]),
    ...(lost.length > 0 ? lost : failedConditions(promotion, boughtOf(so), progress).map(reasonOf)),
    ...(gift ? giftFailures(gift, so, left) : []),
    ...(discountOf(promotion) ? [] : [{ key: 'effect', level: 'global' } as const]),
  ]

  const noted = lines.map((so) => {
    const chosen = chosenOf(so, promotion)
    if (!chosen) return so
    const own = countOf(so.given, promotion) > 0 ? [] : failuresOf(so)
    const failed = [...own, ...(isOpenedBy(promotion, chosen.code) ? [] : [WRONG_CODE])]
    const note = {
      ...withoutSecret(promotion, chosen),
      isValid: failed.length === 0,
      failedConditions: failed,
    }
    return { ...so, promotions: [...so.promotions, note] }
  })
  const reduced = new Map(
    reduceLines(
      promotion,
      noted.filter((so) => so.promotions.some(({ id, isValid }) => id === promotion.id && isValid)),
    ).map((so) => [so.line.key, so]),
  )
  const after = noted.map((so) => reduced.get(so.line.key) ?? so)

  if (!isOpenedBy(promotion, code ?? undefined)) return { lines: after, applicable: [], unmet: null }
  const applicable: (string | null)[] = after
    .filter((so) => !chosenOf(so, promotion) && gains(so, promotion) && failuresOf(so).length === 0)
    .map(({ line }) => line.key)
  if (gift && isMissing(gift, after) && failedConditions(promotion, NOTHING, progress).length === 0)
    applicable.push(null)
  const isGiven = after.some(({ promotions }) =>
    promotions.some(({ id, isValid }) => id === promotion.id && isValid),
  )
  if (promotion.code === undefined || applicable.length > 0 || isGiven)
    return { lines: after, applicable, unmet: null }
  const ofGoods = failedConditions(promotion, NOTHING, progress).map(reasonOf)
  const nearest = gift
    ? ofGoods
    : fewest(after.filter(({ line }) => line.isAvailable).map(failuresOf), ofGoods)
  return { lines: after, applicable, unmet: { ...promotion, isValid: false, failedConditions: nearest } }
}

/** The shortest list of reasons, the first of equals; `none` where there is no list. */
const fewest = (lists: readonly FailedCondition[][], none: FailedCondition[]): FailedCondition[] =>
  lists.toSorted((one, other) => one.length - other.length)[0] ?? none

/** Why a gift is not earned by what is bought; empty where it is. */
export const unearned = (promotion: Promotion, lines: readonly PartiallyPricedLine[]): FailedCondition[] =>
  failedConditions(promotion, NOTHING, progressOf(promotion, lines)).map(reasonOf)

const WRONG_CODE = { key: 'code', level: 'global' } as const
const NOTHING = { quantity: 0, categoryIds: [] }

/** With the code that the shopper has entered, if any: only who knows the promotion's own code sees it. */
function withoutSecret({ code: own, ...promotion }: Promotion, { code }: ChosenPromotion): Promotion {
  if (own === undefined || code === undefined) return promotion
  return { ...promotion, code: matchesPromotionCode({ code: own }, code) ? own : code }
}

const reasonOf = ({ key, level }: FailedCondition): FailedCondition => ({ key, level })

const progressOf = (promotion: Promotion, lines: readonly PartiallyPricedLine[]) =>
  promotionProgress(promotion, lines.filter(({ line }) => line.isAvailable).map(countedLine))

const boughtOf = (so: PartiallyPricedLine) => ({
  quantity: boughtQuantity(so),
  categoryIds: so.line.categoryIds,
})

const chosenOf = ({ line }: PartiallyPricedLine, { id }: Promotion) =>
  line.promotions.find((each) => each.id === id)

const countOf = (given: PartiallyPricedLine['given'], { id }: Promotion): number =>
  given?.promotionId === id ? given.count : 0

const giftFailures = ({ variantIds }: Gift, { line, given }: PartiallyPricedLine, left: number) => [
  ...(variantIds.includes(line.variantId) ? [] : [{ key: 'variant', level: 'item' } as const]),
  ...(left === 0 || given ? [{ key: 'max_count', level: 'item' } as const] : []),
]

/** No line of the basket could become the gift. */
const isMissing = ({ variantIds }: Gift, lines: readonly PartiallyPricedLine[]): boolean =>
  lines.every(({ line }) => !variantIds.includes(line.variantId))

/** Null: this shop gives no such promotion. A deal of several items is announced but not applied. */
function discountOf(promotion: Promotion): Discount | null {
  const { effect } = promotion
  return effect.type === 'automatic_discount' ? effect.additionalData : (giftOf(promotion)?.discount ?? null)
}

function gains({ bought }: PartiallyPricedLine, promotion: Promotion): boolean {
  const discount = discountOf(promotion)
  return discount !== null && bought.some(({ unit }) => discountOn(unit.withTax, discount) > 0)
}
