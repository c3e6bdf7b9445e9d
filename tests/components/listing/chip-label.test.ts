import { expect, test } from 'vitest'
import { chipLabel } from '#components/listing/chip-label.ts'
import type { Chip } from '#domain/listing/chip.ts'
import { parseListingQuery } from '#domain/listing/query.ts'

const queryWithout = parseListingQuery(new URLSearchParams())

test.each<[string, Chip]>([
  ['Panto', { kind: 'value', label: 'Panto', queryWithout }],
  ['Breite ab 132 mm', { kind: 'width', span: { least: 132 }, queryWithout }],
  ['Breite bis 142 mm', { kind: 'width', span: { least: 80, most: 142 }, queryWithout }],
  ['Breite 132 bis 142 mm', { kind: 'width', span: { least: 132, most: 142 }, queryWithout }],
  ['ab 50 €', { kind: 'price', from: 5000, to: null, queryWithout }],
  ['bis 150 €', { kind: 'price', from: null, to: 15000, queryWithout }],
  ['50 € bis 150 €', { kind: 'price', from: 5000, to: 15000, queryWithout }],
])('an active filter is called “%s”', (label, chip) => {
  expect(chipLabel(chip, 'de-de').replaceAll(/\s/gu, ' ')).toBe(label)
})
