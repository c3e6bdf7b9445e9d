import { type Minor, minor, type Price, type Reduction } from './price.ts'

/** Days before a reduction whose lowest price is shown with it: directive 98/6/EC, article 6a. */
export const PRIOR_PRICE_DAYS = 30

/** What is stored of the price of a variant in a shop, and changes with it. */
export type StoredPrice = {
  withTax: Minor
  /** Null: none. */
  reductions: readonly Reduction[] | null
  lowestPriorPrice: Minor | null
  reference: Price['reference']
}

/** `reducedFrom` is the price that it is announced to be lower than, and greater than `withTax`; null: no reduction is announced. */
export type NewPrice = { withTax: Minor; reducedFrom: Minor | null }

/** What was recorded of earlier prices: `lowest` of those that ended within `PRIOR_PRICE_DAYS`. */
export type PriorPrices = { isRecorded: boolean; lowest: Minor | null }

/** `replaced` are the prices that end with the change. */
export type PriceChange = { price: StoredPrice; replaced: Minor[] }

/**
 * The price after a change; null if it is the same already, so that a repeated call starts no new reduction. The lowest prior price of a
 * reduction is that of the days before the price fell. A price without a reduction has one that is not higher than itself: a campaign that
 * reduces it later is announced against it.
 */
export function changePrice(
  current: StoredPrice,
  { withTax, reducedFrom }: NewPrice,
  prior: PriorPrices,
): PriceChange | null {
  const isSame = withTax === current.withTax
  if (isSame && priceBefore(current) === (reducedFrom ?? withTax)) return null
  // Before the first record, only the price itself tells about the days before it.
  const unrecorded = prior.isRecorded ? [] : known([current.lowestPriorPrice])
  const before = isSame
    ? known([current.lowestPriorPrice])
    : [current.withTax, ...known([prior.lowest]), ...unrecorded]
  const isReducedSince = reducedFrom !== null && (!isSame || current.reductions !== null)
  const reference = current.reference && {
    ...current.reference,
    withTax: scaled(current.reference.withTax, current.withTax, withTax),
  }
  return {
    price: {
      withTax,
      reductions: reducedFrom === null ? null : [saleFrom(reducedFrom, withTax)],
      lowestPriorPrice: before.length === 0 ? null : lowest(isReducedSince ? before : [...before, withTax]),
      reference,
    },
    replaced: isSame ? [] : [current.withTax, ...unrecorded.filter((price) => price < current.withTax)],
  }
}

const known = (prices: (Minor | null)[]): Minor[] => prices.filter((price) => price !== null)

const lowest = (prices: Minor[]): Minor => minor(Math.min(...prices))

const priceBefore = ({ withTax, reductions }: StoredPrice): number =>
  (reductions ?? []).reduce((sum: number, { amount }) => sum + amount.absoluteWithTax, withTax)

function saleFrom(before: Minor, withTax: Minor): Reduction {
  const absolute = minor(before - withTax)
  const relative = Math.round((absolute / before) * 10_000) / 10_000
  return { category: 'sale', type: 'absolute', amount: { relative, absoluteWithTax: absolute } }
}

/** To the nearest minor unit. What cost nothing has no price of a litre to begin with. */
const scaled = (amount: Minor, from: Minor, to: Minor): Minor =>
  from === 0 ? amount : minor(Math.round((amount * to) / from))
