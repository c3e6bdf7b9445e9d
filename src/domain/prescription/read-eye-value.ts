import { EYE_FIELD, type EyeField } from './eye-field.ts'

/**
 * What a text means as a value. `isSignTyped` is false where a power was typed without the sign that it needs. Two values are possible
 * where the decimal point is missing behind a leading zero, in two digits, or where a gap may be one: "05" is 0.5 or 5, "50" 0.50 or 5.0, "2 5" 2.5 or 25.
 */
export type ReadValue =
  | { kind: 'empty' }
  | { kind: 'value'; value: number; isSignTyped: boolean }
  | { kind: 'point-missing' }
  | { kind: 'unreadable' }

/** Words on slips for "no power": plano. */
const PLANO = /^(?:pl(?:an[oa]?)?\.?|neutr(?:al|[eo])|null|∞)$/u
/** Words that say that the lens is spherical: there is no cylinder. */
const SPHERICAL = /^(?:d\.?s\.?|sph\.?)$/u
/** What people write into a cell without a value. */
const BLANK = /^(?:[-/.]+|\/+)?$/u
/** Units and abbreviations that stand beside a value on slips. */
const LABEL =
  /^(?:dc?|dptr?|dioptr\p{L}*|sph\p{L}*|sf\p{L}*|c[iy]l\p{L}*|zyl\p{L}*|achse|ax\p{L}*|[aà]|oś|osa|asse|add\p{L}*|dod\p{L}*|prism\p{L}*|pryzm\p{L}*|pdpt|pd|dp|tabo|grad|gradi|deg\p{L}*|st|stop\p{L}*|stup\p{L}*|mm|cm\/m|[δ∆]|°)[.:]?$/u
/** What belongs to one field alone: "× 170" is an axis, "−2,25 DS" a sphere without a cylinder. */
const ONLY_IN: Partial<Record<EyeField, RegExp>> = { axis: /^[x×]/u, sphere: /d\.?s\.?$/u }
/** Czech prescriptions write a minus as two strokes, so that it is no smudge. */
const MINUS = /^(?:minus|mínus|moins|meno|=)/u
const PLUS = /^(?:plus|più|piu)/u

/**
 * Reads what people copy from a slip: comma or point, any dash as a minus, a sign behind the number, "plan", "sph" and "DS", units,
 * a forgotten decimal point ("225" is 2.25). Range and steps are not checked here.
 *
 * @example readEyeValue('sphere', '2,25-') // { kind: 'value', value: -2.25, isSignTyped: true }
 */
export function readEyeValue(field: EyeField, text: string): ReadValue {
  const plain = plainText(text)
  if (BLANK.test(plain)) return { kind: 'empty' }
  const isPower = field === 'sphere' || field === 'cylinder'
  if (isPower && PLANO.test(plain)) return { kind: 'value', value: 0, isSignTyped: true }
  if (SPHERICAL.test(plain)) return field === 'sphere' ? { kind: 'unreadable' } : { kind: 'empty' }
  const signed = withoutLabels(plain.replace(ONLY_IN[field] ?? '', ''))
    .replace(MINUS, '-')
    .replace(PLUS, '+')
  const found = /^(?<before>[-+±]?)(?<digits>\d{1,4}(?:[.,]\d{1,3})?|[.,]\d{1,3})(?<after>[-+]?)$/u.exec(
    signed,
  )
  if (!found?.groups) return { kind: 'unreadable' }
  const { before = '', digits = '', after = '' } = found.groups
  if (before !== '' && after !== '') return { kind: 'unreadable' }
  if (EYE_FIELD[field].decimals > 0 && /^0+[1-9]/u.test(digits)) return { kind: 'point-missing' }
  if (hasTwoReadings(field, digits) || (EYE_FIELD[field].decimals === 2 && GAP.test(text)))
    return { kind: 'point-missing' }
  const sign = before + after
  const size = withDecimals(field, digits)
  const value = sign === '-' && size !== 0 ? -size : size
  const isSignTyped = !EYE_FIELD[field].isSigned || field === 'addition' || size === 0 || /^[-+]$/u.test(sign)
  return { kind: 'value', value, isSignTyped }
}

/** One digit behind a gap: with two, "2 25", the gap is the point. */
const GAP = /\d\s+\d(?!\d)/u

/** Powers that people have, in dpt, also beyond those that are made here: -7.50 must not become -0.75. */
const LARGEST: Partial<Record<EyeField, number>> = { sphere: 20 }

/** Whether two digits without a point can have it behind the first: -25 is -0.25 or -2.5, and 30 is 3.0. */
function hasTwoReadings(field: EyeField, digits: string): boolean {
  const { decimals, max } = EYE_FIELD[field]
  const isHalf = /^(?:25|[3-9][05])$/u.test(digits)
  return decimals === 2 && isHalf && Number(digits) / 10 <= (LARGEST[field] ?? max)
}

/** Small letters without spaces and brackets, one kind of dash and of degrees, fractions as decimals. */
const plainText = (text: string): string =>
  text
    .replace('¼', '.25')
    .replace('½', '.5')
    .replace('¾', '.75')
    .replace(/[º˚]/u, '°')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s()]/gu, '')
    .replace(/[‐‑‒–—―−﹣]/gu, '-')
    .replace(/\+\/-/u, '±')

const withoutLabels = (text: string): string =>
  text.replace(/[\p{L}∆°/]+[.:]?/gu, (word) => (LABEL.test(word) ? '' : word))

/**
 * Powers come in quarters, and no lens has 25 dpt: a whole number from 25 on lacks its decimal point. So does a distance of three digits.
 */
function withDecimals(field: EyeField, digits: string): number {
  const number = Number(digits.replace(',', '.'))
  if (!/^\d+$/u.test(digits)) return number
  const { decimals, max } = EYE_FIELD[field]
  if (decimals === 2 && number >= 25) return number / 100
  return decimals === 1 && number >= 100 && number / 10 <= 2 * max ? number / 10 : number
}
