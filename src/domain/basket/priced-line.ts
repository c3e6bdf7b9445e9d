import type { Minor, Price } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { multiplyPrice } from '#domain/money/sum.ts'
import type { CountedLine } from '#domain/promotion/condition.ts'
import type { ChosenPromotion, ItemPromotion } from '#domain/promotion/promotion.ts'
import type { GivenPieces } from './gift-pieces.ts'

export type LineToPrice = {
  key: string
  variantId: number
  quantity: number
  /** Price of one piece without promotions. */
  unit: Price
  /** Whether it is available: an unavailable line costs nothing, counts for nothing and is not reduced; nor does a frame that is only tried. */
  isAvailable: boolean
  /** Of its product, including parent categories. */
  categoryIds: readonly number[]
  promotions: readonly ChosenPromotion[]
}

/** Pieces of a line that cost the same. */
export type Pieces = { unit: Price; count: number }

/** A line between two promotions. */
export type PartiallyPricedLine = {
  line: LineToPrice
  /** What a bought piece costs after the discounts in percent. */
  unit: Price
  /** What is paid for: discounts reduce it, and it earns gifts. */
  bought: readonly Pieces[]
  /** The gift: no discount reduces it, and it earns nothing. */
  given: (GivenPieces & { unit: Price }) | null
  promotions: readonly ItemPromotion[]
}

export const boughtQuantity = ({ bought }: PartiallyPricedLine): number =>
  bought.reduce((sum, { count }) => sum + count, 0)

export const boughtValue = ({ bought }: PartiallyPricedLine): Minor => sumOf(bought.map(costOf))

export const costOf = ({ unit, count }: Pieces): Minor => multiplyPrice(unit, count).withTax

/** A line as it counts towards promotions. */
export const countedLine = (so: PartiallyPricedLine): CountedLine => ({
  variantId: so.line.variantId,
  quantity: boughtQuantity(so),
  categoryIds: so.line.categoryIds,
  withTax: boughtValue(so),
})
