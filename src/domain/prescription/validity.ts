import { isRecord } from '#domain/is-record.ts'
import { isByInstrument, pupilDistanceSourceOf, type PupilDistanceSource } from './pupil-distance-source.ts'
import { areValuesOld, holdMonths } from './slip-age.ts'

/** The day on which values were measured, YYYY-MM-DD, and how many months values of their customer hold. */
export type PrescriptionValidity = { measuredOn: string; months: number }

type Item = { customData: Readonly<Record<string, unknown>> }

/** What is known of the age of an item's values; null where their day is not. Older orders have it with the pupil distance alone. */
export function validityOf(item: Item): PrescriptionValidity | null {
  const validity = item.customData['prescriptionValidity']
  const { measuredOn, months } = isRecord(validity) ? validity : {}
  if (typeof measuredOn === 'string' && DAY.test(measuredOn) && typeof months === 'number')
    return { measuredOn, months }
  const day = dayOf(pupilDistanceSourceOf(item))
  return day === undefined ? null : { measuredOn: day, months: holdMonths('glasses', null, day) }
}

/** The day of the slip or branch that a pupil distance is from; the day of an instrument is that of the distance alone. */
export const dayOf = (source: PupilDistanceSource | undefined): string | undefined =>
  isByInstrument(source) ? undefined : source?.measuredOn

/** Whether values were too old when they were ordered, `placedAt` in RFC 3339; where their day is not known they are not. */
export function wereValuesOld(item: Item, placedAt: string): boolean {
  const validity = validityOf(item)
  return validity !== null && areValuesOld(validity.measuredOn, placedAt, validity.months)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
