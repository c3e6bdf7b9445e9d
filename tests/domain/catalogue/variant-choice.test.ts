import { expect, test } from 'vitest'
import { sizeLabel, variantChoice } from '#domain/catalogue/variant-choice.ts'
import { attributesOf, aVariant } from '#tests/support/goods.ts'

const variants = (...each: Record<string, string>[]) =>
  each.map((values, index) => aVariant(index + 1, { attributes: attributesOf(values) }))

test.each([
  ['sizes of a frame', variants({ shopSize: 'S' }, { shopSize: 'M' }), 'shopSize', ['S', 'M']],
  [
    'strengths of one size',
    variants({ shopSize: 'S', readingStrength: '+1' }, { shopSize: 'S', readingStrength: '+1.5' }),
    'readingStrength',
    ['+1', '+1.5'],
  ],
  [
    'sizes in packs',
    variants({ shopSize: 'S', quantityPerUnit: '10' }, { shopSize: 'M', quantityPerUnit: '20' }),
    'shopSize, quantityPerUnit',
    ['S · 10', 'M · 20'],
  ],
  [
    'two of one size differ by their width',
    variants({ shopSize: 'S', glassesWidth: '127' }, { shopSize: 'S', glassesWidth: '129' }),
    'glassesWidth',
    ['127', '129'],
  ],
  ['a size that one of them lacks', variants({}, { shopSize: 'M' }), 'shopSize', ['v-1', 'M']],
  ['nothing known', variants({}, {}), null, ['v-1', 'v-2']],
])('%s', (_, of, title, labels) => {
  const choice = variantChoice(of)
  expect(choice.title).toBe(title)
  expect(of.map(choice.labelOf)).toEqual(labels)
})

test.each([
  ['the size of the variant', { shopSize: '137' }, { shopSize: '120', quantityPerUnit: '30' }, '137'],
  ['else what its product holds', { baseCurve: '8.6' }, { designatedPackagingContent: '360 ml' }, '360 ml'],
  ['else how many are in a package', {}, { quantityPerUnit: '30' }, '30'],
  ['nothing known', { baseCurve: '8.6' }, {}, null],
])('a size: %s', (_, variant, product, label) => {
  const of = [{ attributes: attributesOf(variant) }, { attributes: attributesOf(product) }]
  expect(sizeLabel(...of)).toBe(label)
})
