import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { PixelImage } from '#domain/face/face-landmarks.ts'

const FOLDER = new URL('portrait/', import.meta.url)

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
export const portraitLandmarks: readonly (readonly [number, number])[] = JSON.parse(
  readFileSync(new URL('landmarks.json', FOLDER), 'utf8'),
)
