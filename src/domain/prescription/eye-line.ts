import { boxLine } from './box-line.ts'
import type { EyeSide, Prescription } from './eye-field.ts'
import { BALANCE, formatEyeNumber } from './format-eye-value.ts'
import { isProgressive } from './is-progressive.ts'

/**
 * What the lens of an eye is ground to, in one line: "−4,25 −0,50 85° ADD +2,00 PR 1,50 90°"; of a contact lens what its boxes differ in. An
 * addition of glasses counts only where both eyes have one. Distances and heights stand in the table.
 */
export function eyeLine(values: Prescription, side: EyeSide, intl: string): string {
  const eye = values[side]
  const hasAddition = eye.baseCurve !== undefined || isProgressive(values)
  const power = (['sphere', 'cylinder', 'axis'] as const)
    .filter((field) => field === 'sphere' || eye[field] !== undefined)
    .map((field) => formatEyeNumber(field, eye[field], intl))
  return [
    values.balance === side && BALANCE,
    ...power,
    boxLine(eye, intl, [...(hasAddition ? (['addition'] as const) : []), 'prism', 'baseCurve']),
    eye.prismBase !== undefined && `${formatEyeNumber('prismBase', eye.prismBase, intl)}°`,
  ]
    .filter(Boolean)
    .join(' ')
}
