import { afterAll, beforeAll } from 'vitest'
import { page } from '#contract/shop-api/page.ts'
import { product as productSchema } from '#contract/shop-api/product.ts'
import { attributeNumber, attributeValue } from '#domain/catalogue/read-attribute.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { createShopApi } from '#shop-api/app.ts'
import type { Database } from '#shop-api/open-database.ts'
import { SEEDED_AT } from './seeded.ts'
import { startTestServer } from './test-server.ts'

/** The whole shop with its configurator, and frames of each kind. */
export function configuratorShop(open: () => Promise<Database>) {
  let database: Database
  let server: Awaited<ReturnType<typeof startTestServer>>
  let frames: Product[]

  beforeAll(async () => {
    database = await open()
    const answer = createShopApi({ db: database.db, now: () => SEEDED_AT })
    const shopApi = (request: Request) => {
      request.headers.set('x-access-token', 'local')
      return answer(request)
    }
    server = await startTestServer({ shopApi, timeout: 20_000 })
    const query = 'shopId=10001&filters[category]=2001&perPage=200&with=attributes,variants.attributes'
    const response = await shopApi(new Request(`http://shop/v1/products?${query}`))
    frames = page(productSchema).parse(await response.json()).entities
  })
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

  return { server: () => server, frames: () => frames, full, rimless, low }
}
