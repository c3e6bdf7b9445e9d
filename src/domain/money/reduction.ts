import { numberFormat } from '#domain/text/number-format.ts'
import type { LowestPriorPrice, Minor, Price } from './price.ts'
import { minor } from './price.ts'

/** A price as it is shown: the current price and, only where the law allows it, the previous price with the reduction. */
export type PriceTag = {
  current: Minor
  /** The lowest price of the last 30 days: both the previous price and the base of the percentage. */
  previous: { price: Minor; percent: number } | null
}

/** Whole percent by which `now` is lower than `before`, floored (spec §9); 0 where it is not. */
export function discountPercent(now: Minor, before: Minor): number {
  return before > now ? Math.floor(((before - now) * 100) / before) : 0
}

/**
 * A reduction is announced only against the lowest price of the 30 days before it, and only where that was higher (directive 98/6/EC,
 * article 6a). Without a known lowest price nothing is announced.
 */
export function priceTag(
  price: Pick<Price, 'withTax' | 'appliedReductions'>,
  lowest: LowestPriorPrice | undefined,
): PriceTag {
  const before = lowest?.withTax ?? null
  const percent = before === null ? 0 : discountPercent(price.withTax, before)
  const isAnnounced = before !== null && percent > 0 && price.appliedReductions.length > 0
  return { current: price.withTax, previous: isAnnounced ? { price: before, percent } : null }
}

/**
 * The text of a reduction's tag; languages differ in the space before the sign.
 *
 * @example reductionText(20, 'pl-PL') // "−20%"
 */
export const formatReduction = (percent: number, intl: string): string =>
  `−${numberFormat(intl, { style: 'unit', unit: 'percent' }).format(percent)}`

/** The rate of an external price that has none. Spec §9. Every price of the seed has its own. */
export const DEFAULT_VAT_RATE = 0.19

/** VAT included in a price, rounded to the nearest minor unit. */
export const includedVat = (withTax: Minor, rate: number): Minor =>
  minor(Math.round(withTax - withTax / (1 + rate)))
