import { expect, test } from 'vitest'
import { measuredLine, shownDistanceLine } from '#domain/prescription/measured-line.ts'

test.each([
  ['de-DE', 'prescription.pd.iris, ±4,9 mm, 3. November 2026'],
  ['pl-PL', 'prescription.pd.iris, ±4,9 mm, 3 listopada 2026'],
  ['it-CH', 'prescription.pd.iris, ±4.9 mm, 3 novembre 2026'],
])('%s: method, error and day in one line', (intl, line) =>
  expect(measuredLine({ method: 'iris', plusMinus: 4.9, measuredOn: '2026-11-03' }, intl, (key) => key)).toBe(
    line,
  ),
)

test('a customer is told that a distance has still to be measured, and of another what was measured', () => {
  const measured = { method: 'card', plusMinus: 2, measuredOn: '2026-11-03' } as const
  expect(shownDistanceLine('missing', 'de-DE', (key) => key)).toBe('prescription.pd.missing')
  expect(shownDistanceLine(measured, 'de-DE', (key) => key)).toBe(
    'prescription.pd.card, ±2 mm, 3. November 2026',
  )
})
