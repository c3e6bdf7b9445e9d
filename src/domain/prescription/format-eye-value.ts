import { numberFormat } from '#domain/text/number-format.ts'
import { EYE_FIELD, type EyeField } from './eye-field.ts'

/** What stands where a value is missing. */
export const NO_VALUE = '–'

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

/** The same with its unit, for running text: "−2,25 dpt", "32,0 mm". The space does not break. */
export function formatEyeValue(field: EyeField, value: number | undefined, intl: string): string {
  const { unit } = EYE_FIELD[field]
  const number = formatEyeNumber(field, value, intl)
  return value === undefined || unit === '' || unit === '°' ? number : `${number}\u00A0${unit}`
}

/** The difference of two values: digits alone. */
export function formatEyeStep(field: EyeField, step: number, intl: string): string {
  const { decimals } = EYE_FIELD[field]
  return numberFormat(intl, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(step)
}
