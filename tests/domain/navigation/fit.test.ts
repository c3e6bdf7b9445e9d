import { expect, test } from 'vitest'
import { fitBar } from '#domain/navigation/fit.ts'

const GERMAN = ['Brillen', 'Sonnenbrillen', 'Kontaktlinsen', 'Pflege', 'Hören', 'Ratgeber']
const POLISH = [
  'Okulary',
  'Okulary przeciwsłoneczne',
  'Soczewki kontaktowe',
  'Pielęgnacja',
  'Słuch',
  'Poradnik',
]

test('German names all fit from the first width on, beside the line of the search from the second', () => {
  expect(fitBar(GERMAN, 112)).toEqual({
    searchLineFrom: 1280,
    from: [1140, 1140, 1140, 1140, 1140, 1140],
  })
})

test('with Polish names the search gives way first, then the last names', () => {
  const { searchLineFrom, from } = fitBar(POLISH, 170)
  expect(searchLineFrom).toBe(1680)
  expect(from.slice(0, 3)).toEqual([1140, 1140, 1140])
  expect(from.at(-1)).toBeGreaterThan(1140)
})

test('what stands under more at one width stands in the bar at every wider one', () => {
  const { from } = fitBar(
    Array.from({ length: 12 }, (_, index) => `Eine lange Rubrik ${index}`),
    112,
  )
  expect(from).toEqual(from.toSorted((a, b) => a - b))
})

test('without navigation nothing is moved', () => {
  expect(fitBar([], 112)).toEqual({ searchLineFrom: 1280, from: [] })
})
