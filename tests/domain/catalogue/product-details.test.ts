import { expect, test } from 'vitest'
import { productDetails } from '#domain/catalogue/product-details.ts'
import { attributesOf } from '#tests/support/goods.ts'

const attributes = attributesOf({
  quantityPerUnit: { id: 1, label: '30 Stück', value: '30' },
  designatedPackagingContent: '360 ml',
  lensColor: 'Blau',
  merchandiseColor: 'Rot',
})

test.each([
  ['contactLens', 'Tinta Day', ['30 Stück', 'Blau']],
  ['contactLens', 'Tinta Day Blau', ['30 Stück']],
  ['contactLensCare', 'Kombilösung', ['360 ml']],
  ['contactLensCare', 'Kombilösung 360 ml', []],
  ['merchandise', 'Brillenspray', ['360 ml']],
  ['hearingAidsMerchandise', 'Batterien', ['30 Stück']],
  ['rxGlasses', 'Brera', []],
] as const)('a %s called %s has the details %o', (type, name, words) => {
  expect(productDetails({ name, attributes }, type)).toEqual(words)
})

test('a single piece is left out', () => {
  const single = attributesOf({ quantityPerUnit: { id: 1, label: '1 Stück', value: '1' } })
  expect(productDetails({ name: 'Halteband', attributes: single }, 'hearingAidsMerchandise')).toEqual([])
})

test('goods that are no fluid have their colour', () => {
  const band = attributesOf({ merchandiseColor: 'Rot' })
  expect(productDetails({ name: 'Brillenband', attributes: band }, 'merchandise')).toEqual(['Rot'])
})
