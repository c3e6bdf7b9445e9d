import { expect, test } from 'vitest'
import { isOnEarth } from '#domain/branch/position.ts'

test.each([
  [53.55, 9.99, true],
  [90, 180, true],
  [-90, -180, true],
  [90.1, 0, false],
  [-91, 0, false],
  [0, 180.1, false],
  [0, -181, false],
  [999, 999, false],
  [NaN, 0, false],
  [0, NaN, false],
])('%f, %f is a place: %s', (latitude, longitude, is) => expect(isOnEarth({ latitude, longitude })).toBe(is))
