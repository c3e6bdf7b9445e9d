import { describe, expect, test } from 'vitest'
import { isSearchable, showsResults, normaliseTerm } from '#domain/search/term.ts'

describe('typed text has the search term', () => {
  test.each([
    ['', ''],
    [' \t\n', ''],
    ['  ray  ban ', 'ray ban'],
    ['Größe\u00A052', 'Größe 52'],
    ['x'.repeat(500), 'x'.repeat(100)],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
    ['<b>brille</b>', '<b>brille</b>'],
  ])('%j: %j', (typed, term) => {
    expect(normaliseTerm(typed)).toBe(term)
    expect(isSearchable(typed)).toBe(term !== '')
  })
})

test.each([
  ['', 0, false],
  ['ab', 0, false],
  ['ab', 1, true],
  ['abc', 0, true],
])('for "%s" with %i suggestions the results are shown: %s', (term, found, isShown) => {
  expect(showsResults(term, found)).toBe(isShown)
})
