/** Three different digits, spoken one after the other. */
export type DigitTriplet = readonly [number, number, number]

const DIGITS = 10

/**
 * Triplets for a hearing check. Among each ten, every digit stands once in each place, so that an easy digit cannot make one half of the
 * check easier than the other; the last ten may be incomplete.
 *
 * @param random Numbers from 0 up to 1, excluding 1.
 */
export function digitTriplets(count: number, random: () => number): DigitTriplet[] {
  const tens = Array.from({ length: Math.ceil(count / DIGITS) }, () => tenTriplets(random))
  return tens.flat().slice(0, count)
}

/** One order of the digits, read at three different offsets, has each digit once in each place and none twice in a triplet. */
function tenTriplets(random: () => number): DigitTriplet[] {
  const digits = shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], random)
  const offset = 1 + Math.floor(random() * (DIGITS - 1))
  const further = 1 + ((offset + Math.floor(random() * (DIGITS - 2))) % (DIGITS - 1))
  const at = (place: number) => digits[place % DIGITS]!
  return digits.map((digit, place) => [digit, at(place + offset), at(place + further)])
}

/** Every order is equally likely (Fisher–Yates). */
function shuffled(values: readonly number[], random: () => number): number[] {
  const rest = [...values]
  return values.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1))
}

/** Whether all three digits were understood, in their order. */
export const isUnderstood = (triplet: DigitTriplet, answer: readonly number[]): boolean =>
  answer.length === triplet.length && triplet.every((digit, place) => digit === answer[place])
