import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { category } from '#contract/shop-api/category.ts'
import { filter } from '#contract/shop-api/filter.ts'
import { product } from '#contract/shop-api/product.ts'
import { promotion } from '#contract/shop-api/promotion.ts'
import { shopConfiguration } from '#contract/shop-api/shop.ts'
import { createContentApi } from '#content-api/app.ts'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import { openContent } from '#clients/content/open-content.ts'
import { loadSitemap } from '#server/loaders/sitemap/sitemap.ts'
import { listedPictures } from '#clients/shop-api/listed-pictures.ts'
import { createShopClients } from '#clients/shop-api/shop-clients.ts'
import { shippedPictures } from '#images/shipped-pictures.ts'
import { createShopApi } from '#shop-api/app.ts'
import type { Database } from '#shop-api/open-database.ts'
import { SHOPS } from '#shop-api/seed/shops/shops.ts'
import { TOKENS } from '#tests/support/content.ts'
import { testContext } from '#tests/support/test-server.ts'
import { pageOf } from '#tests/support/shop-client.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { SEEDED_AT, seedShop } from '#tests/support/seeded.ts'

const GERMANY = 10001
const SWITZERLAND = 10005
const ALL_OF_A_PRODUCT =
  'attributes,advancedAttributes,variants.attributes,variants.lowestPriorPrice,categories,images.attributes:legacy(false),priceRange,lowestPriorPrice'

let database: Database
let api: (request: Request) => Promise<Response>
beforeAll(async () => {
  database = await openEmbeddedCopy({ fill: seedShop })
  api = createShopApi({ db: database.db, now: () => SEEDED_AT })
})
afterAll(() => database.close())

async function ask(path: string, shopId = GERMANY): Promise<string> {
  const response = await api(
    new Request(`http://shop${path}${path.includes('?') ? '&' : '?'}shopId=${shopId}`, {
      headers: { 'x-access-token': 'local' },
    }),
  )
  expect(response.status).toBe(200)
  return response.text()
}
const page = z.object({ entities: z.array(product), pagination: z.object({ total: z.int() }) })
const totalOf = async (query: string, shopId = GERMANY) =>
  page.parse(JSON.parse(await ask(`/v1/products?perPage=1${query}`, shopId))).pagination.total

describe.each(SHOPS.map(({ code, id }) => [code, id] as const))('in %s', (_, shopId) => {
  test('responses match the contract', async () => {
    for (const number of [1, 2, 3]) {
      const text = await ask(
        `/v1/products?perPage=250&page=${number}&includeSoldOut=true&includeSellableForFree=true&with=${ALL_OF_A_PRODUCT}`,
        shopId,
      )
      expect(page.safeParse(JSON.parse(text)).error).toBeUndefined()
    }
    const others = [
      ['/v1/categories?depth=4&with=descendants,properties', z.array(category)],
      ['/v1/filters', z.array(filter)],
      ['/v1/promotions', z.object({ entities: z.array(promotion) })],
      ['/v1/shop-configuration', shopConfiguration],
    ] as const
    for (const [path, schema] of others)
      expect(schema.safeParse(JSON.parse(await ask(path, shopId))).error).toBeUndefined()
  })
})

test('the order of the search flyout starts with the newest products', async () => {
  const firstLive = async (order: string) => {
    const { entities } = page.parse(JSON.parse(await ask(`/v1/products?${order}&perPage=100`)))
    return entities.map(({ firstLiveAt }) =>
      Math.floor((+SEEDED_AT - Date.parse(firstLiveAt ?? '')) / 86_400_000),
    )
  }
  expect(await firstLive('sortingKey=search-flyout&sortDir=asc')).toEqual(await firstLive('sort=new'))
})

test.each([
  ['gleitsichtbrille', GERMANY, 40],
  ['lesebrille', GERMANY, 40],
  ['sonnenbrile', GERMANY, 100],
  ['tageslinsen', GERMANY, 15],
  ['okulary przeciwsłoneczne', 10004, 100],
  ['čočky', 10003, 30],
  ['lunettes de soleil', 10006, 100],
  ['occhiali da lettura', 10008, 30],
  ['brera', 10005, 2],
  ['lacrivel', 10009, 12],
])('"%s" in shop %i finds at least %i', async (term, shopId, least) =>
  expect(await totalOf(`&filters[term]=${encodeURIComponent(term)}`, shopId)).toBeGreaterThanOrEqual(least),
)

test('products in stories are sold', async () => {
  const stories = readdirSync('content', { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.json'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  const named = stories.flatMap((story) =>
    [...story.matchAll(/"product_ids": "([\d, ]+)"/g)].flatMap(([, ids = '']) => ids.split(/,\s*/)),
  )
  for (const { id } of SHOPS) {
    const productIds = [...new Set(named)]
    const found = page.parse(JSON.parse(await ask(`/v1/products?ids=${productIds.join(',')}`, id)))
    expect(found.entities.map((each) => String(each.id)).toSorted()).toEqual(productIds.toSorted())
  }
})

test('Switzerland writes no ß, Germany does', async () => {
  expect(await ask('/v1/filters')).toContain('Größe')
  const swiss = await Promise.all(
    ['/v1/filters', '/v1/categories?depth=4&with=descendants', '/v1/attributes/baseColor'].map((path) =>
      ask(path, SWITZERLAND),
    ),
  )
  expect(swiss.join('')).toContain('Grösse')
  expect(swiss.join('')).not.toContain('ß')
})

const openClients = () =>
  createShopClients(
    {
      http: { fetch: api, timeout: 20_000 },
      baseUrl: 'http://shop',
      auth: { kind: 'token', token: 'local' },
    },
    { ttl: 60_000, limit: 300, now: Date.now, log: testContext().ctx.log },
  )

test('the pictures of all listings come with the shop', async () => {
  const shipped = shippedPictures()
  for await (const { hash } of listedPictures(openClients().shop('de-de')))
    expect(shipped(hash)).toBeDefined()
})

/** Every page of a variant's sitemap except products, with its language links. */
async function pagesOf(variant: VariantCode) {
  const { ctx } = testContext()
  const { shop } = openClients()
  const { content } = openContent({
    env: ctx.env,
    log: ctx.log,
    now: Date.now,
    shopName: 'Veduta',
    embedded: { fetch: createContentApi({ dir: 'content', tokens: TOKENS }), tokens: TOKENS },
  })
  const withoutProducts = (code: VariantCode) => ({ ...shop(code), products: async () => pageOf([]) })
  const sitemap = await loadSitemap({ ...ctx, shop: withoutProducts, content }, variant)
  if (!sitemap.ok) throw new Error(`${variant} has no sitemap`)
  return new Map(sitemap.value.entries.map(({ path, alternates }) => [path, alternates]))
}

test('language links between pages are mutual', async () => {
  const pages = new Map<VariantCode, Awaited<ReturnType<typeof pagesOf>>>()
  for (const variant of VARIANT_CODES) pages.set(variant, await pagesOf(variant))
  const lonely = [...pages].flatMap(([variant, ofVariant]) =>
    [...ofVariant].flatMap(([path, alternates]) =>
      VARIANT_CODES.filter((code) => {
        const twin = alternates[code]
        return twin !== undefined && pages.get(code)?.get(twin)?.[variant] !== path
      }).map((code) => `${variant}${path} names ${code}${alternates[code]}`),
    ),
  )
  expect(lonely).toEqual([])
  for (const ofVariant of pages.values()) expect(ofVariant.size).toBeGreaterThan(90)
})
