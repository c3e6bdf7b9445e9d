import { describe, expect, it } from 'vitest'
import type { PixelImage } from '#domain/face/face-landmarks.ts'
import type { Circle } from '#domain/face/fit-circles.ts'
import { fitLimbus } from '#domain/face/limbus.ts'
import { randomOf } from '#shop-api/seed/random.ts'
import { type DrawnEye, drawEye } from '#tests/support/drawn-eye.ts'

const { next: random } = randomOf('limbus')

const eyeWith = (eye: Partial<DrawnEye> = {}): DrawnEye => ({
  iris: { x: 40.3, y: 30.7, radius: 11 },
  random,
  ...eye,
})
const GUESS = { x: 41, y: 30, radius: 12.3 }

function circlesIn(image: PixelImage, guesses: readonly Circle[]): Circle[] {
  const found = fitLimbus(image, guesses)
  if (!found.ok) throw new Error(found.error)
  return found.value
}

/** Two pictures of 80 by 60 pixels, the second one to the right of the first. */
function beside(first: PixelImage, second: PixelImage): PixelImage {
  const data = new Uint8ClampedArray(160 * 60 * 4)
  for (let row = 0; row < 60; row += 1) {
    data.set(first.data.subarray(row * 320, row * 320 + 320), row * 640)
    data.set(second.data.subarray(row * 320, row * 320 + 320), row * 640 + 320)
  }
  return { width: 160, height: 60, data }
}

describe('the border of an iris', () => {
  it.each([
    ['sharp', {}, 0.05],
    ['of a light iris', { irisBrightness: 160 }, 0.05],
    ['of a dark iris', { irisBrightness: 40 }, 0.05],
    ['of an eye that is half closed', { opening: 0.5 }, 0.05],
    ['with noise', { noise: 4 }, 0.15],
    ['slightly blurred', { blur: 1 }, 0.15],
  ] as const)('%s', (_, eye, tolerance) => {
    const drawn = eyeWith(eye)
    const [found] = circlesIn(drawEye(80, 60, drawn), [GUESS])
    expect(Math.abs(found!.x - drawn.iris.x)).toBeLessThan(tolerance)
    expect(Math.abs(found!.radius / drawn.iris.radius - 1)).toBeLessThan(0.02)
  })

  it.each([-3, -2, -1, 0, 1, 2, 3])('whatever the guess: %d pixels beside', (beside) => {
    const drawn = eyeWith()
    const [found] = circlesIn(drawEye(80, 60, drawn), [{ x: 40.3 + beside, y: 30.7, radius: 12.6 }])
    expect(Math.abs(found!.x - drawn.iris.x)).toBeLessThan(0.05)
  })

  it('without the lash that crosses it', () => {
    const drawn = eyeWith()
    const image = drawEye(80, 60, drawn)
    for (let row = 26; row < 31; row += 1)
      for (let column = 52; column < 55; column += 1)
        image.data.set([20, 20, 20, 255], 4 * (row * 80 + column))
    const [found] = circlesIn(image, [GUESS])
    expect(Math.abs(found!.x - drawn.iris.x)).toBeLessThan(0.1)
  })

  it.each([1.2, 1.1, 1])('that ends in the corner of the eye, %d radii from its middle', (corner) => {
    const [drawn, other] = [eyeWith(), eyeWith({ iris: { x: 39.6, y: 29.2, radius: 11 } })]
    const covered = drawEye(80, 60, drawn)
    const { x, y, radius } = drawn.iris
    for (let row = 0; row < 60; row += 1)
      for (let column = 0; column < 80; column += 1)
        if (column + 0.5 + Math.abs(row + 0.5 - y) > x + corner * radius)
          covered.data.set([150, 150, 150, 255], 4 * (row * 80 + column))
    const pair = beside(covered, drawEye(80, 60, other))
    const [found] = circlesIn(pair, [GUESS, { ...GUESS, x: GUESS.x + 80 }])
    expect(Math.abs(found!.x - drawn.iris.x)).toBeLessThan(0.15)
  })
})

describe('no border is found', () => {
  it('in too few pixels', () => {
    const drawn = eyeWith({ iris: { x: 40, y: 30, radius: 5 } })
    expect(fitLimbus(drawEye(80, 60, drawn), [{ x: 40, y: 30, radius: 5 }])).toEqual({
      ok: false,
      error: 'too-small',
    })
  })

  it.each([
    ['in a closed eye', { opening: 0 }],
    ['in a blurred picture', { blur: 7 }],
    ['without contrast', { irisBrightness: 200 }],
    ['in noise', { irisBrightness: 200, noise: 30 }],
  ] as const)('%s', (_, eye) => {
    expect(fitLimbus(drawEye(80, 60, eyeWith(eye)), [GUESS])).toEqual({ ok: false, error: 'unclear' })
  })

  it('where the guess lies beside the eye', () => {
    expect(fitLimbus(drawEye(80, 60, eyeWith()), [{ ...GUESS, x: 52 }])).toEqual({
      ok: false,
      error: 'unclear',
    })
  })
})
