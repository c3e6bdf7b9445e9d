import { expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import type { ShopApi } from '#clients/shop-api/shop-client.ts'
import { loadOpenedFrame } from '#server/loaders/product/opened-frame.ts'
import { aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const measures = (lensWidth: string) =>
  attributesOf({ lensWidth, lensHeight: '40', bridgeWidth: '18', templeLength: '140', glassesWidth: '136' })

const FRAME: Product = aProduct(17, {
  name: 'Brera',
  attributes: attributesOf({ brand: 'Veduta', frameShape: 'panto', frameMaterial: 'titanium' }),
  variants: [
    aVariant(203, { attributes: { ...measures('48'), ...attributesOf({ shopSize: 'S' }) } }),
    aVariant(204, { attributes: measures('52') }),
  ],
})

const load = (query: string, product: ShopApi['product'] = async (id) => (id === 17 ? FRAME : null)) =>
  loadOpenedFrame(
    { ...testContext().ctx, shop: () => fakeShopClient({ product }) },
    'de-de',
    new URLSearchParams(query),
  )

test.each([
  ['frames=17-203', 48, 'S'],
  ['frames=17-204', 52, null],
])('?%s: the size whose page was open is drawn with its measures', async (query, lensWidth, size) =>
  expect(await load(query)).toEqual({
    frame: {
      name: 'Veduta Brera',
      size,
      drawing: {
        dimensions: { lensWidth, lensHeight: 40, bridge: 18, temple: 140, width: 136 },
        shape: 'panto',
        construction: { isWire: true, rim: 'full' },
      },
    },
    tags: ['product:17'],
  }),
)

test.each([
  ['no frame', '', []],
  ['what is none', 'frames=all', []],
  ['an unknown frame', 'frames=18', ['product:18']],
  ['no size of it, and without measures of its own', 'frames=17', ['product:17']],
])('an address with %s shows the guide alone', async (_, query, tags) =>
  expect(await load(query)).toEqual({ frame: null, tags }),
)

test('goods without a shape have no drawing', async () => {
  const goods = aProduct(17, { variants: [aVariant(203, { attributes: measures('48') })] })
  expect((await load('frames=17-203', async () => goods)).frame).toBeNull()
})

test('while goods cannot be read the guide stands without them, and is not kept', async () =>
  expect(await load('frames=17', () => Promise.reject(new Error('shut')))).toEqual({
    frame: null,
    tags: ['incomplete'],
  }))
