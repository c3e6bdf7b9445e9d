import type { PupilDistance } from '#domain/face/pupil-distance.ts'
import type { MeasuredDistance } from '#islands/instruments/instrument-message.ts'

/** What a page gets of a measurement: the distance of each eye, else of both, with the uncertainty of both: it decides about prism. Dated by the visitor's clock. */
export const resultMessage = (
  { method, both, plusMinus, eyes }: PupilDistance,
  now: Date,
): MeasuredDistance => ({
  instrument: 'pupil-distance',
  kind: 'result',
  method,
  // Swedes write the day as YYYY-MM-DD.
  measuredAt: now.toLocaleDateString('sv-SE'),
  pd: eyes ?? { both },
  plusMinus,
})
