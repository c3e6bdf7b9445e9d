import { expect, test } from 'vitest'
import { labelled } from '#domain/text/labelled.ts'

test.each([
  ['de-CH', 'Bestellung: 1234'],
  ['fr-CH', 'Bestellung\u00A0: 1234'],
])('in %s a label and its value are %s', (intl, text) =>
  expect(labelled('Bestellung', '1234', intl)).toBe(text),
)
