import { expect, test } from 'vitest'
import { clamp, mix, smoothMin, smoothstep } from '#domain/frame/scalar.ts'

test.each([
  [-1, 0, 1, 0],
  [0.4, 0, 1, 0.4],
  [3, 0, 1, 1],
  [3, 2, 5, 3],
])('%f clamped between %f and %f is %f', (value, low, high, clamped) =>
  expect(clamp(value, low, high)).toBe(clamped),
)

test.each([
  [2, 6, 0, 2],
  [2, 6, 1, 6],
  [2, 6, 0.25, 3],
])('from %f to %f, at %f, is %f', (from, to, share, value) => expect(mix(from, to, share)).toBe(value))

test.each([
  [1, 3, 0, 0],
  [1, 3, 2, 0.5],
  [1, 3, 9, 1],
  [3, 1, 0, 1],
  [3, 1, 9, 0],
])('the step from %f to %f is at %f %f', (from, to, at, value) =>
  expect(smoothstep(from, to, at)).toBe(value),
)

test('of two different distances the smaller counts, similar ones are rounded', () => {
  expect(smoothMin(1, 9, 2)).toBe(1)
  expect(smoothMin(3, 3, 2)).toBeLessThan(3)
  expect(smoothMin(3, 3, 2)).toBeGreaterThan(2)
})
