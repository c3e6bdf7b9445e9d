import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { type FeedItem, feedFields } from '#domain/seo/merchant-feed.ts'
import type { StructuredOffer } from '#domain/seo/offer-data.ts'
import type { StructuredProduct, StructuredVariant } from '#domain/seo/product-data.ts'
import { SIBLING } from '#tests/support/structured-product.ts'

const OFFER: StructuredOffer = {
  url: 'https://shop.example/de-de/p/brera-12/',
  price: minor(3990),
  previous: null,
  currency: 'EUR',
  availability: 'now',
}
const VARIANT: StructuredVariant = {
  sku: 'brera-m',
  gtin: '4006381333931',
  size: '137',
  images: ['https://shop.example/images/front'],
  offer: OFFER,
}
const PRODUCT: StructuredProduct = {
  name: 'Veduta Brera, Gold',
  brand: 'Veduta',
  description: 'Leicht.',
  colour: 'Gold',
  material: 'Titan, Acetat',
  model: 'brera',
  url: 'https://shop.example/de-de/p/brera-12/',
  siblings: [],
  variants: [VARIANT],
}
const TERMS = { country: 'DE', fee: (goods: number) => minor(goods >= 4900 ? 0 : 490) }

const fieldsOf = (
  variant: Partial<StructuredVariant> = {},
  product: Partial<StructuredProduct> = {},
  more: Partial<FeedItem> = {},
) =>
  feedFields(
    {
      id: '1',
      product: { ...PRODUCT, ...product },
      variant: { ...VARIANT, ...variant },
      categories: ['Brillen', 'Damen'],
      availableOn: null,
      audience: null,
      ...more,
    },
    TERMS,
  )
const named = (...args: Parameters<typeof fieldsOf>) => Object.fromEntries(fieldsOf(...args))

test('a single variant in stock has all that is known of it', () => {
  expect(fieldsOf()).toEqual([
    ['g:id', '1'],
    ['g:title', 'Veduta Brera, Gold'],
    ['g:description', 'Leicht.'],
    ['g:link', OFFER.url],
    ['g:image_link', 'https://shop.example/images/front'],
    ['g:availability', 'in_stock'],
    ['g:price', '39.90 EUR'],
    ['g:condition', 'new'],
    ['g:brand', 'Veduta'],
    ['g:gtin', '4006381333931'],
    ['g:color', 'Gold'],
    ['g:size', '137'],
    ['g:material', 'Titan/Acetat'],
    ['g:product_type', 'Brillen > Damen'],
    [
      'g:shipping',
      [
        ['g:country', 'DE'],
        ['g:price', '4.90 EUR'],
      ],
    ],
  ])
})

test.each([
  ['without an offer of its own', { offer: null }],
  ['without a picture', { images: [] }],
])('what is %s is not in the feed', (_, variant) => expect(fieldsOf(variant)).toEqual([]))

test.each([
  ['now', 'in_stock'],
  ['soon', 'in_stock'],
  ['on-order', 'backorder'],
  ['none', 'out_of_stock'],
] as const)('what is available %s is %s', (availability, word) => {
  expect(named({ offer: { ...OFFER, availability } })).toMatchObject({ 'g:availability': word })
})

test('what is ordered first says from when on it can be delivered', () => {
  const offer: StructuredOffer = { ...OFFER, availability: 'on-order' }
  expect(named({ offer }, {}, { availableOn: '2026-12-08' })).toMatchObject({
    'g:availability_date': '2026-12-08T00:00+0100',
  })
})

test('a reduced price stands beside the one before it', () => {
  expect(named({ offer: { ...OFFER, previous: minor(4990) } })).toMatchObject({
    'g:price': '49.90 EUR',
    'g:sale_price': '39.90 EUR',
  })
})

