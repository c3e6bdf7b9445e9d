import { expect, test } from 'vitest'
import { sunLensOf } from '#domain/prescription/sun-lens.ts'
import { aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'

test.each([
  ['brown lenses', { baseColorLenses: 'brown', lensColor: 'brown' }, { type: 'sunglasses', color: 'brown' }],
  [
    'lenses with a gradient',
    { baseColorLenses: 'grey', lensColor: 'grey-gradient' },
    { type: 'gradient', color: 'grey' },
  ],
  [
    'lenses in a colour that is not ordered',
    { baseColorLenses: 'blue', lensColor: 'blue-gradient' },
    { type: 'gradient', color: 'grey' },
  ],
  [
    'lenses whose own colour is not known',
    { baseColorLenses: 'green' },
    { type: 'sunglasses', color: 'green' },
  ],
  ['another frame', {}, null],
])('%s', (_, attributes, lens) => {
  const product = aProduct(1, { attributes: attributesOf({ rimType: 'full', ...attributes }) })
  expect(sunLensOf(product, aVariant(1))).toEqual(lens)
})

test('a size of sunglasses may have lenses of its own', () => {
  const product = aProduct(1, { attributes: attributesOf({ rimType: 'full', baseColorLenses: 'brown' }) })
  const green = aVariant(1, { attributes: attributesOf({ baseColorLenses: 'green' }) })
  expect(sunLensOf(product, green)).toEqual({ type: 'sunglasses', color: 'green' })
})
