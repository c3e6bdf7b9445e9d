import { isBinocular, PD_SUM } from './binocular-distance.ts'
import { EYE_FIELD, type EyeField } from './eye-field.ts'

/**
 * The value after a number of steps up or down, within the range. An empty field starts from zero, or from below
 * its range; a field without negative values becomes empty below that end. A value between two steps moves to the next of them. A
 * distance between both pupils remains one.
 *
 * @example stepEyeValue('sphere', -2.25, 1) // -2
 */
export function stepEyeValue(field: EyeField, value: number | undefined, steps: number): number | undefined {
  const { step } = EYE_FIELD[field]
  const isSum = field === 'pd' && value !== undefined && isBinocular(value)
  const { min, max } = isSum ? PD_SUM : EYE_FIELD[field]
  if (steps < 0 && min >= 0 && (value === undefined || value === min)) return undefined
  const place = (value ?? Math.max(min - step, 0)) / step
  const next = (steps > 0 ? Math.floor(place) : Math.ceil(place)) + steps
  return Math.min(max, Math.max(min, next * step))
}
