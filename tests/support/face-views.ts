import type { FaceLandmarks } from '#domain/face/face-landmarks.ts'
import { BRIDGE_POINTS, POSE_POINTS } from '#domain/face/pose-points.ts'
import { focalLength } from '#domain/face/head-pose.ts'
import { rotationOf, type HeadAngles } from '#domain/face/rotation.ts'

export const VIEW = { width: 960, height: 720 }

export type FaceView = HeadAngles & { distance: number; x?: number; y?: number; scale?: number }

/** The landmarks of the canonical face as a camera sees them; `noise` in pixels, the same in every run. */
export function landmarksSeen(view: FaceView, noise = 0): FaceLandmarks {
  const points = new Float32Array(478 * 3)
  const rotation = rotationOf(view)
  const focal = focalLength(VIEW)
  const scale = view.scale ?? 1
  for (const [point, ...rest] of [...POSE_POINTS, ...BRIDGE_POINTS]) {
    const [x, y, z] = [rest[0] * scale, rest[1] * scale, rest[2] * scale]
    const at = [0, 3, 6].map((row) => rotation[row]! * x + rotation[row + 1]! * y + rotation[row + 2]! * z)
    const away = view.distance - at[2]!
    points[point * 3] =
      VIEW.width / 2 + (focal * (at[0]! + (view.x ?? 0))) / away + noise * Math.sin(point * 12.9)
    points[point * 3 + 1] =
      VIEW.height / 2 - (focal * (at[1]! + (view.y ?? 0))) / away + noise * Math.sin(point * 78.2)
  }
  return { points, score: 1 }
}
