import { expect, test } from 'vitest'
import { hasPage, SALES_STATUSES, salesStatus } from '#domain/catalogue/sales-status.ts'
import { attributesOf } from '#tests/support/goods.ts'

test.each(SALES_STATUSES)('a product may be %s', (status) => {
  expect(
    salesStatus({ attributes: attributesOf({ salesStatus: { label: 'anything', value: status } }) }),
  ).toBe(status)
})

test('a missing product is offline', () => {
  expect(salesStatus(null)).toBe('offline')
})

test.each([
  ['an unknown status', { attributes: attributesOf({ salesStatus: 'archived' }) }],
  ['no status', { attributes: attributesOf({ brand: 'Nordhof' }) }],
  ['no attributes', {}],
])('a product with %s is published', (_, product) => {
  expect(salesStatus(product)).toBe('published')
})

test.each([
  [true, 'published', true],
  [true, 'temporary_not_sellable', true],
  [true, 'enrichment', false],
  [true, 'offline', false],
  [false, 'published', false],
])('active: %s, and %s: has a page: %s', (isActive, status, expected) => {
  const attributes = attributesOf({ salesStatus: { label: 'anything', value: status } })
  expect(hasPage({ isActive, attributes, customData: {} })).toBe(expected)
})

test('lenses that are made for a frame have no page', () => {
  expect(hasPage({ isActive: true, customData: { rxPart: 'lensType' } })).toBe(false)
})
