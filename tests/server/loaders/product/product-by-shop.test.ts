import { describe, expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import type { ShopConfiguration } from '#domain/shop/configuration.ts'
import { loadProduct } from '#server/loaders/product/product.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { advancedOf, aPrice, attributesOf, aProduct, aVariant } from '#tests/support/goods.ts'
import { testContext } from '#tests/support/test-server.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'

async function page(
  product: Product,
  configuration: () => Promise<ShopConfiguration> = async () => aConfiguration(),
  variantId: number | null = null,
) {
  const { ctx } = testContext()
  const shop = fakeShopClient({ product: async () => product, configuration })
  const loaded = await loadProduct({ ...ctx, shop: () => shop }, 'de-de', product.id, variantId)
  if (!loaded.ok) throw new Error('the product was not found')
  return loaded.value
}

describe('the delivery days on a product page', () => {
  test('are the estimate of the shop for its product type', async () => {
    const customData = { deliveryEstimatesProductType: { merchandise: { from: 5, to: 6 } } }
    const { delivery } = await page(aProduct(12), async () => aConfiguration({ customData }))
    expect(delivery.days).toEqual({ from: 5, to: 6 })
  })

  test('are the default ones if the Shop API fails', async () => {
    const { delivery } = await page(aProduct(12), () => Promise.reject(new Error('down')))
    expect(delivery.days).toEqual({ from: 2, to: 4 })
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

test('a frame at no cost cannot be bought alone', async () => {
  const free = aProduct(12, { variants: [aVariant(120, { price: aPrice(0) })] })
  expect((await page(free)).availability.kind).toBe('none')
})

const curve = (id: number, baseCurve: string) => aVariant(id, { attributes: attributesOf({ baseCurve }) })

test.each([
  ['has to be chosen', null, true, [false, false]],
  ['is chosen by the address', 201, false, [false, true]],
])('one of two base curves %s', async (_, variantId, isOpen, selected) => {
  const lens = aProduct(12, {
    attributes: attributesOf({ numberOfLenses: '30', quantityPerUnit: '30' }),
    variants: [curve(200, '8.4'), curve(201, '8.8')],
  })
  const { options, isChoiceOpen } = await page(lens, undefined, variantId)
  expect([isChoiceOpen, options.map(({ isSelected }) => isSelected)]).toEqual([isOpen, selected])
  expect(options.map(({ path }) => path.split('?')[1])).toEqual(['variantid=200', 'variantid=201'])
})
