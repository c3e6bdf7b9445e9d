import type { Minor } from '#domain/money/price.ts'
import { splitBy } from '#domain/money/share.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { type TaxOfRate } from '#domain/money/sum.ts'

type Taxed = Pick<TaxOfRate, 'rate' | 'withTax'>

/**
 * The part of the fees that each tax rate has: in proportion to what the goods of that rate cost with tax, so that it is in proportion to
 * their net prices, too. Parts are exact to the last minor unit. Where the goods cost nothing, the fees have their highest rate; 0 without
 * goods. `goods`: by rate, the highest first, each rate once.
 *
 * Delivery and the charge for a payment method belong to the taxable amount of the goods with which they are ordered, so each of these
 * bears its part, in every country of the shops:
 *
 * | country | source |
 * |---|---|
 * | European Union | directive 2006/112/EC, article 78 (b); for charges for payment, Court of Justice C-276/09 |
 * | DE | UStG § 10 (1); UStAE 3.10 (5) |
 * | AT | UStG 1994 § 4 (1) |
 * | CH | MWSTG article 19 (4), article 24 (1); article 19 (2), one rate from 70 % of the value, is an option |
 * | CZ | act 235/2004 § 36 (3) and (4), incidental expenses |
 * | PL | VAT act of 11 March 2004, article 29a (6) 2 |
 * | IT | DPR 633/1972 articles 12 and 13 |
 */
export function feesByRate(fees: Minor, goods: readonly Taxed[]): Taxed[] {
  if (fees === 0) return []
  if (sumOf(goods.map(({ withTax }) => withTax)) === 0) return [{ rate: goods[0]?.rate ?? 0, withTax: fees }]
  return splitBy(fees, goods, ({ withTax }) => withTax).flatMap(({ of: { rate }, part }) =>
    part === 0 ? [] : [{ rate, withTax: part }],
  )
}
