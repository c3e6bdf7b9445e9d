import { expect, test } from 'vitest'
import { DISTANCE_OF_USE } from '#domain/prescription/distance-of-use.ts'
import { LENS_USES } from '#domain/prescription/eye-field.ts'

test('a book is at 40 cm and a screen at 70', () => {
  expect(LENS_USES.map((use) => DISTANCE_OF_USE.get(use))).toEqual([undefined, 700, 400])
})
