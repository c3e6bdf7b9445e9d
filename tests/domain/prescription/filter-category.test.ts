import { expect, test } from 'vitest'
import {
  FILTER_CATEGORIES,
  type FilterCategory,
  isTooDarkForDriving,
  transmittanceOf,
} from '#domain/prescription/filter-category.ts'

test.each<[FilterCategory, number, number, boolean]>([
  [0, 0.8, 1, false],
  [1, 0.43, 0.8, false],
  [2, 0.18, 0.43, false],
  [3, 0.08, 0.18, false],
  [4, 0.03, 0.08, true],
])(
  'lenses of category %i let %d to %d of the light through, too dark for driving: %s',
  (category, from, to, isDark) => {
    expect(transmittanceOf(category)).toEqual({ from, to })
    expect(isTooDarkForDriving(category)).toBe(isDark)
  },
)

test('a lighter category begins where a darker one ends', () => {
  for (const category of FILTER_CATEGORIES.slice(1))
    expect(transmittanceOf(category).to).toBe(transmittanceOf((category - 1) as FilterCategory).from)
})
