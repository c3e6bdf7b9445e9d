import { expect, test } from 'vitest'
import { weekRuler } from '#domain/branch/week-ruler.ts'

const day = (...spans: [opens: string, closes: string][]) =>
  spans.map(([opens, closes]) => ({ opens, closes }))

test('the days are drawn from the earliest opening to the latest closing of the week', () =>
  expect(weekRuler([day(['09:30', '18:30']), day(['09:00', '12:30'], ['14:00', '24:00']), []])).toEqual({
    length: 900,
    days: [
      [{ from: 30, length: 540 }],
      [
        { from: 0, length: 210 },
        { from: 300, length: 600 },
      ],
      [],
    ],
  }))

test('a branch that is never open has days without length', () =>
  expect(weekRuler([[], []])).toEqual({ length: 0, days: [[], []] }))
