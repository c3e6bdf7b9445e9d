import { describe, expect, test } from 'vitest'
import { isAsked, showsFound, termOf } from '#domain/search/term.ts'

describe('what was typed is looked for as', () => {
  test.each([
    ['', ''],
    [' \t\n', ''],
    ['  ray  ban ', 'ray ban'],
    ['Größe\u00A052', 'Größe 52'],
    ['x'.repeat(500), 'x'.repeat(100)],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
    ['<b>brille</b>', '<b>brille</b>'],
  ])('%j: %j', (typed, term) => {
    expect(termOf(typed)).toBe(term)
    expect(isAsked(typed)).toBe(term !== '')
  })
})

test.each([
  ['', 0, false],
  ['ab', 0, false],
  ['ab', 1, true],
  ['abc', 0, true],
])('for "%s" with %i suggestions what was found is shown: %s', (term, found, isShown) => {
  expect(showsFound(term, found)).toBe(isShown)
})
