import type { FaceLandmarks } from './face-landmarks.ts'
import { BRIDGE_POINTS, POSE_POINTS } from './pose-points.ts'
import { anglesOf, rotationOf, turned, type HeadAngles } from './rotation.ts'
import { solveSymmetric } from './solve-symmetric.ts'

export type HeadPose = HeadAngles & {
  /** 3 × 3, row by row: from the canonical face to the camera. */
  rotation: Float32Array
  /** Where the origin of the canonical face is, in millimetres; the camera looks along −z. */
  translation: readonly [x: number, y: number, z: number]
  /** From the camera to the origin of the canonical face along its line of sight, in millimetres. */
  distance: number
}

export type HeadPoseOptions = {
  /** Size of the face against the canonical one: pupil distance / 63 mm. */
  scale: number
  /** Of the long side of the picture, in degrees. */
  fieldOfView?: number
}

type Vector = readonly [x: number, y: number, z: number]

/** Webcams and phones have 50 to 60 degrees, and a browser doesn't tell. */
const FIELD_OF_VIEW = 55

const STEPS = 12

/** Faces that differ from the canonical one look as if they were pitched, by about 4° against the 12° that heads really are. */
const PITCH_SHARE = 12 ** 2 / (12 ** 2 + 4 ** 2)

/** Focal length in pixels. */
export const focalLength = (image: { width: number; height: number }, fieldOfView = FIELD_OF_VIEW): number =>
  Math.max(image.width, image.height) / 2 / Math.tan((fieldOfView * Math.PI) / 360)

/**
 * How a head is turned and where it is, by its landmarks: the least squares of the weighted points (Gauss and Newton), with the pitch
 * damped and the bridge of the nose exactly where it is seen, because that is where glasses rest.
 */
export function headPose(
  { points }: FaceLandmarks,
  image: { width: number; height: number },
  { scale, fieldOfView }: HeadPoseOptions,
): HeadPose {
  const focal = focalLength(image, fieldOfView)
  const seenAt = (point: number) =>
    [
      (points[point * 3]! - image.width / 2) / focal,
      (image.height / 2 - points[point * 3 + 1]!) / focal,
    ] as const
  const marks = POSE_POINTS.map(([point, x, y, z, weight]) => ({
    model: [x * scale, y * scale, z * scale] as const,
    seen: seenAt(point),
    weight,
  }))
  let pose = firstGuess(marks)
  for (let step = 0; step < STEPS; step++) pose = improved(pose, marks)
  const angles = anglesOf(pose.rotation)
  const damped = { ...angles, pitch: angles.pitch * PITCH_SHARE }
  const rotation = rotationOf(damped)
  const translation = onBridge(rotation, pose.translation, scale, seenAt)
  return { ...damped, rotation, translation, distance: -translation[2] }
}

type Mark = { model: Vector; seen: readonly [number, number]; weight: number }
type Rough = { rotation: Float32Array; translation: Vector }

/** Upright, facing the camera, as far away as its spread tells. */
function firstGuess(marks: readonly Mark[]): Rough {
  const mean = (value: (mark: Mark) => number) =>
    marks.reduce((sum, mark) => sum + value(mark), 0) / marks.length
  const spread = (x: (mark: Mark) => number, y: (mark: Mark) => number) => {
    const [middleX, middleY] = [mean(x), mean(y)]
    return Math.sqrt(mean((mark) => (x(mark) - middleX) ** 2 + (y(mark) - middleY) ** 2))
  }
  const [modelX, modelY] = [(mark: Mark) => mark.model[0], (mark: Mark) => mark.model[1]]
  const [seenX, seenY] = [(mark: Mark) => mark.seen[0], (mark: Mark) => mark.seen[1]]
  const away = spread(modelX, modelY) / spread(seenX, seenY)
  return {
    rotation: rotationOf({ yaw: 0, pitch: 0, roll: 0 }),
    translation: [mean(seenX) * away - mean(modelX), mean(seenY) * away - mean(modelY), -away],
  }
}

/** One step of Gauss and Newton: three small turns and a shift. */
function improved({ rotation, translation }: Rough, marks: readonly Mark[]): Rough {
  const normal = new Float64Array(36)
  const right = new Float64Array(6)
  for (const { model, seen, weight } of marks) {
    const [x, y, z] = rotated(rotation, model)
    const away = -(z + translation[2])
    const [atX, atY] = [(x + translation[0]) / away, (y + translation[1]) / away]
    const byX = [atX * y, z - atX * x, -y, 1, 0, atX]
    const byY = [-z + atY * y, -atY * x, x, 0, 1, atY]
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 6; column++)
        normal[row * 6 + column]! +=
          (weight * (byX[row]! * byX[column]! + byY[row]! * byY[column]!)) / away ** 2
      right[row]! += (weight * (byX[row]! * (seen[0] - atX) + byY[row]! * (seen[1] - atY))) / away
    }
  }
  const [turnX, turnY, turnZ, x, y, z] = solveSymmetric(normal, right) as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return {
    rotation: turned(rotation, turnX, turnY, turnZ),
    translation: [translation[0] + x, translation[1] + y, translation[2] + z],
  }
}

/** Shifts the head sideways until the middle of the bridge lies where it is seen. */
function onBridge(
  rotation: Float32Array,
  translation: Vector,
  scale: number,
  seenAt: (point: number) => readonly [number, number],
): Vector {
  let [shiftX, shiftY] = [0, 0]
  for (const [point, x, y, z] of BRIDGE_POINTS) {
    const at = rotated(rotation, [x * scale, y * scale, z * scale])
    const away = -(at[2] + translation[2])
    const [seenX, seenY] = seenAt(point)
    shiftX += (seenX * away - at[0] - translation[0]) / BRIDGE_POINTS.length
    shiftY += (seenY * away - at[1] - translation[1]) / BRIDGE_POINTS.length
  }
  return [translation[0] + shiftX, translation[1] + shiftY, translation[2]]
}

const rotated = (rotation: Float32Array, [x, y, z]: Vector): Vector => [
  rotation[0]! * x + rotation[1]! * y + rotation[2]! * z,
  rotation[3]! * x + rotation[4]! * y + rotation[5]! * z,
  rotation[6]! * x + rotation[7]! * y + rotation[8]! * z,
]
