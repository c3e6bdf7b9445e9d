import { fail, ok, type Result } from '#domain/result.ts'

/** How many digits the number of an order has. Spec §5. */
const DIGITS = 12
const GROUPS = [
  [0, 4],
  [4, 11],
  [11, undefined],
] as const

/** As people read it: a number of twelve characters or more in groups of four, seven and the rest. Spec §5. */
export const shownOrderNumber = (number: string): string =>
  number.length < DIGITS ? number : GROUPS.map(([from, to]) => number.slice(from, to)).join(' ')

/** Twelve digits. Spec §5. */
export const isOrderNumber = (number: string): boolean => /^\d{12}$/.test(number)

/** As people type it: spaces do not matter. Nothing, or anything but twelve digits, is no number of an order. Spec §5. */
export function readOrderNumber(typed: string): Result<string, 'validation-failed'> {
  const number = typed.replaceAll(/\s/g, '')
  return isOrderNumber(number) ? ok(number) : fail('validation-failed')
}
