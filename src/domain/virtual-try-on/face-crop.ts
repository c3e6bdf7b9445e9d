import type { FaceLandmarks } from '#domain/face/face-landmarks.ts'
import { focalLength } from '#domain/face/head-pose.ts'
import { clamp } from '#domain/frame/scalar.ts'
import type { Size } from '#domain/raster/camera.ts'

/** A camera without lens faults, in pixels of its picture: it stands at the origin and looks along −z. */
export type Pinhole = { focal: number; centre: readonly [x: number, y: number] }

/** A part of a picture, in its pixels, and how much larger it is shown. */
export type Crop = { left: number; top: number; width: number; height: number; zoom: number }

/** What is shown around a face, in heights of it, and the shape of that. */
const HEIGHTS = 1.6
const WIDTH_TO_HEIGHT = 4 / 5
/** A face has hair above it. */
const ABOVE = 0.08

/** The part of a picture in which the face fills most of it. `height` is that of the part as it is shown, in pixels. */
export function faceCrop({ points }: FaceLandmarks, picture: Size, height: number): Crop {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let at = 0; at < points.length; at += 3) {
    left = Math.min(left, points[at]!)
    right = Math.max(right, points[at]!)
    top = Math.min(top, points[at + 1]!)
    bottom = Math.max(bottom, points[at + 1]!)
  }
  const ideal = (bottom - top) * HEIGHTS
  const high = Math.min(ideal, picture.height, picture.width / WIDTH_TO_HEIGHT)
  const wide = high * WIDTH_TO_HEIGHT
  return {
    left: clamp((left + right) / 2 - wide / 2, 0, picture.width - wide),
    top: clamp((top + bottom) / 2 - (bottom - top) * ABOVE - high / 2, 0, picture.height - high),
    width: wide,
    height: high,
    zoom: height / high,
  }
}

/** The middle of a picture, in the same shape and as high as the picture allows: a face that moves does not move it. */
export function centreCrop(picture: Size, height: number): Crop {
  const high = Math.min(picture.height, picture.width / WIDTH_TO_HEIGHT)
  const wide = high * WIDTH_TO_HEIGHT
  const [left, top] = [(picture.width - wide) / 2, (picture.height - high) / 2]
  return { left, top, width: wide, height: high, zoom: height / high }
}

/** The camera of a picture as its part shows it. */
export const pinholeOf = (picture: Size, { left, top, zoom }: Crop): Pinhole => ({
  focal: focalLength(picture) * zoom,
  centre: [(picture.width / 2 - left) * zoom, (picture.height / 2 - top) * zoom],
})

/** Where the points of a face lie in a part of its picture. */
export const cropLandmarks = (
  { points, score }: FaceLandmarks,
  { left, top, zoom }: Pick<Crop, 'left' | 'top' | 'zoom'>,
): FaceLandmarks => ({
  score,
  points: points.map(
    (value, at) => (at % 3 === 0 ? value - left : at % 3 === 1 ? value - top : value) * zoom,
  ),
})
