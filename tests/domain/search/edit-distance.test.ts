import { expect, test } from 'vitest'
import { editDistance, allowedErrors } from '#domain/search/edit-distance.ts'

test.each([
  ['brille', 'brille', 0],
  ['brile', 'brille', 1],
  ['brillle', 'brille', 1],
  ['brilke', 'brille', 1],
  ['birlle', 'brille', 1],
  ['sonenbrile', 'sonnenbrille', 2],
  ['', 'brille', 6],
  ['panto', 'pilot', 3],
])('from %s to %s: %i', (a, b, errors) => {
  expect(editDistance(a, b)).toBe(errors)
  expect(editDistance(b, a)).toBe(errors)
})

test.each([
  ['rot', 0],
  ['blau', 1],
  ['brille', 1],
  ['gleitsicht', 2],
])('in %s %i errors are accepted', (word, errors) => {
  expect(allowedErrors(word)).toBe(errors)
})
