import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'

const FOLDER = new URL('portrait/', import.meta.url)
const readJson = (name: string) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))

/** The portrait of the tests, `times` as large. */
export async function readPortrait(times = 1): Promise<PixelImage> {
  const { data, info } = await sharp(new URL('portrait.png', FOLDER).pathname)
    .resize({ width: 256 * times, kernel: 'cubic' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

/** What MediaPipe's own runtime finds in it: x and y of each point. */
export const portraitLandmarks: readonly (readonly [number, number])[] = readJson('landmarks.json')

/** x, y and z of each point, as our own code found them when they were last looked at. */
export const goldenPoints: readonly number[] = readJson('golden-points.json')

/** Points of the mesh that MediaPipe does not move afterwards by the parts of its model that are left out of ours. */
const refined: readonly number[] = readJson('refined-points.json')
export const COMPARED = Array.from({ length: 468 }, (_, index) => index).filter(
  (index) => !refined.includes(index),
)

/** How far points of the portrait, `times` as large, lie from where MediaPipe finds them, in pixels of the portrait. */
export const fromMediaPipe = ({ points }: FaceLandmarks, indices: readonly number[], times = 1): number[] =>
  indices.map((index) => {
    const [x, y] = portraitLandmarks[index]!
    return Math.hypot(points[index * 3]! / times - x, points[index * 3 + 1]! / times - y)
  })
