import { expect, test } from 'vitest'
import { detailsOf } from '#domain/catalogue/detail-line.ts'
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
] as const)('a %s called %s is told apart by %o', (type, name, words) => {
  expect(detailsOf({ name, attributes }, type)).toEqual(words)
})

test('a single piece is not told', () => {
  const single = attributesOf({ quantityPerUnit: { id: 1, label: '1 Stück', value: '1' } })
  expect(detailsOf({ name: 'Halteband', attributes: single }, 'hearingAidsMerchandise')).toEqual([])
})

test('what is no fluid is told by its colour', () => {
  const band = attributesOf({ merchandiseColor: 'Rot' })
  expect(detailsOf({ name: 'Brillenband', attributes: band }, 'merchandise')).toEqual(['Rot'])
})