test.each([
  ['both', '4006381333931', 'Veduta', { 'g:gtin': '4006381333931', 'g:brand': 'Veduta' }],
  ['a number alone', '4006381333931', '', { 'g:gtin': '4006381333931' }],
  ['a brand alone', null, 'Veduta', { 'g:brand': 'Veduta', 'g:mpn': 'brera-m' }],
  ['neither', null, '', { 'g:identifier_exists': 'no' }],
])('what has %s is told apart by it', (_, gtin, brand, identifiers) => {
  const names = ['g:gtin', 'g:brand', 'g:mpn', 'g:identifier_exists']
  const fields = fieldsOf({ gtin }, { brand }).filter(([name]) => names.includes(name))
  expect(Object.fromEntries(fields)).toEqual(identifiers)
})

test('a part number that is too long for Google is left out', () => {
  const fields = named({ gtin: null, sku: 'm'.repeat(71) })
  expect(fields).toMatchObject({ 'g:brand': 'Veduta' })
  expect(fields).not.toHaveProperty(['g:mpn'])
  expect(named({ gtin: null, sku: 'm'.repeat(70) })).toHaveProperty(['g:mpn'])
})

test('what is made for somebody says for whom', () => {
  const fields = named({}, {}, { audience: { gender: 'female', age: 'adult' } })
  expect(fields).toMatchObject({ 'g:gender': 'female', 'g:age_group': 'adult' })
})

test('without number and brand it says that there are none, and what is unknown is left out', () => {
  const fields = named(
    { gtin: null, size: null },
    { brand: '', colour: null, material: null },
    { categories: [] },
  )
  expect(fields).toMatchObject({ 'g:identifier_exists': 'no' })
  for (const name of [
    'gtin',
    'mpn',
    'size',
    'brand',
    'color',
    'material',
    'product_type',
    'gender',
    'age_group',
  ])
    expect(fields).not.toHaveProperty([`g:${name}`])
})

describe('the model as a group', () => {
  test.each([
    ['of one variant', { variants: [VARIANT] }, undefined, 'Veduta Brera, Gold'],
    ['of two sizes', { variants: [VARIANT, VARIANT] }, 'brera', 'Veduta Brera, Gold, 137'],
    ['of two colours', { siblings: [SIBLING] }, 'brera', 'Veduta Brera, Gold'],
    [
      'of two sizes in two colours',
      { variants: [VARIANT, VARIANT], siblings: [SIBLING] },
      'brera',
      'Veduta Brera, Gold, 137',
    ],
    [
      'of two sizes in two packages',
      { variants: [VARIANT, VARIANT], siblings: [SIBLING], colour: null },
      undefined,
      'Veduta Brera, Gold, 137',
    ],
    [
      'with a name too long for Google',
      { siblings: [SIBLING], model: 'm'.repeat(51) },
      undefined,
      'Veduta Brera, Gold',
    ],
  ])('%s', (_, product, group, title) => {
    const fields = named({}, product)
    expect([fields['g:item_group_id'], fields['g:title']]).toEqual([group, title])
  })
})

test('texts keep to Google’s limits, and further pictures follow the first', () => {
  const fields = fieldsOf(
    { size: 's'.repeat(200), images: ['https://shop.example/a', 'https://shop.example/b'] },
    {
      name: 'Wort '.repeat(60),
      description: 'Satz. '.repeat(2000),
      brand: 'b'.repeat(100),
      colour: 'Rot, Grün, Blau, Gelb',
      material: 'm'.repeat(300),
    },
  )
  const lengths = Object.fromEntries(fields.map(([name, { length }]) => [name, length]))
  expect(lengths['g:title']).toBeLessThanOrEqual(150)
  expect(lengths['g:description']).toBeLessThanOrEqual(5000)
  expect(lengths['g:brand']).toBeLessThanOrEqual(70)
  expect(lengths['g:size']).toBeLessThanOrEqual(100)
  expect(lengths['g:material']).toBeLessThanOrEqual(200)
  expect(fields).toContainEqual(['g:color', 'Rot/Grün/Blau'])
  expect(fields).toContainEqual(['g:additional_image_link', 'https://shop.example/b'])
})
