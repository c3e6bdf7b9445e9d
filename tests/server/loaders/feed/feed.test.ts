import { expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { minor } from '#domain/money/price.ts'
import { loadFeed, PRODUCTS_PER_FEED } from '#server/loaders/feed/feed.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { anImage, aPrice, aProduct, aStock, attributesOf, aVariant } from '#tests/support/goods.ts'
import { fakeShopClient, pageOf } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const absolute = (path: string) => `https://shop.example/de-de${path}`

const frame = (id: number, more: Partial<Product> = {}) =>
  aProduct(id, {
    name: 'Brera',
    attributes: attributesOf({ brand: 'Veduta', rimType: 'full', frameColor: 'Gold' }),
    images: [anImage('front')],
    variants: [
      aVariant(id * 10, { price: aPrice(9950, { withoutTax: minor(8361) }), stock: aStock(9) }),
      aVariant(id * 10 + 1, {
        price: aPrice(10_950),
        stock: { ...aStock(0), isSellableWithoutStock: true },
      }),
    ],
    ...more,
  })

/** The feed of a shop whose catalogue has these products on page 1, and so many in all. */
async function feedOf(products: Product[], { total = products.length, file = 1 } = {}) {
  const requested: number[] = []
  const shop = fakeShopClient({
    configuration: async () => aConfiguration(),
    products: async ({ page = 1, includeSoldOut }) => {
      expect(includeSoldOut).toBe(true)
      requested.push(page)
      const { entities, pagination } = pageOf(page === 1 ? products : [], total, page)
      return { entities, pagination: { ...pagination, last: Math.max(1, Math.ceil(total / 50)) } }
    },
  })
  const ctx = { ...testContext().ctx, shop: () => shop }
  const items = await loadFeed(ctx, 'de-de', file, absolute)
  return { items: items?.map((fields) => Object.fromEntries(fields)), requested }
}

test('each variant that is sold by itself is an item, with the price that shoppers see', async () => {
  const { items } = await feedOf([frame(12)])
  expect(items).toMatchObject([
    {
      'g:id': '120',
      'g:link': 'https://shop.example/de-de/p/brera-12/',
      'g:price': '99.50 EUR',
      'g:availability': 'in_stock',
      'g:brand': 'Veduta',
      'g:color': 'Gold',
    },
    {
      'g:id': '121',
      'g:link': 'https://shop.example/de-de/p/brera-12/?variantid=121',
      'g:availability': 'backorder',
      'g:availability_date': expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00\+0[12]00$/),
    },
  ])
})

test.each([
  ['a product without a page', { isActive: false }],
  ['a product that is not released yet', { attributes: attributesOf({ salesStatus: 'enrichment' }) }],
  ['a product without a picture', { images: [] }],
  ['a frame that costs nothing', { variants: [aVariant(9, { price: aPrice(0) })] }],
])('%s is left out', async (_, more) => {
  const { items } = await feedOf([frame(12, more), frame(13)])
  expect(items?.map((each) => each['g:id'])).toEqual(['130', '131'])
})

test('a shop without products has an empty feed, and no second file', async () => {
  expect((await feedOf([])).items).toEqual([])
  expect((await feedOf([], { file: 2 })).items).toBeUndefined()
})

test('a large catalogue goes on in further files', async () => {
  const total = PRODUCTS_PER_FEED + 30
  const { requested } = await feedOf([frame(12)], { total })
  expect(requested).toEqual(Array.from({ length: PRODUCTS_PER_FEED / 50 }, (_, index) => index + 1))
  expect((await feedOf([frame(12)], { total, file: 2 })).requested).toEqual([PRODUCTS_PER_FEED / 50 + 1])
})
