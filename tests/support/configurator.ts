import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { page } from '#contract/shop-api/page.ts'
import { product as productSchema } from '#contract/shop-api/product.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { productSlug } from '#domain/catalogue/slug.ts'
import { attributeNumber, attributeValue } from '#domain/catalogue/read-attribute.ts'
import type { Flag } from '#domain/shop/configuration.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { createConfiguratorDrafts } from '#modules/configurator/configurator-drafts.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { createShopApi } from '#shop-api/app.ts'
import { catalogue, facet, ordering, posting, word } from '#shop-api/schema/derived.ts'
import { shop } from '#shop-api/schema/shop.ts'
import type { Database } from '#shop-api/open-database.ts'
import type { ShopApiFetch } from '#tests/support/shop-api.ts'
import { SEEDED_AT } from './seeded.ts'
import { startTestServer } from './test-server.ts'

const MANY = 1_000_000
const UNLIMITED = { visitor: MANY, newcomers: MANY, address: MANY, codes: MANY, codesOfAddress: MANY }

/** The whole shop with its configurator, and frames of each kind. `options` are those of its server. */
export function configuratorShop(
  open: () => Promise<Database>,
  options: Pick<NonNullable<Parameters<typeof startTestServer>[0]>, 'env' | 'render' | 'overrides'> = {},
) {
  let database: Database
  let server: Awaited<ReturnType<typeof startTestServer>>
  let frames: Product[]
  let passed = 0
  let answer: ReturnType<typeof createShopApi>

  beforeAll(async () => {
    database = await open()
    answer = createShopApi({ db: database.db, now: () => new Date(SEEDED_AT.getTime() + passed) })
    const shopApi = (request: Request) => {
      request.headers.set('x-access-token', 'local')
      return answer(request)
    }
    const overrides = {
      ...options.overrides,
      configuratorDrafts: createConfiguratorDrafts(
        async () => database.db,
        () => SEEDED_AT,
      ),
    }
    server = await startTestServer({ ...options, shopApi, timeout: 20_000, limits: UNLIMITED, overrides })
    frames = await list('')
  })
  const list = async (filter: string): Promise<Product[]> => {
    const query = `shopId=10001&filters[category]=2001&perPage=200&with=attributes,variants.attributes${filter}`
    const headers = { 'x-access-token': 'local' }
    const response = await answer(new Request(`http://shop/v1/products?${query}`, { headers }))
    return page(productSchema).parse(await response.json()).entities
  }
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
    await database.close()
  })

  const heightOf = (product: Product) =>
    attributeNumber(product.variants?.[0]?.attributes, 'lensHeight') ??
    attributeNumber(product.attributes, 'lensHeight') ??
    0
  const frameWhere = (matches: (product: Product) => boolean): number => {
    const found = frames.find(matches)?.variants?.[0]
    if (!found) throw new Error('the seed has no such frame')
    return found.id
  }
  const rimOf = (product: Product) => attributeValue(product.attributes, 'rimType')
  const full = () => frameWhere((each) => rimOf(each) === 'full' && heightOf(each) >= 34)
  const rimless = () => frameWhere((each) => rimOf(each) === 'rimless')
  const low = () => frameWhere((each) => rimOf(each) === 'full' && heightOf(each) < 28)

  /** One that costs nothing, with lenses made to values. */
  async function givenAway(): Promise<number> {
    const listed = await list('&includeSellableForFree=true&sort[by]=price&sort[direction]=asc')
    const found = listed.flatMap(({ variants = [] }) => variants).find(({ price }) => price.withTax === 0)
    if (!found) throw new Error('the seed has no such frame')
    return found.id
  }

  const ask: ShopApiFetch = async (path, init) => {
    const url = new URL(path, 'http://shop')
    if (!url.searchParams.has('shopId')) url.searchParams.set('shopId', String(VARIANTS['de-de'].shopId))
    const response = await answer(new Request(url, init))
    return { status: response.status, body: JSON.parse((await response.text()) || 'null') }
  }

  /** Lets the Shop API read the catalogue and its shops again, as it does when time has passed after a change. */
  async function renew() {
    for (const table of [facet, ordering, word, posting, catalogue])
      await database.db.update(table).set({ version: sql`${table.version} + 1` })
    passed += 60_000
  }

  /** Switches a feature of the German shop on or off. */
  async function setFlag(flag: Flag, isOn: boolean) {
    await database.db
      .update(shop)
      .set({
        configuration: sql`jsonb_set(${shop.configuration}, ${`{flags,${flag}}`}, ${`${isOn}`}::jsonb)`,
      })
      .where(eq(shop.id, VARIANTS['de-de'].shopId))
    await renew()
  }

  return {
    renew,
    setFlag,
    server: () => server,
    db: () => database.db,
    ask,
    frames: () => frames,
    /** Of the frame with a variant. */
    slugOf: (variantId: number) => {
      const product = frames.find(({ variants }) => variants?.some(({ id }) => id === variantId))
      if (!product) throw new Error('the seed has no such frame')
      return productSlug(product, resolveProductType(product))
    },
    full,
    rimless,
    low,
    givenAway,
  }
}
