import { AVERAGE_PUPIL_DISTANCE } from '#domain/face/face-geometry.ts'
import type { Wearer } from './wearer.ts'

/** The plane of a frame on the canonical face, in mm before its origin. */
const FRAME_PLANE = 52

/** Pixels of the picture for a millimetre at the depth of the frame. */
export const pixelsPerMm = ({ camera, pose, scale }: Pick<Wearer, 'camera' | 'pose' | 'scale'>): number =>
  camera.focal / (pose.distance - FRAME_PLANE * scale)

/** Size of a head against the canonical face; a distance of the pupils (mm) that is not known is the average one. */
export const headScale = (pupilDistance: number | undefined): number =>
  (pupilDistance ?? AVERAGE_PUPIL_DISTANCE) / AVERAGE_PUPIL_DISTANCE

/** Millimetres from one line of a ruler to the next, and before its first and behind its last line. */
const STEP = 10
export const RULER_MARGIN = 8
/** Of a picture's width that a ruler may take. */
const SHARE = 0.85

/** The lines of a ruler below a picture of that width (pixels), in mm, and its width in percent of the picture, with its margins. */
export function rulerBelow(width: number, scale: number): { marks: readonly number[]; percent: number } {
  const steps = Math.max(1, Math.floor(((width * SHARE) / scale - 2 * RULER_MARGIN) / STEP))
  return {
    marks: Array.from({ length: steps + 1 }, (_, at) => at * STEP),
    percent: ((steps * STEP + 2 * RULER_MARGIN) * scale * 100) / width,
  }
}
