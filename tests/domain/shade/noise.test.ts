import { expect, test } from 'vitest'
import { noise, randomAt, turbulence } from '#domain/shade/noise.ts'

const places = Array.from({ length: 200 }, (_, at) => [at * 0.37 - 20, at * 0.11, (at % 9) * 0.7] as const)

test.each([
  ['random values', randomAt],
  ['noise', noise],
  ['turbulence', turbulence],
])('%s lie between 0 and 1, and are the same each time', (_, value) => {
  for (const [x, y, z] of places) {
    const at = [Math.round(x), Math.round(y), Math.round(z)] as const
    expect(value(...at)).toBe(value(...at))
    expect(value(...at)).toBeGreaterThanOrEqual(0)
    expect(value(...at)).toBeLessThanOrEqual(1)
  }
})

test('neighbours differ, and what lies between them is between them', () => {
  expect(randomAt(1, 2, 3)).not.toBe(randomAt(2, 2, 3))
  const [low, high] = [noise(4, 5, 6), noise(5, 5, 6)].toSorted((a, b) => a - b)
  expect(noise(4.5, 5, 6)).toBeCloseTo((low! + high!) / 2)
})
