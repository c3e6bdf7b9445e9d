import { numberFormat } from '#domain/text/number-format.ts'
import type { EyeField } from './made-to-measure.ts'

/** Decimals, whether the sign is always written, and the unit. Spec §5 "Prescription ranges". */
const SHAPES: Record<EyeField, readonly [decimals: number, isSigned: boolean, unit: string]> = {
  sphere: [2, true, ''],
  cylinder: [2, true, ''],
  axis: [0, false, '°'],
  addition: [2, true, ''],
  prism: [2, true, ''],
  prismBase: [0, false, ''],
  pd: [1, false, '\u00A0mm'],
}

/**
 * A value for readers: "−2,25", "±0,00", "170°", "32,0 mm". A dash where there is none.
 *
 * @example eyeValueText('sphere', -2.25, 'de-DE') // "−2,25"
 */
export function formatEyeValue(field: EyeField, value: number | undefined, intl: string): string {
  if (value === undefined) return '–'
  const [decimals, isSigned, unit] = SHAPES[field]
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const size = numberFormat(intl, digits).format(Math.abs(value))
  const sign = value < 0 ? '−' : isSigned ? (value === 0 ? '±' : '+') : ''
  return `${sign}${size}${unit}`
}
