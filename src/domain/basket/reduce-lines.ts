import type { Minor, Reduction } from '#domain/money/price.ts'
import { type Discount, discountOn, reducePrice } from '#domain/money/reduce.ts'
import { splitBy, splitEvenly } from '#domain/money/share.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { giftOf } from '#domain/promotion/gift.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import { byKey } from './gift-pieces.ts'
import { costOf, type PartiallyPricedLine, type Pieces } from './priced-line.ts'

type Cause = Pick<Reduction, 'category' | 'code' | 'promotionId'>

/**
 * Lines that a promotion is valid for, after it. Percent reduce each bought piece. An absolute amount is taken off once: off all lines
 * together in proportion to what they cost, or off each line where the promotion says so. Never more than they cost; the parts are exact to
 * the minor unit and do not depend on the order of the lines. A gift reduces only its own pieces. Spec §5.
 */
export function reduceLines(
  promotion: Promotion,
  lines: readonly PartiallyPricedLine[],
): PartiallyPricedLine[] {
  const { effect, id: promotionId, code } = promotion
  const cause = { promotionId, ...(code !== undefined && { code }) }
  const gift = giftOf(promotion)
  if (gift) return lines.map((so) => give(so, gift.discount, { category: 'buy_x_get_y', ...cause }))
  if (effect.type !== 'automatic_discount') return [...lines]
  const { type, value, appliesTo = 'order' } = effect.additionalData
  const reduce = type === 'relative' ? takePercent : takeAmount
  const groups = appliesTo === 'line' ? lines.map((so) => [so]) : [lines]
  return groups.flatMap((group) => reduce(group, value, { category: 'automatic_discount', ...cause }))
}

function give(so: PartiallyPricedLine, discount: Discount, cause: Cause): PartiallyPricedLine {
  return { ...so, given: so.given && { ...so.given, unit: reducePrice(so.given.unit, discount, cause) } }
}

function takePercent(
  lines: readonly PartiallyPricedLine[],
  value: number,
  cause: Cause,
): PartiallyPricedLine[] {
  const discount = { type: 'relative', value } as const
  return lines.map((so) => ({
    ...so,
    unit: reducePrice(so.unit, discount, cause),
    bought: so.bought.map(({ unit, count }) => ({ unit: reducePrice(unit, discount, cause), count })),
  }))
}

function takeAmount(
  lines: readonly PartiallyPricedLine[],
  value: number,
  cause: Cause,
): PartiallyPricedLine[] {
  const all = lines
    .toSorted((one, other) => byKey(one.line, other.line))
    .flatMap(({ line, bought }) => bought.map((pieces) => ({ key: line.key, pieces })))
  const whole = sumOf(all.map(({ pieces }) => costOf(pieces)))
  const parts = splitBy(discountOn(whole, { type: 'absolute', value }), all, ({ pieces }) => costOf(pieces))
  return lines.map((so) => ({
    ...so,
    bought: parts
      .filter(({ of }) => of.key === so.line.key)
      .flatMap(({ of, part }) => takeOff(of.pieces, part, cause)),
  }))
}

const takeOff = ({ unit, count }: Pieces, amount: Minor, cause: Cause): Pieces[] =>
  splitEvenly(amount, count).map((part) => ({
    unit: part.amount === 0 ? unit : reducePrice(unit, { type: 'absolute', value: part.amount }, cause),
    count: part.count,
  }))
