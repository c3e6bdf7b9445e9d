import { describe, expect, it } from 'vitest'
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
    const found = fitLimbus(drawEye(80, 60, drawn), GUESS)
    expect(found).toEqual({ ok: true, value: expect.anything() })
    if (!found.ok) return
    expect(Math.abs(found.value.x - drawn.iris.x)).toBeLessThan(tolerance)
    expect(Math.abs(found.value.radius / drawn.iris.radius - 1)).toBeLessThan(0.02)
  })

  it.each([-3, -2, -1, 0, 1, 2, 3])('whatever the guess: %d pixels beside', (beside) => {
    const drawn = eyeWith()
    const found = fitLimbus(drawEye(80, 60, drawn), { x: 40.3 + beside, y: 30.7, radius: 12.6 })
    expect(found.ok && Math.abs(found.value.x - drawn.iris.x)).toBeLessThan(0.05)
  })

  it('without the lash that crosses it', () => {
    const drawn = eyeWith()
    const image = drawEye(80, 60, drawn)
    for (let row = 26; row < 31; row += 1)
      for (let column = 52; column < 55; column += 1)
        image.data.set([20, 20, 20, 255], 4 * (row * 80 + column))
    const found = fitLimbus(image, GUESS)
    expect(found.ok && Math.abs(found.value.x - drawn.iris.x)).toBeLessThan(0.1)
  })
})

describe('no border is found', () => {
  it('in too few pixels', () => {
    const drawn = eyeWith({ iris: { x: 40, y: 30, radius: 5 } })
    expect(fitLimbus(drawEye(80, 60, drawn), { x: 40, y: 30, radius: 5 })).toEqual({
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
    expect(fitLimbus(drawEye(80, 60, eyeWith(eye)), GUESS)).toEqual({ ok: false, error: 'unclear' })
  })

  it('where the guess lies beside the eye', () => {
    expect(fitLimbus(drawEye(80, 60, eyeWith()), { ...GUESS, x: 52 })).toEqual({
      ok: false,
      error: 'unclear',
    })
  })
})
