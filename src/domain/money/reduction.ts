import { numberFormat } from '#domain/text/number-format.ts'
import type { LowestPriorPrice, Minor, Price } from './price.ts'
import { minor } from './price.ts'

/** How a price is shown: what is paid and, only where the law lets one say so, what is struck and by how much it fell. */
export type PriceTag = {
  now: Minor
  /** The lowest price of the last 30 days: at once the struck price and the base of the percentage. */
  was: { price: Minor; percent: number } | null
}

/** Whole percent by which `now` lies under `before`, floored (spec §9); 0 where it does not. */
export function discountPercent(now: Minor, before: Minor): number {
  return before > now ? Math.floor(((before - now) * 100) / before) : 0
}

/**
 * A reduction is announced only against the lowest price of the 30 days before it, and only where that was higher
 * (directive 98/6/EC, article 6a). Without a known lowest price nothing is announced.
 */
export function priceTag(
  price: Pick<Price, 'withTax' | 'appliedReductions'>,
  lowest: LowestPriorPrice | undefined,
): PriceTag {
  const before = lowest?.withTax ?? null
  const percent = before === null ? 0 : discountPercent(price.withTax, before)
  const isAnnounced = before !== null && percent > 0 && price.appliedReductions.length > 0
  return { now: price.withTax, was: isAnnounced ? { price: before, percent } : null }
}

/**
 * A reduction as its tag says it; languages differ in the blank before the sign.
 *
 * @example reductionText(20, 'pl-PL') // "−20%"
 */
export const reductionText = (percent: number, intl: string): string =>
  `−${numberFormat(intl, { style: 'unit', unit: 'percent' }).format(percent)}`

/** Where a price names no rate, spec §9 assumes this one. It is right in Germany only: every price of ours has its own. */
export const DEFAULT_VAT_RATE = 0.19

/** VAT contained in a price, rounded to the nearest minor unit. */
export const vatWithin = (withTax: Minor, rate: number = DEFAULT_VAT_RATE): Minor =>
  minor(Math.round(withTax - withTax / (1 + rate)))
