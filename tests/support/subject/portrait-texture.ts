import type { PixelImage } from '#domain/face/face-landmarks.ts'
import type { Vector } from '#domain/frame/mesh.ts'
import { clamp } from '#domain/frame/scalar.ts'
import { portraitLandmarks, readPortrait } from '#tests/support/portrait.ts'
import type { CanonicalFace } from './canonical-face.ts'
import { type Colour } from './subject.ts'

/** The portrait is enlarged smoothly, so that its pixels don't show. */
const TIMES = 4

export type PortraitTexture = {
  /** Of a place of the portrait in its own pixels. */
  colourAt(x: number, y: number): Colour
  /** Hair, neck and surroundings stand on a plane behind the face: which place of the portrait is at x and y of the head. */
  behind(x: number, y: number): readonly [x: number, y: number]
}

export async function readPortraitTexture(face: CanonicalFace): Promise<PortraitTexture> {
  const image = await readPortrait(TIMES)
  const alongX = fit(face, (landmark) => landmark[0])
  const alongY = fit(face, (landmark) => landmark[1])
  return {
    colourAt: (x, y) => between(image, x * TIMES, y * TIMES),
    behind: (x, y) => [dotOne(alongX, x, y), dotOne(alongY, x, y)],
  }
}

/** The border of the face, where the portrait behind it must fit on. */
const OVAL = [
  10, 109, 67, 54, 162, 127, 93, 132, 58, 172, 150, 176, 152, 400, 379, 397, 288, 361, 323, 356,
].concat([389, 284, 297, 338])

const dotOne = ([a, b, c]: Vector, x: number, y: number) => a * x + b * y + c

/** Least squares of a·x + b·y + c; the oval is nearly symmetric, so that x and y are independent of each other. */
function fit({ positions }: CanonicalFace, value: (landmark: readonly [number, number]) => number): Vector {
  const rows = OVAL.map(
    (at) => [positions[at * 3]!, positions[at * 3 + 1]!, value(portraitLandmarks[at]!)] as const,
  )
  const mean = (column: 0 | 1 | 2) => rows.reduce((sum, row) => sum + row[column], 0) / rows.length
  const [x, y, v] = [mean(0), mean(1), mean(2)]
  const slope = (column: 0 | 1, middle: number) =>
    rows.reduce((sum, row) => sum + (row[column] - middle) * (row[2] - v), 0) /
    rows.reduce((sum, row) => sum + (row[column] - middle) ** 2, 0)
  const [a, b] = [slope(0, x), slope(1, y)]
  return [a, b, v - a * x - b * y]
}

function between({ width, height, data }: PixelImage, x: number, y: number): Colour {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  const [across, down] = [x - 0.5 - left, y - 0.5 - top]
  const at = (column: number, row: number) =>
    4 * (clamp(row, 0, height - 1) * width + clamp(column, 0, width - 1))
  const [a, b, c, d] = [at(left, top), at(left + 1, top), at(left, top + 1), at(left + 1, top + 1)]
  const mixed = (channel: number) =>
    (1 - down) * ((1 - across) * data[a + channel]! + across * data[b + channel]!) +
    down * ((1 - across) * data[c + channel]! + across * data[d + channel]!)
  return [mixed(0), mixed(1), mixed(2)]
}
