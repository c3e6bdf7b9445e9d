import { expect, test } from 'vitest'
import { productData, type StructuredSibling, type StructuredVariant } from '#domain/seo/product-data.ts'
import { days, PRODUCT, SIBLING, TERMS, VARIANT } from '#tests/support/structured-product.ts'

test('a single product has brand, colour, material, its offer, delivery and return', () => {
  expect(productData(PRODUCT, TERMS)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Veduta Brera, Gold',
    description: 'Leicht.',
    brand: { '@type': 'Brand', name: 'Veduta' },
    material: 'Titan',
    sku: 'brera-m',
    mpn: 'brera-m',
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

test('several variants and colours are a group, which has its own variants and the other colours with what Google requires', () => {
  const siblings = [SIBLING]
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
      {
        '@type': 'Product',
        url: SIBLING.url,
        name: 'Veduta Brera, Silber',
        sku: 'brera-silver-s',
        color: 'Silber',
        image: SIBLING.image,
        offers: {
          '@type': 'Offer',
          url: SIBLING.url,
          price: '39.90',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/OutOfStock',
        },
      },
    ],
  })
  const { hasVariant } = data as { hasVariant: object[] }
  expect(Object.keys(hasVariant[2] ?? {})).toEqual([
    '@type',
    'url',
    'name',
    'sku',
    'color',
    'image',
    'offers',
  ])
  expect(hasVariant[1]).not.toHaveProperty('mpn')
})

const OTHER_PACK = { ...SIBLING, colour: null, size: '6 Stück' }
const PACK = { ...VARIANT, size: '3 Stück' }

test.each([
  ['two colours', {}, [SIBLING], [VARIANT], ['color']],
  ['two sizes', {}, [], [VARIANT, VARIANT], ['size']],
  ['two sizes in two colours', {}, [SIBLING], [VARIANT, VARIANT], ['color', 'size']],
  ['two packages', { colour: null }, [OTHER_PACK], [PACK], ['size']],
  ['two packages of one colour', {}, [{ ...OTHER_PACK, colour: 'Gold' }], [PACK], ['size']],
  ['siblings that nothing is known of', {}, [{ ...SIBLING, colour: null }], [VARIANT], []],
])('%s vary by what there are several of', (_, more, siblings, variants, names) => {
  const variesBy = names.map((name) => `https://schema.org/${name}`)
  expect(productData({ ...PRODUCT, ...more, siblings, variants }, TERMS)).toMatchObject({ variesBy })
})

const siblingsOf = (siblings: StructuredSibling[]) => {
  const { hasVariant } = productData({ ...PRODUCT, siblings }, TERMS) as { hasVariant: object[] }
  return hasVariant.slice(1)
}

test('a sibling has what is known of it', () => {
  const { url, name } = SIBLING
  const unknown = { url, name, colour: null, size: null, image: null, sku: null, offer: null }
  expect(siblingsOf([unknown, OTHER_PACK])).toEqual([
    { '@type': 'Product', url, name },
    expect.objectContaining({ size: '6 Stück' }),
  ])
})

test('six siblings are described; what follows is named by its address alone', () => {
  const many = siblingsOf(Array.from({ length: 8 }, () => SIBLING))
  expect(many.slice(0, 6).every((each) => 'offers' in each)).toBe(true)
  expect(many.slice(6)).toEqual(Array.from({ length: 2 }, () => ({ '@type': 'Product', url: SIBLING.url })))
})
