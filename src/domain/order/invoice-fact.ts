import type { ShopCountry } from '#domain/shop/shop-country.ts'

/** What a law can demand of an invoice for goods. `rate-of-line`: the tax rate of each line; `taxes`: net amount, rate and tax of each rate. */
const INVOICE_FACTS = [
  'seller',
  'seller-tax-number',
  'buyer',
  'buyer-tax-number',
  'number',
  'issue-date',
  'supply-date',
  'goods',
  'unit-price',
  'net-unit-price',
  'rate-of-line',
  'taxes',
  'total',
] as const
export type InvoiceFact = (typeof INVOICE_FACTS)[number]

/** Facts of every country's law. */
const EVERYWHERE = [
  'seller',
  'seller-tax-number',
  'buyer',
  'number',
  'issue-date',
  'supply-date',
  'goods',
  'rate-of-line',
  'taxes',
  'total',
] as const satisfies InvoiceFact[]

/**
 * The facts that the law of a country demands of a full invoice. Below a limit it demands fewer, and all of them are printed all the same.
 *
 * | country | source | limit |
 * |---|---|---|
 * | DE | UStG § 14 (4), date of supply no. 6 | UStDV § 33, 250 EUR |
 * | AT | UStG 1994 § 11 (1) 3, date of supply lit. d | § 11 (6), 400 EUR; § 11 (1) 3 lit. b, number of the buyer from 10,000 EUR |
 * | CH | MWSTG article 26 (2), date of supply lit. c | MWSTV article 57, 400 CHF |
 * | CZ | act 235/2004 § 29 (1), date of supply lit. h | § 30 and § 30a, 10,000 CZK |
 * | PL | VAT act article 106e (1), date of supply no. 6; prices with tax by article 106e (7) and (8) | article 106e (5) 3, 450 PLN |
 * | IT | DPR 633/1972 article 21 (2), date of supply lit. g-bis | article 21-bis, 400 EUR |
 */
const FACTS: Record<ShopCountry, readonly InvoiceFact[]> = {
  DE: EVERYWHERE,
  AT: [...EVERYWHERE, 'buyer-tax-number'],
  CH: EVERYWHERE,
  CZ: [...EVERYWHERE, 'buyer-tax-number', 'net-unit-price'],
  PL: [...EVERYWHERE, 'buyer-tax-number', 'unit-price'],
  IT: [...EVERYWHERE, 'buyer-tax-number'],
}

/** Whether the law of a country demands a fact of an invoice. */
export const demandsFact = (country: ShopCountry, fact: InvoiceFact): boolean => FACTS[country].includes(fact)
