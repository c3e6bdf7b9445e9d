import { expect, test } from 'vitest'
import { eyeDuration, packDuration, formatDuration } from '#domain/lens/pack-duration.ts'

test.each([
  { lenses: 90, worn: 1, reach: { unit: 'day', oneEye: 90, bothEyes: 45 } },
  { lenses: 5, worn: 1, reach: { unit: 'day', oneEye: 5, bothEyes: 2 } },
  { lenses: 6, worn: 14, reach: { unit: 'week', oneEye: 12, bothEyes: 6 } },
  { lenses: 4, worn: 7, reach: { unit: 'week', oneEye: 4, bothEyes: 2 } },
  { lenses: 6, worn: 30, reach: { unit: 'month', oneEye: 6, bothEyes: 3 } },
  { lenses: 1, worn: 30, reach: { unit: 'month', oneEye: 1, bothEyes: 0 } },
  { lenses: 3, worn: 30, reach: { unit: 'month', oneEye: 3, bothEyes: 1 } },
  { lenses: null, worn: 1, reach: null },
  { lenses: 0, worn: 1, reach: null },
  { lenses: 6, worn: null, reach: null },
  { lenses: 6, worn: 3, reach: null },
])('$lenses lenses worn for $worn days last $reach', ({ lenses, worn, reach }) => {
  expect(packDuration(lenses, worn)).toEqual(reach)
})

test.each([
  ['de-DE', 45, 'day', '45\u00A0Tage'],
  ['de-DE', 1, 'month', '1\u00A0Monat'],
  ['pl-PL', 3, 'month', '3\u00A0miesiące'],
  ['pl-PL', 12, 'week', '12\u00A0tygodni'],
  ['cs-CZ', 2, 'day', '2\u00A0dny'],
  ['fr-CH', 6, 'week', '6\u00A0semaines'],
  ['it-IT', 1, 'day', '1\u00A0giorno'],
] as const)('in %s, %d of %s is written %s', (intl, count, unit, text) => {
  expect(formatDuration(count, unit, intl)).toBe(text)
})

test.each([
  [90, 1, { unit: 'month', count: 3 }],
  [30, 1, { unit: 'month', count: 1 }],
  [10, 1, { unit: 'day', count: 10 }],
  [6, 14, { unit: 'week', count: 12 }],
  [6, 30, { unit: 'month', count: 6 }],
  [0, 1, null],
])('%i lenses worn for %i days last one eye for %o', (lenses, worn, duration) =>
  expect(eyeDuration(lenses, worn)).toEqual(duration),
)
