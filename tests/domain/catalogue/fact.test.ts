import { expect, test } from 'vitest'
import { factsOf } from '#domain/catalogue/fact.ts'
import { attributesOf } from '#tests/support/goods.ts'

test('facts have the order of the attributes, figures have their unit, the variant comes before the product', () => {
  const product = attributesOf({ weight: '24', brand: 'Nordhof', diameter: '14' })
  const variant = attributesOf({ lensWidth: '48', diameter: '14.2' })
  expect(factsOf(product, variant, 'de-DE')).toEqual([
    { label: 'brand', value: 'Nordhof' },
    { label: 'lensWidth', value: '48\u00A0mm' },
    { label: 'weight', value: '24\u00A0g' },
    { label: 'diameter', value: '14,2\u00A0mm' },
  ])
})

test.each([
  ['a no', { polarized: { label: 'Nein', value: 'false' } }],
  ['how the shop sorts', { rxSortingKey: '900' }],
  ['whether it is sold', { salesStatus: 'published' }],
  ['nothing', { frameMaterial: '' }],
])('%s is left out', (_, values) => expect(factsOf(attributesOf(values), undefined, 'de-DE')).toEqual([]))

test('a "yes" is a fact', () =>
  expect(factsOf(attributesOf({ polarized: { label: 'Ja', value: 'true' } }), undefined, 'de-DE')).toEqual([
    { label: 'polarized', value: 'Ja' },
  ]))

test('numbers for sellers come last, and lenses are not counted twice', () => {
  const lens = attributesOf({
    ean: '4006',
    brand: 'Lumea',
    numberOfLenses: '90',
    quantityPerUnit: '90 Stück',
  })
  expect(factsOf(lens, undefined, 'de-DE').map(({ label }) => label)).toEqual([
    'brand',
    'numberOfLenses',
    'ean',
  ])
  const battery = attributesOf({ quantityPerUnit: '6 Stück' })
  expect(factsOf(battery, undefined, 'de-DE')).toHaveLength(1)
})

test('a given name replaces the label', () =>
  expect(
    factsOf(attributesOf({ lensColor: 'Gelb', brand: 'Lumea' }), undefined, 'de-DE', { lensColor: 'Farbe' }),
  ).toEqual([
    { label: 'brand', value: 'Lumea' },
    { label: 'Farbe', value: 'Gelb' },
  ]))

test.each([
  ['de-CH', 'Damen, Herren'],
  ['cs-CZ', 'Ženy, muži'],
  ['pl-PL', 'Kobiety, mężczyźni'],
])('target groups are listed as one writes in %s', (intl, value) => {
  const targetGroup = value
    .split(', ')
    .map((word) => ({ label: word.replace(/^./u, (c) => c.toUpperCase()) }))
  expect(factsOf(attributesOf({ targetGroup }), undefined, intl)).toEqual([{ label: 'targetGroup', value }])
})
