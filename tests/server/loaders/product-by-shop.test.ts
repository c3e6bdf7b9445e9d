import { describe, expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import type { ShopConfiguration } from '#domain/shop/configuration.ts'
import { loadProduct } from '#server/loaders/product.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { advancedOf, attributesOf, aProduct } from '#tests/support/goods.ts'
import { testContext } from '#tests/support/test-server.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'

async function page(
  product: Product,
  configuration: () => Promise<ShopConfiguration> = async () => aConfiguration(),
) {
  const { ctx } = testContext()
  const shop = fakeShopClient({ product: async () => product, configuration })
  const loaded = await loadProduct({ ...ctx, shop: () => shop }, 'de-de', product.id, null)
  if (!loaded.ok) throw new Error('the product was not found')
  return loaded.value
}

describe('the delivery days on a product page', () => {
  test('are the estimate of the shop for its product type', async () => {
    const customData = { deliveryEstimatesProductType: { merchandise: { from: 5, to: 6 } } }
    const { delivery } = await page(aProduct(12), async () => aConfiguration({ customData }))
    expect(delivery).toEqual({ from: 5, to: 6 })
  })

  test('are the default ones if the Shop API fails', async () => {
    const { delivery } = await page(aProduct(12), () => Promise.reject(new Error('down')))
    expect(delivery).toEqual({ from: 2, to: 4 })
  })
})

test.each([
  ['PL', 'none'],
  ['DE', 'now'],
])('a package sold only in %s is, in the German shop: %s', async (country, kind) => {
  const ninety = aProduct(12, {
    attributes: attributesOf({ quantityPerUnit: '90' }),
    advancedAttributes: advancedOf({ availablePackageSizes: [{ country, count: 90 }] }),
  })
  expect((await page(ninety)).availability.kind).toBe(kind)
})
