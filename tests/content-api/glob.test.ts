import { expect, test } from 'vitest'
import { matchesGlob } from '#content-api/glob.ts'

test.each([
  ['de/home', 'de/home', true],
  ['de/home', 'de/*', true],
  ['de/home', '*', true],
  ['de/home', '*/home', true],
  ['de/home', 'd*/h*e', true],
  ['de/home', 'de', false],
  ['de/home', 'cs/*', false],
  ['abc', 'ab*bc', false],
  ['aba', 'a*b*a', true],
  ['ab', 'a*b*b', false],
  ['', '*', true],
])('"%s" against "%s": %s', (text, pattern, matches) => {
  expect(matchesGlob(text, pattern)).toBe(matches)
})
