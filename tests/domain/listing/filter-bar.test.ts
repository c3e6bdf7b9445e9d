import { expect, test } from 'vitest'
import { filterBarGroups } from '#domain/listing/filter-bar.ts'

const count = (names: string[]) => filterBarGroups(names.map((name) => ({ name }))).length
const ofLength = (letters: number, groups: number) =>
  Array.from({ length: groups }, () => 'x'.repeat(letters))

test.each([
  ['short names: eight at most', ofLength(5, 10), 8],
  ['fewer than that: all', ofLength(5, 3), 3],
  ['as much as there is room for', ofLength(20, 4), 4],
  ['one letter more', [...ofLength(20, 4), 'xxxxx'], 4],
  ['one name longer than the band', ['x'.repeat(200)], 1],
  ['none', [], 0],
])('%s', (_, names, expected) => expect(count(names)).toBe(expected))

test('after a name that does not fit no shorter one follows: the most important groups come first', () =>
  expect(count(['Preis', 'x'.repeat(120), 'Farbe'])).toBe(1))
