import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CONFIGURATOR_MIGRATIONS,
  createConfiguratorDrafts,
} from '#modules/configurator/configurator-drafts.ts'
import { page } from '#contract/shop-api/page.ts'
import { product as productSchema } from '#contract/shop-api/product.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { productSlug } from '#domain/catalogue/slug.ts'
import { createShopApi } from '#shop-api/app.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import type { Database } from '#shop-api/open-database.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { percentDecoded } from '#tests/support/percent-decoded.ts'
import { recordedRun } from '#tests/support/recorded-run.ts'
import { call } from '#tests/support/rpc.ts'
import { SEEDED_AT, seedShop } from '#tests/support/seeded.ts'
import { startTestServer } from '#tests/support/test-server.ts'

/** Values that nobody has, and that no duration or id resembles together. */
const RIGHT = { sphere: -5.75, cylinder: -3.25, axis: 137, prism: 7.75, prismBase: 271, pd: 31.5 }
const PRESCRIPTION = { right: RIGHT, left: { ...RIGHT, sphere: -4.75, axis: 43 }, use: 'far' }
const TYPED = {
  use: 'far',
  'right.sphere': '-5,75',
  'right.cylinder': '-3,25',
  'right.axis': '137',
  'left.sphere': '-4,75',
  'right.pd': '31,5',
  'left.pd': '31,5',
}
const TRACES =
  /sphere|cylinder|prism|pupil|[-−]5[.,]75|[-−]3[.,]25|[-−]4[.,]75|axis\W{1,4}137|"?271"?,"pd|pd\W{1,4}31/i

let database: Database
let isDown = false
const { lines, pages, log, options } = recordedRun()
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  database = await openEmbeddedCopy({ tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS], fill: seedShop })
  const answer = createShopApi({
    db: database.db,
    now: () => SEEDED_AT,
    onError: (error) => log.error({ error }, 'the Shop API failed'),
  })
  const shopApi = (request: Request) => {
    if (isDown && request.url.includes('/baskets/')) throw new Error(`no answer to ${request.url}`)
    request.headers.set('x-access-token', 'local')
    return answer(request)
  }
  const configuratorDrafts = createConfiguratorDrafts(
    async () => database.db,
    () => SEEDED_AT,
  )
  const overrides = { ...options.overrides, configuratorDrafts }
  server = await startTestServer({ ...options, shopApi, timeout: 20_000, overrides })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await database.close()
})

test('no line of the log, metric, cached page, header, cookie or address has the values of a pair, whatever happens to it', async () => {
  const query = 'shopId=10001&filters[category]=2001&perPage=1&with=attributes,variants.attributes'
  const listed = await createShopApi({ db: database.db, now: () => SEEDED_AT })(
    new Request(`http://shop/v1/products?${query}`, { headers: { 'x-access-token': 'local' } }),
  )
  const [product] = page(productSchema).parse(await listed.json()).entities
  const variantId = product?.variants?.[0]?.id
  if (!product || variantId === undefined) throw new Error('the seed has no frame')
  const productPage = `/de-de/p/${productSlug(product, resolveProductType(product))}/`
  const configuration = {
    variantId,
    lensType: 'type_ei',
    prescription: PRESCRIPTION,
    parts: ['rx-single-vision', 'index_ch'],
  }
  const statuses: number[] = []
  const heads: string[] = []
  let cookie = ''
  const send = async (name: string, payload: unknown) => {
    const { status, headers } = await call(server, name, payload, cookie ? { cookie } : {})
    cookie ||= headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    statuses.push(status)
    heads.push(JSON.stringify(headers))
  }
  const show = async (path: string) => {
    const { status, headers, body } = await server.get(path, { headers: { cookie } })
    heads.push(JSON.stringify(headers))
    return { status, text: body.toString(), cache: headers['cache-control'] }
  }
  const typed = { lensType: 'type_ei', source: 'slip', ...TYPED }
  const saved = { variantId, groupId: null, fromOrder: null, answers: typed }
  const ownPages = ['/de-de/basket/', `${productPage}?configure=values&variantid=${variantId}`]
  await send('priceConfiguration', configuration)
  await send('addConfigurationToBasket', { ...configuration, affirmed: true })
  await send('getBasket', {})
  for (const step of ['type', 'prescription', 'values']) await send('saveConfigurator', { ...saved, step })
  await send('addConfigurationToBasket', configuration)
  await send('addConfigurationToBasket', {
    ...configuration,
    prescription: { ...PRESCRIPTION, third: RIGHT },
  })
  // Only the pages of one person have them, and nothing on the way keeps these.
  for (const path of ownPages)
    expect(await show(path)).toMatchObject({
      status: 200,
      text: expect.stringMatching(TRACES),
      cache: 'private, no-store',
    })
  const shared = ['/de-de/', '/de-de/brillen/', productPage, `${productPage}?variantid=${variantId}`]
  for (const path of shared) expect((await show(path)).text).not.toMatch(TRACES)
  expect(pages.length).toBeGreaterThanOrEqual(shared.length - 1)
  isDown = true
  await send('addConfigurationToBasket', { ...configuration, affirmed: true, attempt: 'again' })
  await send('getBasket', {})
  for (const path of [...ownPages, '/de-de/sonnenbrillen/']) await show(path)
  expect(statuses.slice(0, 8)).toEqual([200, 200, 200, 200, 200, 200, 422, 400])
  expect(statuses.slice(8).every((status) => status >= 500)).toBe(true)

  const metrics = (await server.get('/api/metrics')).body.toString()
  expect(metrics).toContain('veduta_requests_total')
  const urls = server.rendered.map(({ url }) => url.href)
  // One line for each request at least.
  expect(lines.length).toBeGreaterThanOrEqual(statuses.length + ownPages.length + shared.length)
  expect(JSON.stringify(RIGHT)).toMatch(TRACES)
  for (const text of [...lines, ...pages, ...heads, ...urls, metrics, cookie])
    expect(percentDecoded(text)).not.toMatch(TRACES)
})
