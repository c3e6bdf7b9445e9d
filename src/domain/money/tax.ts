import { type Minor, minor, type Price } from './price.ts'
import { DEFAULT_VAT_RATE } from './reduction.ts'

/**
 * The VAT of a price that states only its two amounts. The rate is a fraction, rounded to a tenth of a percent; that
 * of a price without an amount is the usual one (spec §9).
 */
export const taxBetween = (withTax: Minor, withoutTax: Minor): Price['tax']['vat'] => ({
  amount: minor(withTax - withoutTax),
  rate: withoutTax === 0 ? DEFAULT_VAT_RATE : Math.round((withTax / withoutTax - 1) * 1000) / 1000,
})
