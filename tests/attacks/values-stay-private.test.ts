import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { createShopApi } from '#shop-api/app.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import type { Database } from '#shop-api/open-database.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { call } from '#tests/support/rpc.ts'
import { SEEDED_AT, seedShop } from '#tests/support/seeded.ts'
import { startTestServer } from '#tests/support/test-server.ts'

/** Values that nobody has, and that no duration or id resembles together. */
const RIGHT = { sphere: -5.75, cylinder: -3.25, axis: 137, prism: 7.75, prismBase: 271, pd: 31.5 }
const PRESCRIPTION = { right: RIGHT, left: { ...RIGHT, sphere: -4.75, axis: 43 }, use: 'far' }
const TRACES = /sphere|cylinder|prism|pupil|-5\.75|-3\.25|-4\.75|axis\W{1,4}137|"?271"?,"pd|pd\W{1,4}31/i

let database: Database
let isDown = false
const lines: string[] = []
const log = createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) })
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  database = await openEmbeddedCopy({ tables: [SHOP_MIGRATIONS], fill: seedShop })
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
  server = await startTestServer({ shopApi, timeout: 20_000, overrides: { log } })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await database.close()
})

test('no log, metric, cached page, cookie or address has the values of a pair, whatever happens to it', async () => {
  const query = 'shopId=10001&filters[category]=2001&perPage=1&with=variants'
  const listed = await createShopApi({ db: database.db, now: () => SEEDED_AT })(
    new Request(`http://shop/v1/products?${query}`, { headers: { 'x-access-token': 'local' } }),
  )
  const found: { entities: { variants: { id: number }[] }[] } = JSON.parse(await listed.text())
  const configuration = {
    variantId: found.entities[0]?.variants[0]?.id,
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
  await send('priceConfiguration', configuration)
  await send('addConfigurationToBasket', { ...configuration, affirmed: true })
  await send('getBasket', {})
  await send('addConfigurationToBasket', configuration)
  await send('addConfigurationToBasket', {
    ...configuration,
    prescription: { ...PRESCRIPTION, third: RIGHT },
  })
  isDown = true
  await send('addConfigurationToBasket', { ...configuration, affirmed: true, attempt: 'again' })
  await send('getBasket', {})
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 422, 400])
  expect(statuses.slice(5).every((status) => status >= 500)).toBe(true)

  await server.get('/de-de/')
  const metrics = (await server.get('/api/metrics')).body.toString()
  expect(metrics).toContain('veduta_requests_total')
  const pages = server.rendered.map(({ url }) => url.href)
  expect(lines.length).toBeGreaterThan(0)
  expect(JSON.stringify(RIGHT)).toMatch(TRACES)
  for (const text of [...lines, ...heads, ...pages, metrics, cookie]) expect(text).not.toMatch(TRACES)
})
