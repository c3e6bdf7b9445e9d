import { expect, test } from 'vitest'
import {
  FILTER_CATEGORIES,
  isTooDarkAtDusk,
  isTooDarkForDriving,
  lightFilterOf,
} from '#domain/prescription/filter-category.ts'

test.each([
  [0, 0.8, 1, false, false],
  [1, 0.43, 0.8, true, false],
  [2, 0.18, 0.43, true, false],
  [3, 0.08, 0.18, true, false],
  [4, 0.03, 0.08, true, true],
] as const)(
  'lenses of category %i let %d to %d of the light through, too dark at dusk: %s, for driving: %s',
  (category, from, to, isDarkAtDusk, isDark) => {
    const filter = { category, from, to }
    expect(lightFilterOf({ filterCategory: category })).toEqual(filter)
    expect(isTooDarkAtDusk(filter)).toBe(isDarkAtDusk)
    expect(isTooDarkForDriving(filter)).toBe(isDark)
  },
)

test('a lighter category begins where a darker one ends', () => {
  for (const category of FILTER_CATEGORIES.slice(1))
    expect(lightFilterOf({ filterCategory: category })?.to).toBe(
      lightFilterOf({ filterCategory: category - 1 })?.from,
    )
})

test.each([
  [1, 0, false, false],
  [0.801, 0, false, false],
  [0.8, 1, false, false],
  [0.78, 1, false, false],
  [0.75, 1, false, false],
  [0.749, 1, true, false],
  [0.431, 1, true, false],
  [0.43, 2, true, false],
  [0.181, 2, true, false],
  [0.18, 3, true, false],
  [0.081, 3, true, false],
  [0.08, 4, true, true],
  [0.03, 4, true, true],
  [0.01, 4, true, true],
  [0, 4, true, true],
] as const)(
  'lenses that let %d of the light through are of category %i, too dark at dusk: %s, for driving: %s',
  (transmittance, category, isDarkAtDusk, isDark) => {
    const filter = { category, from: transmittance, to: transmittance }
    expect(lightFilterOf({ transmittance })).toEqual(filter)
    expect(isTooDarkAtDusk(filter)).toBe(isDarkAtDusk)
    expect(isTooDarkForDriving(filter)).toBe(isDark)
  },
)

test('the category follows from the transmittance where a product says both', () =>
  expect(lightFilterOf({ transmittance: 0.15, filterCategory: 1 })?.category).toBe(3))

test.each([[-0.1], [1.01], [15], [Number.NaN], ['0.15'], [null]])(
  'a transmittance of %j is not said',
  (transmittance) => {
    expect(lightFilterOf({ transmittance })).toBeNull()
    expect(lightFilterOf({ transmittance, filterCategory: 3 })).toEqual({ category: 3, from: 0.08, to: 0.18 })
  },
)

test.each([[undefined], [-1], [5], [2.5], ['3']])('a category of %j is not said', (filterCategory) =>
  expect(lightFilterOf({ filterCategory })).toBeNull(),
)
