import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import {
  productData,
  type SalesTerms,
  type StructuredOffer,
  type StructuredProduct,
  type StructuredVariant,
} from '#domain/seo/product-data.ts'

const OFFER: StructuredOffer = {
  url: 'https://shop.example/p/brera-12/',
  price: minor(3990),
  previous: null,
  currency: 'EUR',
  availability: 'now',
}
const VARIANT: StructuredVariant = { sku: 'brera-m', gtin: null, size: null, images: [], offer: OFFER }
const PRODUCT: StructuredProduct = {
  name: 'Veduta Brera, Gold',
  brand: 'Veduta',
  description: 'Leicht.',
  colour: 'Gold',
  material: 'Titan',
  model: 'brera',
  url: 'https://shop.example/p/brera-12/',
  siblings: [],
  variants: [VARIANT],
}
const TERMS: SalesTerms = {
  country: 'DE',
  fee: (goods) => minor(goods >= 4900 ? 0 : 490),
  days: { from: 2, to: 4 },
  returnsPaidBy: 'shop',
}
const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

test('a single product has brand, colour, material, its offer, delivery and return', () => {
  expect(productData(PRODUCT, TERMS)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Veduta Brera, Gold',
    description: 'Leicht.',
    brand: { '@type': 'Brand', name: 'Veduta' },
    material: 'Titan',
    sku: 'brera-m',
    color: 'Gold',
    offers: {
      '@type': 'Offer',
      url: 'https://shop.example/p/brera-12/',
      price: '39.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '4.90', currency: 'EUR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(0, 1),
          transitTime: days(2, 3),
        },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'DE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/FreeReturn',
      },
    },
  })
})

test('what is not known is left out', () => {
  const data = productData(
    {
      ...PRODUCT,
      brand: '',
      colour: null,
      material: null,
      variants: [{ ...VARIANT, offer: null }],
    },
    TERMS,
  )
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Veduta Brera, Gold',
    description: 'Leicht.',
    sku: 'brera-m',
  })
})

test('an offer without known days and returns has neither; a buyer who pays for the return is told', () => {
  const offers = (terms: Partial<SalesTerms>) =>
    productData({ ...PRODUCT, variants: [VARIANT] }, { ...TERMS, ...terms })
  const { offers: bare } = offers({ days: null, returnsPaidBy: null }) as { offers: object }
  expect(bare).not.toHaveProperty('hasMerchantReturnPolicy')
  expect(bare).not.toHaveProperty('shippingDetails.deliveryTime')
  expect(offers({ returnsPaidBy: 'buyer' })).toHaveProperty(
    'offers.hasMerchantReturnPolicy.returnFees',
    'https://schema.org/ReturnFeesCustomerResponsibility',
  )
})

test('a single day of delivery is not earlier at its end', () => {
  expect(productData(PRODUCT, { ...TERMS, days: { from: 1, to: 1 } })).toHaveProperty(
    'offers.shippingDetails.deliveryTime.transitTime',
    days(1, 1),
  )
})

test('a reduction gives the price before it, struck through', () => {
  const variants = [{ ...VARIANT, offer: { ...OFFER, previous: minor(5990) } }]
  expect(productData({ ...PRODUCT, variants }, TERMS)).toHaveProperty('offers.priceSpecification', {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: '59.90',
    priceCurrency: 'EUR',
  })
})

test.each([
  ['now', 'InStock'],
  ['soon', 'LimitedAvailability'],
  ['on-order', 'BackOrder'],
  ['none', 'OutOfStock'],
] as const)('available %s is %s', (availability, word) => {
  const variants = [{ ...VARIANT, offer: { ...OFFER, availability } }]
  expect(productData({ ...PRODUCT, variants }, TERMS)).toHaveProperty(
    'offers.availability',
    `https://schema.org/${word}`,
  )
})

test('several variants and colours are a group, which has its own variants and links to the other colours', () => {
  const siblings = ['https://shop.example/p/brera-13/']
  const large: StructuredVariant = {
    ...VARIANT,
    sku: 'brera-l',
    gtin: '4006381333931',
    size: 'L',
    images: ['https://shop.example/images/l'],
  }
  const data = productData({ ...PRODUCT, siblings, variants: [{ ...VARIANT, size: 'M' }, large] }, TERMS)
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Veduta Brera, Gold',
    productGroupID: 'brera',
    url: 'https://shop.example/p/brera-12/',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: [
      { '@type': 'Product', name: 'Veduta Brera, Gold, M', size: 'M', color: 'Gold' },
      {
        name: 'Veduta Brera, Gold, L',
        sku: 'brera-l',
        gtin13: '4006381333931',
        image: ['https://shop.example/images/l'],
      },
      { '@type': 'Product', url: 'https://shop.example/p/brera-13/' },
    ],
  })
})

test.each([
  [['https://shop.example/p/brera-13/'], [VARIANT], ['https://schema.org/color']],
  [[], [VARIANT, VARIANT], ['https://schema.org/size']],
])('siblings %o: it varies by what there are several of', (siblings, variants, variesBy) => {
  expect(productData({ ...PRODUCT, siblings, variants }, TERMS)).toMatchObject({ variesBy })
})
