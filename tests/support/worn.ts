import { readFaceGeometry } from '#domain/face/face-geometry.ts'
import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'
import { focalLength, headPose } from '#domain/face/head-pose.ts'
import { rotationOf } from '#domain/face/rotation.ts'
import type { FrameForm, FrameSubject } from '#domain/frame/design.ts'
import type { Vector } from '#domain/frame/mesh.ts'
import type { Size } from '#domain/raster/camera.ts'
import type { Wearer } from '#domain/virtual-try-on/wearer.ts'
import { frameForm } from './frames.ts'
import { type FaceView, VIEW } from './face-views.ts'
import { cutFaceGeometry } from '../../src/setup/face-model/cut-face-geometry.ts'

export const geometry = readFaceGeometry(cutFaceGeometry().buffer)

export const frameSubject = (
  over: Partial<FrameForm> = {},
  rest: Partial<FrameSubject> = {},
): FrameSubject => ({
  kind: 'frame',
  ...frameForm(over),
  material: 'black',
  lens: 'clear',
  ...rest,
})

const focal = focalLength(VIEW)

/** Where the camera of `VIEW` sees a place before it. */
export const seenAt = ([x, y, z]: Vector) => ({
  x: VIEW.width / 2 - (focal * x) / z,
  y: VIEW.height / 2 + (focal * y) / z,
})

/** All points of the canonical face as a camera sees them, and how the head is turned by them. `headSize` is the size that is taken for it. */
export function wearerSeen(view: FaceView, headSize = 1): Wearer {
  const { vertices } = geometry
  const rotation = rotationOf(view)
  const points = new Float32Array(478 * 3).fill(VIEW.width / 2)
  for (let at = 0; at < vertices.length; at += 3) {
    const [x, y, z] = [0, 3, 6].map(
      (row) =>
        rotation[row]! * vertices[at]! +
        rotation[row + 1]! * vertices[at + 1]! +
        rotation[row + 2]! * vertices[at + 2]!,
    ) as [number, number, number]
    const seen = seenAt([x, y, z - view.distance])
    points[at] = seen.x
    points[at + 1] = seen.y
  }
  const landmarks: FaceLandmarks = { points, score: 1 }
  return {
    camera: { focal, centre: [VIEW.width / 2, VIEW.height / 2] },
    landmarks,
    pose: headPose(landmarks, VIEW, { scale: headSize }),
    scale: headSize,
    geometry,
  }
}

/** The same in a picture that has `times` fewer pixels along each side. */
export function smaller(wearer: Wearer, times: number): { wearer: Wearer; size: Size } {
  const { camera, landmarks } = wearer
  const [x, y] = camera.centre
  return {
    wearer: {
      ...wearer,
      camera: { focal: camera.focal / times, centre: [x / times, y / times] },
      landmarks: { ...landmarks, points: landmarks.points.map((value) => value / times) },
    },
    size: { width: VIEW.width / times, height: VIEW.height / times },
  }
}

/** A picture of one colour. */
export const plainPicture = (colour: readonly [number, number, number], size = VIEW): PixelImage => ({
  ...size,
  data: new Uint8ClampedArray(size.width * size.height * 4).map((_, at) => colour[at % 4] ?? 255),
})
