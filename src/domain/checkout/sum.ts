import { minor, type Minor } from '#domain/money/price.ts'
import { vatWithin } from '#domain/money/reduction.ts'
import { sumOf } from '#domain/money/sum.ts'

type Priced = { withTax: Minor; rate: number }

export type Tax = { rate: number; amount: Minor }

/**
 * The tax within what is to be paid, rounded once a rate, the highest first. Fees are taxed as the goods that they come with, shared by their
 * worth; what rounding leaves goes to the highest rate. Without goods there is nothing to come with, and no tax.
 */
export function taxesWithin(goods: readonly Priced[], fees: Minor): Tax[] {
  const worth = sumOf(goods.map(({ withTax }) => withTax))
  const rates = [...new Set(goods.map(({ rate }) => rate))].toSorted((one, other) => other - one)
  const sums = rates.map((rate) => {
    const sum = sumOf(goods.filter((each) => each.rate === rate).map(({ withTax }) => withTax))
    const share = worth === 0 ? 0 : Math.floor((fees * sum) / worth)
    return { rate, sum, share: minor(share) }
  })
  const rest = fees - sumOf(sums.map(({ share }) => share))
  return sums.map(({ rate, sum, share }, place) => ({
    rate,
    amount: vatWithin(minor(sum + share + (place === 0 ? rest : 0)), rate),
  }))
}
