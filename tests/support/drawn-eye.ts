import type { PixelImage } from '#domain/face/face-landmarks.ts'
import type { Circle } from '#domain/face/fit-circles.ts'

export type DrawnEye = {
  iris: Circle
  /** Standard deviation of the blur in pixels. */
  blur?: number
  /** Standard deviation of the noise, of 255. */
  noise?: number
  irisBrightness?: number
  /** Share of the iris' radius that lids leave open above and below its middle. */
  opening?: number
  random: () => number
}

const SKIN = 170
const WHITE = 205
const PUPIL = 25

/** An eye with its truth known: sixteen points a pixel, then blur by more points around it, then noise. */
export function drawEye(width: number, height: number, eye: DrawnEye): PixelImage {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const brightness = meanBrightness(eye, x + 0.5, y + 0.5) + (eye.noise ?? 0) * normal(eye.random)
      data.set([brightness, brightness, brightness, 255], 4 * (y * width + x))
    }
  return { width, height, data }
}

/** Points of a pixel and of the blur around it, along each direction: less than a pixel apart. */
const pointsOf = (blur: number) => 7 + Math.ceil(6 * blur)

function meanBrightness(eye: DrawnEye, x: number, y: number): number {
  const { blur = 0 } = eye
  const points = pointsOf(blur)
  let [sum, weights] = [0, 0]
  for (let i = 0; i < points; i += 1)
    for (let j = 0; j < points; j += 1) {
      const across = spread(i, points)
      const down = spread(j, points)
      const weight = blur === 0 ? 1 : Math.exp(-4.5 * (across ** 2 + down ** 2))
      const reach = 0.5 + 3 * blur
      sum += weight * brightnessOf(eye, x + across * reach, y + down * reach)
      weights += weight
    }
  return sum / weights
}

/** From -1 to 1. */
const spread = (index: number, points: number) => (2 * index + 1) / points - 1

function brightnessOf({ iris, irisBrightness = 90, opening = 0.7 }: DrawnEye, x: number, y: number): number {
  const distance = Math.hypot(x - iris.x, y - iris.y) / iris.radius
  const lid = opening * iris.radius * (1 - ((x - iris.x) / (2.6 * iris.radius)) ** 2)
  if (Math.abs(y - iris.y) > lid) return SKIN
  if (distance > 1) return WHITE
  return distance < 0.4 ? PUPIL : irisBrightness
}

/** Box and Muller. */
const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
