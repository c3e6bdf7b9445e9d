import { describe, expect, it } from 'vitest'
import { signalToNoiseRatios, speechReceptionThreshold, TRIPLET_COUNT } from '#domain/hearing/staircase.ts'
import { randomOf } from '#shop-api/seed/random.ts'

const answers = (text: string): boolean[] => [...text].map((letter) => letter === 'y')

describe('the ratios of a staircase', () => {
  it.each([
    ['', [0]],
    ['y', [0, -2]],
    ['n', [0, 2]],
    ['nnnnnny', [0, 2, 4, 6, 8, 8, 8, 6]],
    ['yyny', [0, -2, -4, -2, -4]],
  ])('%s', (given, ratios) => {
    expect(signalToNoiseRatios(answers(given))).toEqual(ratios)
  })
})

describe('the threshold', () => {
  it('is not known before the last triplet', () => {
    expect(speechReceptionThreshold(answers('y'.repeat(TRIPLET_COUNT - 1)))).toBeNull()
  })

  it('is the mean of the ratios from the fifth to the one after the last', () => {
    // Down to -10 by five, then -8 and -10 by turns: 20 ratios from the fifth on.
    expect(speechReceptionThreshold(answers(`yyyyy${'ny'.repeat(9)}`))).toBeCloseTo(-9, 10)
  })

  it('is near the truth for listeners with a slope of 20 % a dB, and 3 % slips', () => {
    const random = randomOf(String(7)).next
    const truth = -9.3
    const thresholds = Array.from({ length: 4000 }, () => {
      const given: boolean[] = []
      while (given.length < TRIPLET_COUNT) {
        const ratio = signalToNoiseRatios(given).at(-1) ?? 0
        given.push(random() < 0.97 / (1 + Math.exp(-0.8 * (ratio - truth))))
      }
      return speechReceptionThreshold(given) ?? Number.NaN
    })
    const mean = thresholds.reduce((sum, each) => sum + each, 0) / thresholds.length
    const deviation = Math.sqrt(
      thresholds.reduce((sum, each) => sum + (each - mean) ** 2, 0) / thresholds.length,
    )
    expect(mean - truth).toBeGreaterThan(0)
    expect(mean - truth).toBeLessThan(0.8)
    expect(deviation).toBeLessThan(1)
  })
})
