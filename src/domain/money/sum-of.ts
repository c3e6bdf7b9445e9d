import { type Minor, minor } from './price.ts'

/** Of amounts in minor units of one currency. In a file of its own: scripts of pages need it without the rest of the sums. */
export const sumOf = (amounts: readonly number[]): Minor =>
  minor(amounts.reduce((sum, amount) => sum + amount, 0))
