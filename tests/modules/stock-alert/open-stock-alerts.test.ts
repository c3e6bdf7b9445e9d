import { expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { availableGoods } from '#modules/stock-alert/open-stock-alerts.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { advancedOf, aProduct, aStock, aVariant, attributesOf } from '#tests/support/goods.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'

const PLACE = { domains: undefined, origin: 'https://shop.example', host: 'localhost', port: 4321 }
const AWAITED = { shop: 'de-de', productId: 3, variantId: 7 } as const

const stocked = (quantity: number) => aVariant(7, { stock: aStock(quantity) })
const goods = (rest: Partial<Product> = {}) => aProduct(3, { name: 'Etui', variants: [stocked(1)], ...rest })

/** A box of thirty, where countries get other ones. */
const box = (country: string, count: number) =>
  goods({
    attributes: attributesOf({ quantityPerUnit: '30 Stück' }),
    advancedAttributes: advancedOf({ availablePackageSizes: [{ country, count }] }),
  })

const found = (product: Product | null, backInStock = true) => {
  const configuration = aConfiguration()
  const client = fakeShopClient({
    // Who does not ask for the sizes of packages gets none.
    product: async (_, { with: fields = '' } = {}) =>
      product &&
      (fields.includes('availablePackageSizes') ? product : { ...product, advancedAttributes: {} }),
    configuration: async () => ({ ...configuration, flags: { ...configuration.flags, backInStock } }),
  })
  return availableGoods(PLACE, client, AWAITED)
}

test('goods in stock are named, with their address', async () =>
  expect(await found(goods())).toEqual({
    name: expect.stringContaining('Etui'),
    url: expect.stringMatching(/^https:\/\/shop\.example\/de-de\/p\/.*-3\//),
  }))

test('a box that the country gets is named', async () => expect(await found(box('DE', 30))).not.toBeNull())

test.each<[string, Product | null, boolean]>([
  ['in a box that the country does not get', box('DE', 90), true],
  ['sold in another country alone', box('AT', 30), true],
  ['sold out', goods({ variants: [stocked(0)] }), true],
  ['of another variant', goods({ variants: [aVariant(8)] }), true],
  ['no longer sold', goods({ attributes: attributesOf({ salesStatus: 'temporary_not_sellable' }) }), true],
  ['not active', goods({ isActive: false }), true],
  ['gone', null, true],
  ['in a shop without the feature', goods(), false],
])('goods that are %s are not', async (_, product, isOn) => expect(await found(product, isOn)).toBeNull())
