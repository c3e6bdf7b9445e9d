import { expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { availableGoods } from '#modules/stock-alert/open-stock-alerts.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { aProduct, aStock, aVariant, attributesOf } from '#tests/support/goods.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'

const PLACE = { domains: undefined, origin: 'https://shop.example', host: 'localhost', port: 4321 }
const AWAITED = { shop: 'de-de', productId: 3, variantId: 7 } as const

const stocked = (quantity: number) => aVariant(7, { stock: aStock(quantity) })
const goods = (rest: Partial<Product> = {}) => aProduct(3, { name: 'Etui', variants: [stocked(1)], ...rest })

const found = (product: Product | null, backInStock = true) => {
  const configuration = aConfiguration()
  const client = fakeShopClient({
    product: async () => product,
    configuration: async () => ({ ...configuration, flags: { ...configuration.flags, backInStock } }),
  })
  return availableGoods(PLACE, client, AWAITED)
}

test('goods in stock are named, with their address', async () =>
  expect(await found(goods())).toEqual({
    name: expect.stringContaining('Etui'),
    url: expect.stringMatching(/^https:\/\/shop\.example\/de-de\/p\/.*-3\//),
  }))

test.each<[string, Product | null, boolean]>([
  ['sold out', goods({ variants: [stocked(0)] }), true],
  ['of another variant', goods({ variants: [aVariant(8)] }), true],
  ['no longer sold', goods({ attributes: attributesOf({ salesStatus: 'temporary_not_sellable' }) }), true],
  ['not active', goods({ isActive: false }), true],
  ['gone', null, true],
  ['in a shop without the feature', goods(), false],
])('goods that are %s are not', async (_, product, isOn) => expect(await found(product, isOn)).toBeNull())
