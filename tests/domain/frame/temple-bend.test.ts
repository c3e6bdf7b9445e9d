import { expect, test } from 'vitest'
import { templeBend } from '#domain/frame/temple-bend.ts'

test.each([
  [0, 0],
  [0.5, 0.625],
  [1, 1],
  [2, 1.2],
])('%d of the way to the ear, a temple is bent by %d', (back, bend) =>
  expect(templeBend(back)).toBeCloseTo(bend),
)
