import { expect, test } from 'vitest'
import { detailOf } from '#domain/catalogue/detail-line.ts'
import { attributesOf } from '#tests/support/goods.ts'

const attributes = attributesOf({
  quantityPerUnit: { id: 1, label: '30 Stück', value: '30' },
  designatedPackagingContent: '360 ml',
  lensColor: 'Blau',
  merchandiseColor: 'Rot',
})

test.each([
  ['contactLens', 'Tinta Day', '30 Stück · Blau'],
  ['contactLens', 'Tinta Day Blau', '30 Stück'],
  ['contactLensCare', 'Kombilösung', '360 ml'],
  ['contactLensCare', 'Kombilösung 360 ml', null],
  ['merchandise', 'Brillenband', 'Rot'],
  ['hearingAidsMerchandise', 'Batterien', '30 Stück'],
  ['rxGlasses', 'Brera', null],
] as const)('a %s called %s has %o below its name', (type, name, line) => {
  expect(detailOf({ name, attributes }, type)).toBe(line)
})

test('a single piece is not told', () => {
  const single = attributesOf({ quantityPerUnit: { id: 1, label: '1 Stück', value: '1' } })
  expect(detailOf({ name: 'Halteband', attributes: single }, 'hearingAidsMerchandise')).toBeNull()
})
