import type { PixelImage } from '#domain/face/face-landmarks.ts'
import { clamp } from '#domain/frame/scalar.ts'
import { randomOf } from '#shop-api/seed/random.ts'
import type { Colour, Subject } from './subject.ts'

type Size = { width: number; height: number }

/** The picture of what is seen in its pixels, with the subject's blur, then its light and noise. */
export function develop(
  { light: exposure = 1, blur = 0, noise = 0 }: Subject,
  { width, height }: Size,
  colourAt: (column: number, row: number) => Colour,
): PixelImage {
  const light = new Float32Array(width * height * 3)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      light.set(colourAt(column, row), 3 * (row * width + column))
  const soft = blur > 0 ? blurred(blurred(light, width, height, 1, blur), width, height, width, blur) : light
  const { next } = randomOf('a picture')
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel += 1)
    for (let channel = 0; channel < 3; channel += 1)
      data[pixel * 4 + channel] =
        exposure * soft[pixel * 3 + channel]! + (noise > 0 ? noise * normal(next) : 0)
  return { width, height, data }
}

/** Along rows (`step` 1) or along columns (`step` as many pixels as a row has). */
function blurred(
  light: Float32Array,
  width: number,
  height: number,
  step: number,
  sigma: number,
): Float32Array {
  const reach = Math.ceil(3 * sigma)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const soft = new Float32Array(light.length)
  const last = step === 1 ? width - 1 : height - 1
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = step === 1 ? pixel % width : Math.floor(pixel / width)
    weights.forEach((weight, index) => {
      const from = pixel + (clamp(at + index - reach, 0, last) - at) * step
      for (let channel = 0; channel < 3; channel += 1)
        soft[pixel * 3 + channel]! += (weight / total) * light[from * 3 + channel]!
    })
  }
  return soft
}

/** Box and Muller. */
const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
