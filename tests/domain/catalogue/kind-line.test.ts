import { expect, test } from 'vitest'
import { kindOf } from '#domain/catalogue/kind-line.ts'
import { attributesOf } from '#tests/support/goods.ts'

const attributes = attributesOf({ frameShape: 'Panto', frameMaterial: 'Acetat', solutionType: 'Kombilösung' })

test.each([
  ['rxGlasses', ['Panto', 'Acetat']],
  ['contactLensCare', ['Kombilösung']],
  ['contactLens', []],
  ['merchandise', []],
] as const)('the kind of a %s is said by %o', (type, words) => {
  expect(kindOf({ name: 'Brera', attributes }, type)).toEqual(words)
})

test('what the name says already is not said again', () => {
  expect(kindOf({ name: 'Komplett Kombilösung', attributes }, 'contactLensCare')).toEqual([])
})
