import { expect, test } from 'vitest'
import { LENS_USES } from '#domain/prescription/eye-field.ts'
import {
  DISTANCE_OF_USE,
  nearPupilDistance,
  READING_DISTANCE,
  roundedNearPupilDistance,
} from '#domain/prescription/near-pupil-distance.ts'

test('a book is at 40 cm and a screen at 70', () => {
  expect(LENS_USES.map((use) => DISTANCE_OF_USE.get(use))).toEqual([undefined, 700, 400])
})

test.each([
  [63, 330, 58.2],
  [63, READING_DISTANCE, 59],
  [63, 700, 60.7],
  [31.5, READING_DISTANCE, 29.5],
  [56, READING_DISTANCE, 52.5],
  [70, 330, 64.7],
])('pupils %d mm apart are nearer to each other at %d mm: %d', (pd, distance, near) => {
  expect(nearPupilDistance(pd, distance)).toBeCloseTo(near, 1)
})

test.each([
  [63, 330, 58],
  [31, READING_DISTANCE, 29],
  [32, READING_DISTANCE, 30],
  [34.5, READING_DISTANCE, 32.5],
])('a slip has %d mm at %d mm as %d', (pd, distance, near) => {
  expect(roundedNearPupilDistance(pd, distance)).toBe(near)
})
