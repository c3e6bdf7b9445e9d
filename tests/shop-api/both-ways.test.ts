import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TILE_WITH } from '#domain/catalogue/tile.ts'
import { createShopClient } from '#clients/shop-api/create-shop-client.ts'
import type { ProductQuery, ShopApi } from '#clients/shop-api/shop-client.ts'
import { PRODUCT_WITH } from '#server/loaders/product/product-with.ts'
import { createShopApi } from '#shop-api/app.ts'
import type { Database } from '#shop-api/open-database.ts'
import { shop as shops } from '#shop-api/schema/shop.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { SHOPS } from '#tests/support/catalogue-shops.ts'
import { onBothDatabases } from '#tests/support/database.ts'

const IDS = [1, 2, 3, 5, 7, 10, 11, 12]
const LISTING = { where: { categoryId: 10 }, perPage: 24, includeSoldOut: true, with: TILE_WITH }
const WHOLE = { with: PRODUCT_WITH, includeSellableForFree: true }
const REFUSED: ProductQuery = { where: {}, perPage: 5000 }

const variantIds = async (shop: ShopApi): Promise<number[]> => {
  const { entities } = await shop.products({ where: {}, with: 'variants' })
  return entities.flatMap(({ variants = [] }) => variants.map(({ id }) => id))
}

const CALLS: [string, (shop: ShopApi) => Promise<unknown>][] = [
  ['a listing', (shop) => shop.products(LISTING)],
  [
    'a listing with filters',
    (shop) =>
      shop.products({
        ...LISTING,
        where: { minPrice: 1, term: 'ada', attributes: { brand: [101] }, booleans: { sale: false } },
        sort: { by: 'price', direction: 'asc' },
      }),
  ],
  ['filters', (shop) => shop.filters({ where: LISTING.where, including: ['brand'], includeSoldOut: true })],
  ['filters below a price', (shop) => shop.filters({ where: { maxPrice: 40_000 } })],
  ['products by id', (shop) => shop.productsByIds(IDS, { with: TILE_WITH })],
  ['whole products', (shop) => Promise.all(IDS.map((id) => shop.product(id, WHOLE)))],
  ['variants', async (shop) => shop.variants(await variantIds(shop), { with: 'attributes' })],
  ['the product of a variant', async (shop) => shop.productIdOfVariant((await variantIds(shop))[0] ?? 0)],
  ['an unknown product', (shop) => shop.product(999_999_999)],
  ['a refused query', (shop) => shop.products(REFUSED).catch(String)],
]

onBothDatabases({ fill: fillCatalogue }, (open) => {
  let database: Database
  let api: ReturnType<typeof createShopApi>

  beforeAll(async () => {
    database = await open()
    // The German shop writes as Switzerland does: texts differ from those that are stored.
    await database.db.update(shops).set({ country: 'CH' }).where(eq(shops.id, SHOPS.de))
    api = createShopApi({ db: database.db, now: () => NOW, recheckMs: 1000 })
  })
  afterAll(() => database.close())

  describe.each(Object.entries(SHOPS))('in %s', (_, shopId) => {
    test.each(CALLS)('%s: the same by a message and in the process', async (_name, call) => {
      const reads: string[] = []
      const shop = (read?: typeof api.read) =>
        createShopClient({
          http: { fetch: api, timeout: 60_000, ...(read && { read }) },
          baseUrl: 'http://shop',
          auth: { kind: 'token', token: 'local' },
          shopId,
        })
      const byMessage = await call(shop())
      const inProcess = await call(
        shop((url) => {
          reads.push(url)
          return api.read(url)
        }),
      )
      // Whoever reads a message leaves out what its contract does not name.
      expect({ value: inProcess }).toMatchObject({ value: byMessage })
      expect(reads).not.toHaveLength(0)
    })
  })
})
