import type { PupilDistance } from '#domain/face/pupil-distance.ts'
import { nearPupilDistance } from '#domain/prescription/near-pupil-distance.ts'
import type { MeasuredDistance } from '#islands/instruments/instrument-message.ts'

/**
 * What a page gets of a measurement: the distance of each eye, else of both, with the uncertainty of both: it decides about prism. Dated by the
 * visitor's clock. `distance`: in mm, of what the lenses are for; undefined for far.
 */
export function resultMessage(
  { method, both, plusMinus, eyes }: PupilDistance,
  now: Date,
  distance?: number,
): MeasuredDistance {
  const at = (pd: number) => (distance === undefined ? pd : nearPupilDistance(pd, distance))
  return {
    instrument: 'pupil-distance',
    kind: 'result',
    method,
    // Swedes write the day as YYYY-MM-DD.
    measuredAt: now.toLocaleDateString('sv-SE'),
    pd: eyes ? { right: at(eyes.right), left: at(eyes.left) } : { both: at(both) },
    plusMinus,
  }
}
