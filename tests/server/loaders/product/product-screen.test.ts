import { describe, expect, test } from 'vitest'
import { loadProduct } from '#server/loaders/product/product.ts'
import { loadProductScreen } from '#server/loaders/product/product-screen.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { subscribable } from '#tests/support/subscriptions.ts'
import { testContext } from '#tests/support/test-server.ts'
import { aProduct, aStock, aVariant, attributesOf } from '#tests/support/goods.ts'
import { pageOf, fakeShopClient } from '#tests/support/shop-client.ts'

const product = aProduct(12, {
  name: 'Brera',
  attributes: attributesOf({ rimType: 'full', brand: { id: 1, label: 'Veduta', value: 'veduta' } }),
  variants: [aVariant(1)],
  siblings: [aProduct(11)],
  categories: [
    [{ categoryId: 8, categoryName: '', categorySlug: '', categoryUrl: '/a', categoryHidden: false }],
  ],
})

test('the tags of a page name its product, its colours and all recommended products', async () => {
  const { ctx } = testContext()
  const shop = fakeShopClient({
    product: async () => product,
    productsByIds: async () => [product],
    products: async () =>
      pageOf([31, 32, 33].map((id) => aProduct(id, { name: `Model ${id}`, masterKey: `m${id}` }))),
    rootCategories: async () => [],
  })
  const scene = { ...ctx, shop: () => shop }
  const loaded = await loadProduct(scene, 'de-de', 12, null)
  if (!loaded.ok) throw new Error('the product was not found')
  const { productLists, tags } = await loadProductScreen(
    scene,
    'de-de',
    loaded.value,
    (path) => `http://shop${path}`,
  )
  const shown = productLists.flatMap(({ tiles }) => tiles.map(({ id }) => `product:${id}`))
  expect(shown.length).toBeGreaterThan(0)
  expect(tags).toEqual(expect.arrayContaining(['shop:10001', 'product:12', 'product:11', ...shown]))
})

describe('goods that can be delivered regularly', () => {
  const EVENING = new Date('2026-11-23T22:15:00Z')

  async function screenOf({ quantity = 9, isOn = true }) {
    const { ctx } = testContext()
    const care = aProduct(13, { ...subscribable(), variants: [aVariant(3, { stock: aStock(quantity) })] })
    const { flags } = aConfiguration()
    const shop = fakeShopClient({
      product: async () => care,
      productsByIds: async () => [care],
      products: async () => pageOf([]),
      rootCategories: async () => [],
      configuration: async () => aConfiguration({ flags: { ...flags, subscription: isOn } }),
    })
    const scene = { ...ctx, shop: () => shop, now: () => EVENING }
    const loaded = await loadProduct(scene, 'de-de', 13, null)
    if (!loaded.ok) throw new Error('the product was not found')
    return loadProductScreen(scene, 'de-de', loaded.value, (path) => path)
  }

  test('have today as their day, so the page ends with it', async () => {
    const { subscription, expiresAt } = await screenOf({})
    expect(subscription).toMatchObject({ day: 23, intervals: [{ value: '1' }, { value: '3' }] })
    expect(expiresAt).toContain('2026-11-23T23:00:00.000Z')
  })

  test.each([
    ['in a shop without subscriptions', { isOn: false }],
    ['once they are sold out', { quantity: 0 }],
  ])('are not offered so %s', async (_, world) => {
    const { subscription, expiresAt } = await screenOf(world)
    expect(subscription).toBeNull()
    expect(expiresAt).not.toContain('2026-11-23T23:00:00.000Z')
  })
})
