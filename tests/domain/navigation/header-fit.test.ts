import { expect, test } from 'vitest'
import { fitBar } from '#domain/navigation/header-fit.ts'

const GERMAN = ['Brillen', 'Sonnenbrillen', 'Kontaktlinsen', 'Pflege', 'Hören', 'Ratgeber']
const POLISH = [
  'Okulary',
  'Okulary przeciwsłoneczne',
  'Soczewki kontaktowe',
  'Pielęgnacja',
  'Słuch',
  'Poradnik',
]

test('German names all fit from the first width on, beside the search field from the second', () => {
  expect(fitBar(GERMAN, 112)).toEqual({
    searchLineFrom: 1280,
    from: [1140, 1140, 1140, 1140, 1140, 1140],
  })
})

test('with Polish names the search becomes an icon first, then the last names move', () => {
  const { searchLineFrom, from } = fitBar(POLISH, 170)
  expect(searchLineFrom).toBe(1680)
  expect(from.slice(0, 3)).toEqual([1140, 1140, 1140])
  expect(from.at(-1)).toBeGreaterThan(1140)
})

test('a name that is under more at one width is in the bar at some wider one', () => {
  const { from } = fitBar(
    Array.from({ length: 12 }, (_, index) => `Eine lange Rubrik ${index}`),
    112,
  )
  expect(from).toEqual(from.toSorted((a, b) => a - b))
})

test('without navigation nothing moves', () => {
  expect(fitBar([], 112)).toEqual({ searchLineFrom: 1280, from: [] })
})
