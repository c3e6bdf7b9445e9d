import { expect, test } from 'vitest'
import { isReportableTerm } from '#domain/tracking/reportable-term.ts'

test.each([
  ['', true],
  ['sonnenbrille rund', true],
  ['brera 52', true],
  ['-2.25', true],
  ['anna@example.org', false],
  ['+49 170 1234567', false],
  ['123456789012', false],
  ['12.03.1980', false],
])('the term "%s" may be reported: %s', (term, expected) => expect(isReportableTerm(term)).toBe(expected))
