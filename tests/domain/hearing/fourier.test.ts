import { describe, expect, it } from 'vitest'
import { fourierTransform } from '#domain/hearing/fourier.ts'

const LENGTH = 16
const wave = (turns: number, of: (angle: number) => number): Float64Array =>
  Float64Array.from({ length: LENGTH }, (_, at) => of((2 * Math.PI * turns * at) / LENGTH))
/** Where a number is not 0, and what it is. */
const peaks = (numbers: Float64Array) =>
  [...numbers.entries()]
    .filter(([, number]) => Math.abs(number) > 1e-9)
    .map(([at, number]) => [at, Math.round(number * 1e9) / 1e9])

describe('the Fourier transform', () => {
  it.each([
    ['of a level', wave(0, Math.cos), [[0, 16]], []],
    [
      'of a cosine',
      wave(3, Math.cos),
      [
        [3, 8],
        [13, 8],
      ],
      [],
    ],
    [
      'of a sine',
      wave(3, Math.sin),
      [],
      [
        [3, -8],
        [13, 8],
      ],
    ],
    ['of what changes as fast as it can', wave(8, Math.cos), [[8, 16]], []],
  ])('%s', (_, sound, real, imaginary) => {
    const [cosines, sines] = [sound.slice(), new Float64Array(LENGTH)]
    fourierTransform(cosines, sines)
    expect(peaks(cosines)).toEqual(real)
    expect(peaks(sines)).toEqual(imaginary)
  })

  it('with both parts exchanged leads back', () => {
    const [real, imaginary] = [wave(1, Math.exp), wave(2, Math.atan)]
    const [x, y] = [real.slice(), imaginary.slice()]
    fourierTransform(x, y)
    fourierTransform(y, x)
    for (let at = 0; at < LENGTH; at += 1) {
      expect(x[at]! / LENGTH).toBeCloseTo(real[at]!, 9)
      expect(y[at]! / LENGTH).toBeCloseTo(imaginary[at]!, 9)
    }
  })
})
