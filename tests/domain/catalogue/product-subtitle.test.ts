import { expect, test } from 'vitest'
import { productSubtitle } from '#domain/catalogue/product-subtitle.ts'
import { attributesOf } from '#tests/support/goods.ts'

const attributes = attributesOf({ frameShape: 'Panto', frameMaterial: 'Acetat', solutionType: 'Kombilösung' })

test.each([
  ['rxGlasses', ['Panto', 'Acetat']],
  ['contactLensCare', ['Kombilösung']],
  ['contactLens', []],
  ['merchandise', []],
] as const)('the subtitle of a %s is %o', (type, words) => {
  expect(productSubtitle({ name: 'Brera', attributes }, type)).toEqual(words)
})

test('words of the name are not repeated', () => {
  expect(productSubtitle({ name: 'Komplett Kombilösung', attributes }, 'contactLensCare')).toEqual([])
})
