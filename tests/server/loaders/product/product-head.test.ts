import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { loadProduct } from '#server/loaders/product/product.ts'
import { loadProductHead } from '#server/loaders/product/product-head.ts'
import { testContext } from '#tests/support/test-server.ts'
import { anImage, aPrice, aProduct, aStock, attributesOf, aVariant } from '#tests/support/goods.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'

const STEP = {
  categoryId: 1,
  categoryName: 'Brillen',
  categorySlug: 'brillen',
  categoryUrl: '/brillen',
  categoryHidden: false,
}
const absolute = (path: string) => `https://shop.example/de-de${path}`

/** The head of a product page, with so many pieces in stock. */
async function headWith(quantity: number, isSellableWithoutStock = false, ean = '4006381333931') {
  const product = aProduct(12, {
    name: 'Brera',
    attributes: attributesOf({ brand: 'Veduta', description: 'Leicht. '.repeat(40), rimType: 'full' }),
    images: [anImage('front')],
    variants: [
      aVariant(1, {
        price: aPrice(9950, { withoutTax: minor(8361) }),
        stock: { ...aStock(quantity), isSellableWithoutStock },
        attributes: attributesOf({ ean, shopSize: '137' }),
      }),
    ],
    categories: [[STEP]],
  })
  const shop = fakeShopClient({ product: async () => product, productsByIds: async () => [product] })
  const ctx = { ...testContext().ctx, shop: () => shop }
  const page = await loadProduct(ctx, 'de-de', 12, null)
  if (!page.ok) throw new Error('the product was not found')
  return (await loadProductHead(ctx, 'de-de', page.value, absolute)).head
}

test.each([
  [6, false, 'InStock'],
  [5, false, 'LimitedAvailability'],
  [0, true, 'BackOrder'],
  [0, false, 'OutOfStock'],
])(
  'with %i in stock, sellable without stock: %s, the structured data has %s',
  async (quantity, isSellable, word) => {
    const { structured } = await headWith(quantity, isSellable)
    expect(structured[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Veduta Brera',
      brand: { '@type': 'Brand', name: 'Veduta' },
      image: ['https://shop.example/images/front?width=1200&height=1200'],
      description: expect.stringContaining('Leicht.'),
      sku: expect.any(String),
      gtin13: '4006381333931',
      size: '137',
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/de-de/p/brera-12/',
        price: '99.50',
        priceCurrency: 'EUR',
        availability: `https://schema.org/${word}`,
        itemCondition: 'https://schema.org/NewCondition',
        shippingDetails: expect.objectContaining({
          shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'EUR' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
        }),
        hasMerchantReturnPolicy: expect.objectContaining({ returnFees: 'https://schema.org/FreeReturn' }),
      },
    })
  },
)

test.each([
  ['whose check digit is wrong', '4006381333932'],
  ['for use inside one shop', '2000000000008'],
])('a number %s is left out', async (_, ean) => {
  const { structured } = await headWith(1, false, ean)
  expect(structured[0]).toMatchObject({ '@type': 'Product', size: '137' })
  expect(structured[0]).not.toHaveProperty('gtin13')
})

test('the breadcrumbs end with the canonical address of the page', async () => {
  const { structured, canonical, title, description } = await headWith(1)
  expect(structured[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://shop.example/de-de/' },
      { position: 2, name: 'Brillen', item: 'https://shop.example/de-de/brillen/' },
      { position: 3, name: 'Veduta Brera', item: absolute(canonical) },
    ],
  })
  expect(title).toBe('Veduta Brera Brille')
  expect(description?.length).toBeLessThanOrEqual(160)
})

test('siblings are read from the other shops as well, where their slugs may differ', async () => {
  const requested: number[][] = []
  const product = aProduct(12, { name: 'Brera', siblings: [aProduct(13)], variants: [aVariant(1)] })
  const shop = fakeShopClient({
    product: async () => product,
    productsByIds: async (ids) => {
      requested.push(ids)
      return ids.map((id) => aProduct(id, { name: `Milano ${id}` }))
    },
  })
  const ctx = { ...testContext().ctx, shop: () => shop }
  const page = await loadProduct(ctx, 'de-de', 12, null)
  if (!page.ok) throw new Error('the product was not found')
  const { alternates } = (await loadProductHead(ctx, 'de-de', page.value, absolute)).head
  expect(alternates).toMatchObject({ 'de-de': '/p/brera-12/', 'cs-cz': '/p/milano-12-12/' })
  expect(new Set(requested.map(String))).toEqual(new Set(['12,13']))
})

test('a group names each size with its own address, price and picture, and the other colours', async () => {
  const variant = (id: number, price: number, size: string) =>
    aVariant(id, {
      referenceKey: `brera-${size}`,
      price: aPrice(price),
      attributes: attributesOf({ shopSize: size }),
    })
  const product = aProduct(12, {
    name: 'Brera',
    masterKey: 'brera',
    attributes: attributesOf({ frameColor: 'Gold', rimType: 'full' }),
    images: [anImage('front'), anImage('large', { imageVariantReferenceKey: 'brera-L' })],
    variants: [variant(1, 9900, 'M'), variant(2, 11_900, 'L')],
    siblings: [
      aProduct(13, {
        name: 'Brera',
        attributes: attributesOf({ frameColor: 'Silber' }),
        images: [anImage('silver')],
        variants: [variant(3, 8900, 'S'), variant(4, 7900, 'XL')],
      }),
      aProduct(14, { name: 'Brera', attributes: attributesOf({ salesStatus: 'offline' }) }),
      aProduct(15, {
        name: 'Brera',
        attributes: attributesOf({ frameColor: 'Blau', salesStatus: 'temporary_not_sellable' }),
        variants: [variant(5, 0, 'M')],
      }),
      aProduct(16, { name: 'Brera', attributes: attributesOf({ frameColor: 'Rot' }), variants: [] }),
    ],
    categories: [[STEP]],
  })
  const shop = fakeShopClient({ product: async () => product, productsByIds: async () => [product] })
  const ctx = { ...testContext().ctx, shop: () => shop }
  const page = await loadProduct(ctx, 'de-de', 12, null)
  if (!page.ok) throw new Error('the product was not found')
  const { structured, title } = (await loadProductHead(ctx, 'de-de', page.value, absolute)).head
  expect(title).toBe('Brera Brille, Gold')
  expect(structured[0]).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'brera',
    hasVariant: [
      {
        sku: 'brera-M',
        size: 'M',
        color: 'Gold',
        image: ['https://shop.example/images/front?width=1200&height=1200'],
        offers: { url: 'https://shop.example/de-de/p/brera-12/', price: '99.00' },
      },
      {
        sku: 'brera-L',
        image: [expect.stringContaining('/images/large?'), expect.stringContaining('/images/front?')],
        offers: { url: 'https://shop.example/de-de/p/brera-12/?variantid=2', price: '119.00' },
      },
      {
        url: 'https://shop.example/de-de/p/brera-13/',
        name: 'Brera, Silber',
        sku: 'brera-XL',
        color: 'Silber',
        image: 'https://shop.example/images/silver?width=1200&height=1200',
        offers: { url: 'https://shop.example/de-de/p/brera-13/', price: '79.00', priceCurrency: 'EUR' },
      },
      { name: 'Brera, Blau', sku: 'brera-M' },
      { name: 'Brera, Rot' },
    ],
  })
  const { hasVariant } = structured[0] as { hasVariant: object[] }
  // What costs nothing, and what has no variant, is not offered.
  expect(hasVariant.map((each) => 'offers' in each)).toEqual([true, true, true, false, false])
})
