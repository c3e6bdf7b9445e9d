import { expect, test } from 'vitest'
import type { Eye } from '#domain/prescription/eye-field.ts'
import { meanPower, obliquePower, verticalPower } from '#domain/prescription/eye-power.ts'

test.each<[Eye, number, number]>([
  [{}, 0, 0],
  [{ sphere: -2.25 }, -2.25, -2.25],
  [{ sphere: -1, cylinder: -4, axis: 180 }, -3, -5],
  [{ sphere: -1, cylinder: -4, axis: 90 }, -3, -1],
  [{ sphere: 1, cylinder: -2, axis: 45 }, 0, 0],
  [{ cylinder: -2 }, -1, -2],
])('%j: mean %d, vertical %d', (eye, mean, vertical) => {
  expect(meanPower(eye)).toBe(mean)
  expect(verticalPower(eye)).toBeCloseTo(vertical)
})

test.each<[Eye, number]>([
  [{}, 0],
  [{ sphere: -2, cylinder: -1, axis: 180 }, 0],
  [{ sphere: -2, cylinder: -1, axis: 90 }, 0],
  [{ cylinder: -1, axis: 45 }, -0.5],
  [{ cylinder: -1, axis: 135 }, 0.5],
  [{ cylinder: -1 }, 0],
])('%j has an oblique power of %d dpt', (eye, power) => expect(obliquePower(eye)).toBeCloseTo(power))
