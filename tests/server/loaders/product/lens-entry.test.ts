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

const SUN = { rimType: 'full', baseColorLenses: 'grey' }

type Given = {
  price?: number
  off?: Flag[]
  stock?: number
  attributes?: Record<string, string>
  lenses?: Product[]
  lensTypes?: string[]
  /** Also where none is in stock. */
  isOrderable?: boolean
}

async function entryOf({
  price = 11_900,
  off = [],
  stock = 9,
  attributes = { rimType: 'full' },
  lenses = LENSES,
  lensTypes,
  isOrderable = false,
}: Given) {
  const frame = aProduct(12, {
    name: 'Brera',
    attributes: attributesOf(attributes),
    variants: [aVariant(1, { price: aPrice(price), stock: aStock(stock, isOrderable) })],
  })
  const { flags, customData } = aConfiguration()
  const shop = fakeShopClient({
    product: async () => frame,
    rxProducts: async () => lenses,
    configuration: async () =>
      aConfiguration({
        flags: { ...flags, ...Object.fromEntries(off.map((flag) => [flag, false])) },
        customData: { ...customData, ...(lensTypes && { rxLensTypes: lensTypes }) },
      }),
  })
  const ctx = { ...testContext().ctx, shop: () => shop }
  const page = await loadProduct(ctx, 'de-de', 12, null)
  if (!page.ok) throw new Error('the product was not found')
  return loadLensEntry(ctx, 'de-de', page.value)
}

test('a frame leads to its lenses, from the price of the cheapest pair, and depends on them', async () =>
  expect(await entryOf({})).toEqual({
    path: '/p/brera-12/?configure=type&variantid=1',
    ways: [
      { lensType: 'type_ei', price: minor(18_800) },
      { lensType: 'type_none', price: minor(11_900) },
      { lensType: 'home_try_on', price: minor(0) },
    ],
    delivery: { days: { from: 2, to: 4 }, window: expect.anything() },
    isWornAsPictured: false,
    tags: ['product:51', 'product:52', 'product:53'],
  }))

test('sunglasses cost what they are asked for with: their tint', async () => {
  const tint = part(55, 3900, 'sun', { rxPart: 'tint', tintingType: 'sunglasses' })
  const entry = await entryOf({ attributes: SUN, lenses: [...LENSES, tint] })
  expect(entry?.ways[0]).toEqual({ lensType: 'type_ei', price: minor(22_700) })
})

test('lenses that are sold out make no price, but the page changes when they are back', async () =>
  expect(await entryOf({ lenses: [...LENSES, SOLD_OUT] })).toMatchObject({
    ways: [{ price: minor(18_800) }, {}, {}],
    tags: ['product:54', 'product:51', 'product:52', 'product:53'],
  }))

test.each<[string, Given, string[] | null]>([
  ['a frame', {}, ['type_ei', 'type_none', 'home_try_on']],
  ['a frame without the flag of the configurator', { off: ['rxConfigurator'] }, null],
  ['a frame where nothing is sold online', { off: ['onlineShop'] }, null],
  ['a frame that is sold out', { stock: 0 }, null],
  ['a frame that is made when it is ordered', { stock: 0, isOrderable: true }, ['type_ei', 'type_none']],
  ['what is no frame', { attributes: { preservativeFree: 'yes' } }, null],
  ['a frame that costs nothing but with lenses', { price: 0 }, ['type_ei']],
  ['a frame that costs nothing, without the flag for it', { price: 0, off: ['zeroCostFrames'] }, null],
  [
    'a frame of a shop without free shipping of lenses',
    { off: ['freeRxShipping'] },
    ['type_ei', 'type_none', 'home_try_on'],
  ],
  [
    'a frame whose lenses are all sold out',
    { lenses: [SOLD_OUT, ...LENSES.slice(2)] },
    ['type_none', 'home_try_on'],
  ],
  [
    'a frame of a shop without home try-on',
    { lensTypes: ['type_ei', 'type_none'] },
    ['type_ei', 'type_none'],
  ],
  ['a frame of a shop with values alone', { lensTypes: ['type_ei'] }, ['type_ei']],
  ['a frame of a shop without values', { lensTypes: ['type_none'] }, ['type_none']],
  ['sunglasses', { attributes: SUN }, ['type_ei', 'type_none', 'home_try_on']],
  ['sunglasses that are sold as they are alone', { attributes: SUN, lensTypes: ['type_none'] }, null],
  ['a frame that nothing is offered for', { lensTypes: ['appointment'] }, null],
])('%s has the ways %j', async (_, given, ways) =>
  expect((await entryOf(given))?.ways.map(({ lensType }) => lensType) ?? null).toEqual(ways),
)
