import { afterAll, beforeAll } from 'vitest'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Fetch } from '#clients/http.ts'
import { createShopApi } from '#shop-api/app.ts'
import type { Database } from '#shop-api/open-database.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { SHOPS } from '#tests/support/catalogue-shops.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import type { startTestServer } from './test-server.ts'
import { headers } from './rpc.ts'

type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** The shops of the test catalogue, by the variants that they represent. */
const STAND_INS: Partial<Record<VariantCode, number>> = {
  'de-de': SHOPS.de,
  'cs-cz': SHOPS.cs,
  'pl-pl': SHOPS.pl,
  'fr-ch': SHOPS.fr,
}

/** The Shop API over a test catalogue, for one test file. */
export function testShopApi(fill = fillCatalogue): { answer: Fetch; database: () => Database } {
  let database: Database
  let api: Fetch = () => new Response(null, { status: 503 })
  beforeAll(async () => {
    database = await openEmbeddedCopy({ fill })
    api = createShopApi({ db: database.db, now: () => NOW })
  })
  afterAll(() => database.close())
  return { answer: overStandIns((request) => api(request)), database: () => database }
}

/** A Shop API over the test catalogue, by the ids of the shops that its own represent. */
export const overStandIns =
  (api: Fetch): Fetch =>
  (request) => {
    const url = new URL(request.url)
    const [code] =
      Object.entries(VARIANTS).find(([, { shopId }]) => url.searchParams.get('shopId') === String(shopId)) ??
      []
    const shopId = Object.entries(STAND_INS).find(([variant]) => variant === code)?.[1]
    url.searchParams.set('shopId', String(shopId ?? 0))
    const forwarded = new Request(url, request)
    forwarded.headers.set('x-access-token', 'local')
    return api(forwarded)
  }

/** A visitor with a browser that stores cookies. */
export function createShopper(server: TestServer, variant: VariantCode = 'de-de') {
  const jar = new Map<string, string>()

  const call = (name: string, payload: unknown, shop?: VariantCode) =>
    send(name, JSON.stringify({ payload }), shop)

  async function send(name: string, body: string, shop: VariantCode = variant) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const reply = await server.get(`/api/rpc/${name}`, {
      method: 'POST',
      headers: { ...headers, cookie, 'x-shop-id': String(VARIANTS[shop].shopId) },
      body,
    })
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      jar.set(name, value)
    }
    return { status: reply.status, headers: reply.headers, body: JSON.parse(reply.body.toString() || 'null') }
  }

  return { call, send, jar }
}
