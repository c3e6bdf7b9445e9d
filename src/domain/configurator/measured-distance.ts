import { parseDate } from '#domain/form/date.ts'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { EYE_FIELD, EYES, type Prescription } from '#domain/prescription/eye-field.ts'
import { formatEyeStep } from '#domain/prescription/format-eye-value.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { nearPupilDistance } from '#domain/prescription/progressive.ts'
import {
  isByInstrument,
  type PupilDistanceSource,
  pupilDistanceSourceOf,
} from '#domain/prescription/pupil-distance-source.ts'
import type { ConfiguratorAnswers } from './answer-name.ts'

/** The answer for distances that an instrument has measured: method, ± and day, then both distances. Empty for others. */
export function measuredAnswer(
  source: PupilDistanceSource | undefined,
  { right, left }: Prescription,
): string {
  if (!isByInstrument(source) || right.pd === undefined || left.pd === undefined) return ''
  return [source.method, source.plusMinus, source.measuredOn, right.pd, left.pd].join(' ')
}

/** The answers that an instrument's distances are: of each eye, or of both divided between them, in the steps of a field. */
export function answersOfMeasured(
  source: PupilDistanceSource,
  pd: { right: number; left: number } | { both: number },
  intl: string,
): ConfiguratorAnswers {
  const measured =
    'both' in pd
      ? { right: { pd: stepOf(pd.both) }, left: {} }
      : { right: { pd: stepOf(pd.right) }, left: { pd: stepOf(pd.left) } }
  const { right, left } = checkPrescription(measured).prescription
  if (right.pd === undefined || left.pd === undefined) return {}
  return {
    'right.pd': formatEyeStep('pd', right.pd, intl),
    'left.pd': formatEyeStep('pd', left.pd, intl),
    'pd.measured': measuredAnswer(source, { right, left }),
    pdSource: '',
  }
}

const stepOf = (pd: number): number => Math.round(pd / EYE_FIELD.pd.step) * EYE_FIELD.pd.step

/** Where the distances of the answers come from. Those of an instrument are its own until others are typed. */
export function pupilDistanceOf(
  answers: ConfiguratorAnswers,
  { right, left }: Prescription,
  fromOrder: PrescriptionFromOrder | null,
): PupilDistanceSource | undefined {
  if (right.pd === undefined && left.pd === undefined) return undefined
  const [method, plusMinus, measuredOn, ...distances] = (answers['pd.measured'] ?? '').split(' ')
  const measured = { method, plusMinus: Number(plusMinus), measuredOn }
  const source = pupilDistanceSourceOf({ customData: { pupilDistance: measured } })
  const isOwn = [right.pd, left.pd].every((pd, at) => {
    const own = Number(distances[at])
    return pd === own || (answers.target === 'near' && pd === nearPupilDistance(own))
  })
  if (isByInstrument(source) && isOwn) return source
  if (answers.source === 'order') return fromOrder?.pupilDistance
  const slipDay = slipDayOf(answers)
  return { method: 'prescription', ...(slipDay !== undefined && { measuredOn: slipDay }) }
}

/** The day of the slip, YYYY-MM-DD; undefined where none was typed. */
export const slipDayOf = ({ slipDate = '' }: ConfiguratorAnswers): string | undefined =>
  parseDate(slipDate)?.toISOString().slice(0, 10)

/** Whether values look like those of progressive lenses, which are not made to the distance of an instrument. */
export const isUnfitForProgressive = (
  prescription: Prescription,
  source: PupilDistanceSource | undefined,
): boolean => isByInstrument(source) && EYES.some((eye) => (prescription[eye].addition ?? 0) > 0)
