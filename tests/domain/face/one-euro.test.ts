import { expect, test } from 'vitest'
import { oneEuro } from '#domain/face/one-euro.ts'

const FRAME = 1 / 30
const options = { calm: 1, haste: 0.5 }

test('the first value passes', () => {
  expect(oneEuro(options)(12, FRAME)).toBe(12)
})

test('a value that trembles comes to rest', () => {
  const smooth = oneEuro(options)
  const last = Array.from({ length: 60 }, (_, frame) => smooth(5 + (frame % 2 ? 0.1 : -0.1), FRAME))
  for (const value of last.slice(30)) expect(Math.abs(value - 5)).toBeLessThan(0.03)
})

const behindAfterTwoSeconds = (haste: number) => {
  const smooth = oneEuro({ calm: 1, haste })
  const values = Array.from({ length: 61 }, (_, frame) => smooth(frame * 3, FRAME))
  return 180 - values.at(-1)!
}

test('a value that moves fast is followed', () => {
  expect(behindAfterTwoSeconds(0.5)).toBeLessThan(10)
})

test('without haste it lags behind', () => {
  expect(behindAfterTwoSeconds(0)).toBeGreaterThan(12)
})
