import { expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { minor } from '#domain/money/price.ts'
import type { Flag } from '#domain/shop/configuration.ts'
import { loadLensEntry } from '#server/loaders/product/lens-entry.ts'
import { loadProduct } from '#server/loaders/product/product.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { aPrice, aProduct, aStock, aVariant, attributesOf } from '#tests/support/goods.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const part = (
  id: number,
  price: number,
  referenceKey: string,
  customData: Record<string, unknown>,
  stock = aStock(9),
) => aProduct(id, { customData, variants: [aVariant(id, { referenceKey, price: aPrice(price), stock })] })
const LENSES = [
  part(51, 6900, 'single', { rxPart: 'lensType', design: 'single-vision' }),
  part(52, 19_900, 'progressive', { rxPart: 'lensType', design: 'progressive' }),
  part(53, 0, 'index_cr', { rxPart: 'index', indexKey: 'index_cr' }),
]

const SOLD_OUT = part(54, 900, 'cheap', { rxPart: 'lensType', design: 'single-vision' }, aStock(0))

type Given = {
  price?: number
  off?: Flag[]
  stock?: number
  attributes?: Record<string, string>
  lenses?: Product[]
}

async function entryOf({
  price = 11_900,
  off = [],
  stock = 9,
  attributes = { rimType: 'full' },
  lenses = LENSES,
}: Given) {
  const frame = aProduct(12, {
    name: 'Brera',
    attributes: attributesOf(attributes),
    variants: [aVariant(1, { price: aPrice(price), stock: aStock(stock) })],
  })
  const { flags } = aConfiguration()
  const shop = fakeShopClient({
    product: async () => frame,
    rxProducts: async () => lenses,
    configuration: async () =>
      aConfiguration({ flags: { ...flags, ...Object.fromEntries(off.map((flag) => [flag, false])) } }),
  })
  const ctx = { ...testContext().ctx, shop: () => shop }
  const page = await loadProduct(ctx, 'de-de', 12, null)
  if (!page.ok) throw new Error('the product was not found')
  return loadLensEntry(ctx, 'de-de', page.value)
}

test('a frame leads to its lenses, from the price of the cheapest pair, and depends on them', async () =>
  expect(await entryOf({})).toEqual({
    path: '/p/brera-12/?configure=type&variantid=1',
    from: minor(18_800),
    tags: ['product:51', 'product:52', 'product:53'],
  }))

test('lenses that are sold out make no price, but the page changes when they are back', async () =>
  expect(await entryOf({ lenses: [...LENSES, SOLD_OUT] })).toMatchObject({
    from: minor(18_800),
    tags: ['product:51', 'product:52', 'product:53', 'product:54'],
  }))

test.each<[string, Given, boolean]>([
  ['without the flag of the configurator', { off: ['rxConfigurator'] }, false],
  ['where nothing is sold online', { off: ['onlineShop'] }, false],
  ['that is sold out', { stock: 0 }, false],
  ['that is no frame', { attributes: { preservativeFree: 'yes' } }, false],
  ['that costs nothing but with lenses', { price: 0 }, true],
  ['that costs nothing, without the flag for it', { price: 0, off: ['zeroCostFrames'] }, false],
  ['whose lenses are all sold out', { lenses: [SOLD_OUT, ...LENSES.slice(2)] }, false],
  ['of a shop without free shipping of lenses', { off: ['freeRxShipping'] }, true],
])('a product %s', async (_, given, has) => expect((await entryOf(given)) !== null).toBe(has))
