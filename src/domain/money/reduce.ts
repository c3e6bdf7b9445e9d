import { type Minor, minor, type Price, type Reduction } from './price.ts'
import { includedVat } from './reduction.ts'

/** Absolute in minor units, relative in percent: 10 is 10 %. */
export type Discount = { type: 'absolute' | 'relative'; value: number }

/** The reduction of an amount by a discount: to the nearest minor unit, never more than the amount, never less than 0. Spec §5. */
export function discountOn(amount: Minor, { type, value }: Discount): Minor {
  const off = type === 'absolute' ? value : (amount * value) / 100
  return minor(Math.round(Math.min(Math.max(0, amount), Math.max(0, off))))
}

/** A price after one more reduction, with its tax at the same rate. */
export function reducePrice(
  price: Price,
  discount: Discount,
  cause: Pick<Reduction, 'category' | 'code' | 'promotionId'>,
): Price {
  const off = discountOn(price.withTax, discount)
  const withTax = minor(price.withTax - off)
  const { rate } = price.tax.vat
  const amount = includedVat(withTax, rate)
  const relative = price.withTax === 0 ? 0 : off / price.withTax
  return {
    ...price,
    withTax,
    withoutTax: minor(withTax - amount),
    tax: { vat: { amount, rate } },
    appliedReductions: [
      ...price.appliedReductions,
      { ...cause, type: discount.type, amount: { relative, absoluteWithTax: off } },
    ],
  }
}
