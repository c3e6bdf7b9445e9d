import { isRecord } from '#domain/is-record.ts'

/** How a pupil distance was measured: by who wrote the prescription, by a card or the irises in a picture, or in a branch. */
export type PupilDistanceMethod = PupilDistanceSource['method']

/** Where a pupil distance comes from. `plusMinus`: in mm, at 95 %. `measuredOn`: YYYY-MM-DD. */
export type PupilDistanceSource =
  | { method: 'prescription' | 'branch'; measuredOn?: string }
  | { method: 'card' | 'iris'; plusMinus: number; measuredOn: string }

/** `plusMinus` and day are never left out. */
export type ByInstrument = Extract<PupilDistanceSource, { plusMinus: number }>

/** Measured by the customer. Progressive lenses are never made to it: they need the distance of each eye to a millimetre. */
export const isByInstrument = (source: PupilDistanceSource | undefined): source is ByInstrument =>
  source?.method === 'card' || source?.method === 'iris'

/** Where the pupil distance of an item comes from; undefined where that is not known. */
export function pupilDistanceSourceOf({
  customData,
}: {
  customData: Readonly<Record<string, unknown>>
}): PupilDistanceSource | undefined {
  const source = customData['pupilDistance']
  if (!isRecord(source)) return undefined
  const { method, plusMinus, measuredOn } = source
  const day = typeof measuredOn === 'string' && DAY.test(measuredOn) ? measuredOn : undefined
  if (method === 'prescription' || method === 'branch') return { method, ...(day && { measuredOn: day }) }
  const isInstrument = method === 'card' || method === 'iris'
  const hasError = typeof plusMinus === 'number' && plusMinus > 0
  return isInstrument && hasError && day ? { method, plusMinus, measuredOn: day } : undefined
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
