import { readTypedDay } from '#domain/form/typed-day.ts'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { EYE_FIELD, EYES, type LensUse, type Prescription } from '#domain/prescription/eye-field.ts'
import { formatEyeStep } from '#domain/prescription/format-eye-value.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import {
  type ByInstrument,
  isByInstrument,
  type PupilDistanceSource,
  pupilDistanceSourceOf,
} from '#domain/prescription/pupil-distance-source.ts'
import type { ConfiguratorAnswers } from './answer-name.ts'

/**
 * The answer for distances that an instrument has measured: method, ±, day, and what it was measured for, where that is known. Empty for
 * others.
 */
export const measuredAnswer = (source: PupilDistanceSource | undefined, use?: LensUse): string =>
  isByInstrument(source) ? [source.method, source.plusMinus, source.measuredOn, use].join(' ').trim() : ''

const partsOf = (answers: ConfiguratorAnswers): string[] => (answers['pd.measured'] ?? '').split(' ')

/** What an instrument has measured for the fields of the distances; undefined where none has. */
export function measuredSource(answers: ConfiguratorAnswers): ByInstrument | undefined {
  const [method, plusMinus, measuredOn] = partsOf(answers)
  const measured = { method, plusMinus: Number(plusMinus), measuredOn }
  const source = pupilDistanceSourceOf({ customData: { pupilDistance: measured } })
  return isByInstrument(source) ? source : undefined
}

/** Whether the distances were measured for another use than the lenses have: pupils are nearer to each other on a book than on a road. */
export const isMeasuredForOtherUse = (answers: ConfiguratorAnswers): boolean => {
  const measuredFor = partsOf(answers)[3]
  return (
    answers['pd.slip'] !== 'yes' &&
    answers.pdSource !== 'measure' &&
    !!measuredFor &&
    !!answers.use &&
    measuredFor !== answers.use
  )
}

/**
 * The answers that an instrument's distances for a use are: of each eye, or between both pupils in one number, in the steps of a field. Whether its halves are enough
 * is for the values to tell, as for one number of a slip.
 */
export function answersOfMeasured(
  source: PupilDistanceSource,
  pd: { right: number; left: number } | { both: number },
  intl: string,
  use: LensUse = 'far',
): ConfiguratorAnswers {
  const [right, left] = 'both' in pd ? [stepOf(pd.both)] : [stepOf(pd.right), stepOf(pd.left)]
  const measured = { right: { pd: right }, left: left === undefined ? {} : { pd: left } }
  if (checkPrescription(measured).prescription.left.pd === undefined) return {}
  return {
    'right.pd': formatEyeStep('pd', right, intl),
    'left.pd': left === undefined ? '' : formatEyeStep('pd', left, intl),
    'pd.measured': measuredAnswer(source, use),
    'pd.slip': '',
    pdSource: '',
  }
}

const stepOf = (pd: number): number => Math.round(pd / EYE_FIELD.pd.step) * EYE_FIELD.pd.step

/**
 * Where the distances of the answers come from. After an instrument they are its own, also where they were changed by hand, until the customer
 * says that they are those of the slip: a number alone does not tell.
 */
export function pupilDistanceOf(
  answers: ConfiguratorAnswers,
  { right, left }: Prescription,
  fromOrder: PrescriptionFromOrder | null,
): PupilDistanceSource | undefined {
  if (right.pd === undefined && left.pd === undefined) return undefined
  if (answers.source === 'order') return fromOrder?.pupilDistance
  const measured = measuredSource(answers)
  if (measured && answers['pd.slip'] !== 'yes') return measured
  const slipDay = slipDayOf(answers)
  return { method: 'prescription', ...(slipDay !== undefined && { measuredOn: slipDay }) }
}

/** The day of the slip, YYYY-MM-DD; undefined where none was typed. */
export const slipDayOf = ({ slipDate = '' }: ConfiguratorAnswers): string | undefined =>
  readTypedDay(slipDate) ?? undefined

/** Whether values look like those of progressive lenses, which are not made to the distance of an instrument. */
export const isUnfitForProgressive = (
  prescription: Prescription,
  source: PupilDistanceSource | undefined,
): boolean => isByInstrument(source) && EYES.some((eye) => (prescription[eye].addition ?? 0) > 0)
