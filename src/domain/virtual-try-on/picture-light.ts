import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'
import { clamp } from '#domain/frame/scalar.ts'
import { byteToLight, type Colour } from '#domain/raster/colour.ts'

/** The light of a picture against that of the studio, linear: red, green and blue, and how much more comes from the right of the picture (−1 to 1). */
export type PictureLight = { colour: Colour; side: number }

/** Points of a film of a face along each side of its box. */
const GRID = 40

/** Highlights, whites of the eyes and teeth have this brightness in the studio, whatever the colour of the skin. */
const BRIGHT = 0.62
/** The brightest part of the points, of which they are. */
const BRIGHT_SHARE = 0.03

/** Darker pictures are noisy, brighter ones burnt out: the frame does not follow them. */
const EXPOSURE = { least: 0.35, most: 1.1 }

/** How much of the colour of the highlights is the light's; the rest is the skin's. */
const TINT_SHARE = 0.35

/** The outer corner of each cheek, right and left of the person. */
const CHEEKS = { right: 117, left: 346 } as const
const SIDE_LIMIT = 0.35

/** Estimated from the face alone: what stands behind it may have another light. */
export function pictureLight(image: PixelImage, { points }: FaceLandmarks): PictureLight {
  const box = boxOf(points)
  const seen: Colour[] = []
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++)
      seen.push(
        lightAt(
          image,
          box.left + ((column + 0.5) / GRID) * (box.right - box.left),
          box.top + ((row + 0.5) / GRID) * (box.bottom - box.top),
        ),
      )
  const brightest = seen
    .toSorted((a, b) => brightness(b) - brightness(a))
    .slice(0, Math.ceil(seen.length * BRIGHT_SHARE))
  const mean = (channel: 0 | 1 | 2) =>
    brightest.reduce((sum, each) => sum + each[channel], 0) / brightest.length
  const bright: Colour = [mean(0), mean(1), mean(2)]
  const level = Math.max(brightness(bright), 1e-3)
  const exposure = clamp(level / BRIGHT, EXPOSURE.least, EXPOSURE.most)
  const tinted = (channel: 0 | 1 | 2) => exposure * (1 + TINT_SHARE * (bright[channel] / level - 1))
  return { colour: [tinted(0), tinted(1), tinted(2)], side: sideOf(image, points) }
}

function sideOf(image: PixelImage, points: Float32Array): number {
  const cheek = (point: number) => brightness(lightAt(image, points[point * 3]!, points[point * 3 + 1]!))
  const [atLeft, atRight] = [cheek(CHEEKS.right), cheek(CHEEKS.left)]
  return clamp((atRight - atLeft) / Math.max(atRight + atLeft, 1e-3), -SIDE_LIMIT, SIDE_LIMIT)
}

const brightness = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

function lightAt({ width, height, data }: PixelImage, x: number, y: number): Colour {
  const at = 4 * (clamp(Math.floor(y), 0, height - 1) * width + clamp(Math.floor(x), 0, width - 1))
  return [byteToLight(data[at]!), byteToLight(data[at + 1]!), byteToLight(data[at + 2]!)]
}

function boxOf(points: Float32Array) {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (let at = 0; at < points.length; at += 3) {
    box.left = Math.min(box.left, points[at]!)
    box.right = Math.max(box.right, points[at]!)
    box.top = Math.min(box.top, points[at + 1]!)
    box.bottom = Math.max(box.bottom, points[at + 1]!)
  }
  return box
}
