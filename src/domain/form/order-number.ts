import { withoutControlCharacters } from './normalise-input.ts'
import { fail, ok, type Result } from '#domain/result.ts'

/** Number of digits of an order number. Spec §5. */
const DIGITS = 12
const GROUPS = [
  [0, 4],
  [4, 11],
  [11, undefined],
] as const

/** The signs that stand for a hyphen in papers and on keyboards. */
const HYPHENS = /[\u2010-\u2015\u2212]/g

/** The order number for readers: twelve characters or more in groups of four, seven and the rest. Spec §5. */
export const formatOrderNumber = (number: string): string =>
  number.length < DIGITS ? number : GROUPS.map(([from, to]) => number.slice(from, to)).join(' ')

/** Twelve digits. Spec §5. */
export const isOrderNumber = (number: string): boolean => /^\d{12}$/.test(number)

/**
 * Parses a typed order number: spaces are ignored, and so are hyphens and what the number of an invoice (R-) or a credit note (G-…-1) has
 * besides. Anything but twelve digits is no order number. Spec §5.
 */
export function parseOrderNumber(typed: string): Result<string, 'validation-failed'> {
  const plain = withoutControlCharacters(typed).replaceAll(/\s/g, '').replaceAll(HYPHENS, '-')
  const [, invoice, credit] = /^(?:R-?(.+)|G-?(.+)-\d{1,3})$/i.exec(plain) ?? []
  const number = (invoice ?? credit ?? plain).replaceAll('-', '')
  return isOrderNumber(number) ? ok(number) : fail('validation-failed')
}
