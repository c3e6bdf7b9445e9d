import type { Ordering } from './segments.ts'
import { add, type Bitset, emptySet, has } from './bitset.ts'

/** Products whose amount is within the bounds, both inclusive. */
export function setWithin(ordering: Ordering | null, size: number, from: number, to: number): Bitset {
  const set = emptySet(size)
  if (!ordering) return set
  const last = firstAtLeast(ordering.amounts, to + 1)
  for (let place = firstAtLeast(ordering.amounts, from); place < last; place++)
    add(set, ordering.ordinals[place] ?? 0)
  return set
}

/** Smallest and largest amount in a set; null if no product of the set has one. */
export function boundsOf(ordering: Ordering | null, set: Bitset): { min: number; max: number } | null {
  if (!ordering) return null
  const first = ordering.ordinals.findIndex((ordinal) => has(set, ordinal))
  const last = ordering.ordinals.findLastIndex((ordinal) => has(set, ordinal))
  return first === -1 ? null : { min: ordering.amounts[first] ?? 0, max: ordering.amounts[last] ?? 0 }
}

/** Index of an amount in ascending amounts, or of the next larger one. */
export function firstAtLeast(amounts: Int32Array, bound: number): number {
  let low = 0
  let high = amounts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((amounts[middle] ?? 0) < bound) low = middle + 1
    else high = middle
  }
  return low
}
