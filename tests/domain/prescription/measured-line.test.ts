import { expect, test } from 'vitest'
import { measuredLine } from '#domain/prescription/measured-line.ts'

test.each([
  ['de-DE', 'prescription.pd.iris, ±4,9 mm, 3. November 2026'],
  ['pl-PL', 'prescription.pd.iris, ±4,9 mm, 3 listopada 2026'],
  ['it-CH', 'prescription.pd.iris, ±4.9 mm, 3 novembre 2026'],
])('%s: method, error and day in one line', (intl, line) =>
  expect(measuredLine({ method: 'iris', plusMinus: 4.9, measuredOn: '2026-11-03' }, intl, (key) => key)).toBe(
    line,
  ),
)
