import { numberFormat } from '#domain/text/number-format.ts'
import { EYE_FIELD, type Eye, type EyeField } from './eye-field.ts'

/** What stands where a value is missing. */
export const NO_VALUE = '–'

/** How slips mark a balance lens, in every language. */
export const BALANCE = 'BAL'

/**
 * A value without its unit, for tables and inputs whose heading names it: "−2,25", "±0,00", "170°", "32,0". A dash where there is none.
 * Spec §5 "Display".
 */
export function formatEyeNumber(field: EyeField, value: number | undefined, intl: string): string {
  if (value === undefined) return NO_VALUE
  const { isSigned, unit } = EYE_FIELD[field]
  const sign = value < 0 ? '−' : isSigned ? (value === 0 ? '±' : '+') : ''
  return `${sign}${formatEyeStep(field, Math.abs(value), intl)}${unit === '°' && field === 'axis' ? unit : ''}`
}

/** A field of an eye as `formatEyeNumber` writes it; an addition by the name that its maker gives it: "LOW", "+1,50 D". */
export const formatEyeField = (eye: Eye, field: EyeField, intl: string): string =>
  field === 'addition' && eye.additionName !== undefined
    ? formatAdditionName(eye.additionName, intl)
    : formatEyeNumber(field, eye[field], intl)

/** The name of an addition, with the number in it as it is written elsewhere. */
export const formatAdditionName = (name: string, intl: string): string =>
  name.replace(/[+]?\d+(?:\.\d+)?/, (number) => formatEyeNumber('addition', Number(number), intl))

/** How opticians write the dioptre beside a figure, and its name, by language. Elsewhere it is "dpt". */
const DIOPTRE: Readonly<Record<string, { sign: string; name: string }>> = {
  fr: { sign: 'δ', name: 'dioptries' },
  it: { sign: 'D', name: 'diottrie' },
}

/** The unit of a value in a heading, where it is read aloud: "dpt", in French "dioptries", in Italian "diottrie". */
export function unitName(field: EyeField, intl: string): string {
  const { unit } = EYE_FIELD[field]
  return unit === 'dpt' ? (DIOPTRE[intl.slice(0, 2)]?.name ?? unit) : unit
}

/** A value with its unit, for running text: "−2,25 dpt", "32,0 mm", in French "−2,25 δ". The space does not break. */
export function formatEyeValue(field: EyeField, value: number | undefined, intl: string): string {
  const { unit } = EYE_FIELD[field]
  const sign = unit === 'dpt' ? (DIOPTRE[intl.slice(0, 2)]?.sign ?? unit) : unit
  const number = formatEyeNumber(field, value, intl)
  return value === undefined || unit === '' || unit === '°' ? number : `${number}\u00A0${sign}`
}

/** The difference of two values: digits alone. */
export function formatEyeStep(field: EyeField, step: number, intl: string): string {
  const { decimals } = EYE_FIELD[field]
  return numberFormat(intl, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(step)
}
