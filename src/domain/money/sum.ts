import { type Minor, minor, type Price, type Reduction } from './price.ts'
import { includedVat } from './reduction.ts'
import { sumOf } from './sum-of.ts'

/** The price of several pieces. The price per unit of measure is left out. */
export function multiplyPrice(price: Price, pieces: number): Price {
  const withTax = minor(price.withTax * pieces)
  const { rate } = price.tax.vat
  const amount = includedVat(withTax, rate)
  const { recommendedRetailPrice: recommended } = price
  return {
    ...price,
    withTax,
    withoutTax: minor(withTax - amount),
    tax: { vat: { amount, rate } },
    appliedReductions: price.appliedReductions.map((reduction) => ({
      ...reduction,
      amount: {
        ...reduction.amount,
        absoluteWithTax: minor(reduction.amount.absoluteWithTax * pieces),
      },
    })),
    recommendedRetailPrice: recommended === null ? null : minor(recommended * pieces),
    reference: null,
  }
}

type Priced = Pick<Price, 'withTax' | 'tax' | 'appliedReductions'>

/** Amounts of one tax rate: `amount` is the tax within `withTax`, `rate` a fraction. */
export type TaxOfRate = { rate: number; withTax: Minor; amount: Minor }

/** The tax included in prices, rounded once for each rate, the highest rate first. */
export function taxByRate(prices: readonly Pick<Price, 'withTax' | 'tax'>[]): TaxOfRate[] {
  const rates = [...new Set(prices.map(({ tax }) => tax.vat.rate))].toSorted((one, other) => other - one)
  return rates.map((rate) => {
    const alike = prices.filter(({ tax }) => tax.vat.rate === rate)
    const withTax = sumOf(alike.map((each) => each.withTax))
    return { rate, withTax, amount: includedVat(withTax, rate) }
  })
}

/**
 * The reductions of prices, one for each cause, in the order of their first appearance. `relative` is the share of the total before any
 * reduction.
 */
export function sumReductions(prices: readonly Priced[]): Reduction[] {
  const all = prices.flatMap(({ appliedReductions }) => appliedReductions)
  const before = sumOf([
    ...prices.map(({ withTax }) => withTax),
    ...all.map(({ amount }) => amount.absoluteWithTax),
  ])
  const causes = new Map<string, Reduction>()
  for (const reduction of all) {
    const { category, promotionId, code } = reduction
    const cause = JSON.stringify([category, promotionId, code])
    const sum = causes.get(cause)
    causes.set(cause, sum ? joined(sum, reduction) : reduction)
  }
  return [...causes.values()].map((sum) => {
    const { absoluteWithTax } = sum.amount
    return {
      ...sum,
      amount: { relative: before === 0 ? 0 : absoluteWithTax / before, absoluteWithTax },
    }
  })
}

const joined = (sum: Reduction, { type, amount }: Reduction): Reduction => ({
  ...sum,
  type: sum.type === type ? type : 'absolute',
  amount: {
    ...sum.amount,
    absoluteWithTax: sumOf([sum.amount.absoluteWithTax, amount.absoluteWithTax]),
  },
})
