import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'
import { type FaceMarks, findFaceMarks } from '#domain/face/face-marks.ts'
import type { FaceWithTemples } from '#domain/face/face-width.ts'
import { headPose } from '#domain/face/head-pose.ts'
import type { LimbusFault } from '#domain/face/limbus.ts'
import {
  isTurnedTooFar,
  type PupilDistance,
  pupilDistance,
  type PupilDistanceFault,
  type PupilDistanceMethod,
} from '#domain/face/pupil-distance.ts'
import { fail, ok, type Result } from '#domain/result.ts'

export type MeasureFault = LimbusFault | PupilDistanceFault | 'no-face'

/** A picture whose marks can be moved. */
export type Measured = { image: PixelImage; marks: FaceMarks; turn: number }

/** Reads a picture. A face that is turned too far is refused before anybody moves marks in it. */
export function readPicture(
  image: PixelImage,
  landmarks: FaceLandmarks | undefined,
): Result<Measured, MeasureFault> {
  if (!landmarks) return fail('no-face')
  const { yaw: turn } = headPose(landmarks, image, { scale: 1 })
  if (isTurnedTooFar(turn)) return fail('turned')
  const marks = findFaceMarks(image, landmarks)
  return marks.ok ? ok({ image, marks: marks.value, turn }) : marks
}

export const measure = (
  measured: Measured,
  method: PupilDistanceMethod,
): Result<PupilDistance, PupilDistanceFault> => pupilDistance(measuredFace(measured, method))

/** Without the card where the irises give the scale. */
export function measuredFace({ image, marks, turn }: Measured, method: PupilDistanceMethod): FaceWithTemples {
  const { irises, card, bridge, temples } = marks
  return { imageSize: image, irises, bridge, temples, turn, ...(method === 'card' && { card }) }
}
