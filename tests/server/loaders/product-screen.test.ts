import { expect, test } from 'vitest'
import { loadProduct } from '#server/loaders/product.ts'
import { loadProductScreen } from '#server/loaders/product-screen.ts'
import { testContext } from '#tests/support/test-server.ts'
import { aProduct, aVariant, attributesOf } from '#tests/support/goods.ts'
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
      pageOf([31, 32].map((id) => aProduct(id, { name: `Model ${id}`, masterKey: `m${id}` }))),
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
