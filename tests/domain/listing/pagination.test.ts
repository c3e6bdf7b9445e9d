import { expect, test } from 'vitest'
import { isModelPosition, PER_PAGE, seenCount } from '#domain/listing/pagination.ts'

test('a page of a listing has 24 products', () => {
  expect(PER_PAGE).toBe(24)
})

test.each([
  [1, 0, 0],
  [1, 23, 23],
  [1, 24, 24],
  [1, 25, 24],
  [2, 25, 25],
  [3, 100, 72],
])('at the end of page %i of %i products the reader has seen %i', (page, total, expected) => {
  expect(seenCount(page, total)).toBe(expected)
})

test('every fifth product is shown on a model', () => {
  const places = Array.from({ length: PER_PAGE }, (_, place) => place)
  expect(places.filter(isModelPosition)).toEqual([4, 9, 14, 19])
})
