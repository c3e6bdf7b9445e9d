import { type Minor, minor } from './price.ts'
import { sumOf } from './sum-of.ts'

/** What `part` of `whole` costs where the whole costs `amount`, rounded to the nearest minor unit. */
export const shareOf = (amount: Minor, part: number, whole: number): Minor =>
  whole === 0 ? minor(0) : minor(Math.round((amount * part) / whole))

/**
 * Splits an amount in proportion to the weights, exact to the last minor unit. Where the amount is no more than all weights together, no
 * part is greater than its weight.
 *
 * @example splitBy(minor(100), [1, 1, 1], minor).map(({ part }) => part) // [33, 34, 33]
 */
export function splitBy<T>(
  amount: Minor,
  among: readonly T[],
  weightOf: (each: T) => Minor,
): { of: T; part: Minor }[] {
  const weights = among.map(weightOf)
  const upTo = (end: number) => shareOf(amount, sumOf(weights.slice(0, end)), sumOf(weights))
  return among.map((each, place) => ({ of: each, part: minor(upTo(place + 1) - upTo(place)) }))
}

/**
 * Splits an amount among equal pieces, exact to the last minor unit: `count` pieces get `amount` each, the greater amount first.
 *
 * @example splitEvenly(minor(500), 3) // [{ amount: 167, count: 2 }, { amount: 166, count: 1 }]
 */
export function splitEvenly(amount: Minor, pieces: number): { amount: Minor; count: number }[] {
  const greater = amount % pieces
  const least = (amount - greater) / pieces
  return [
    { amount: minor(least + 1), count: greater },
    { amount: minor(least), count: pieces - greater },
  ].filter(({ count }) => count > 0)
}
