import { describe, expect, test } from 'vitest'
import type { Fetch } from '#clients/http.ts'
import { createShopClients } from '#clients/shop-api/shop-clients.ts'
import { recordingLog } from '#tests/support/log.ts'
import { aProduct } from '#tests/support/goods.ts'

const advent = { key: 'advent', startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-24T18:00:00Z' }
const pagination = { current: 0, total: 0, perPage: 1, page: 1, first: 1, prev: 1, next: 1, last: 1 }

/** The clients of a Shop API that knows one campaign, their requests, and their clock. */
async function clientsAt(now: string) {
  const clock = { time: Date.parse(now) }
  const sent: URL[] = []
  const fetch: Fetch = (request) => {
    const url = new URL(request.url)
    sent.push(url)
    if (url.pathname === '/v1/campaigns') return Response.json({ entities: [advent], pagination })
    if (url.searchParams.has('ids')) return Response.json({ entities: [aProduct(7)], pagination })
    return new Response(null, { status: 500 })
  }
  const { log } = recordingLog()
  const clients = createShopClients(
    { http: { fetch, timeout: 1000 }, baseUrl: 'http://shop', auth: { kind: 'none' } },
    { ttl: 1e12, limit: 10, now: () => clock.time, log },
  )
  await clients.loadCampaigns()
  sent.length = 0
  return { clients, clock, sent, keys: () => sent.map(({ searchParams }) => searchParams.get('campaignKey')) }
}

type Clients = Awaited<ReturnType<typeof clientsAt>>['clients']
const PRICED: [string, (clients: Clients) => Promise<unknown>][] = [
  ['a product', ({ shop }) => shop('de-de').product(7)],
  ['products by id', ({ shop }) => shop('de-de').productsByIds([7])],
  ['a product by its key', ({ shop }) => shop('de-de').productByReferenceKey('x')],
  ['a listing', ({ shop }) => shop('de-de').products({ where: {} })],
  ['tiles', ({ shop }) => shop('de-de').tilesByIds([7])],
  ['filters', ({ shop }) => shop('de-de').filters({ where: {} })],
  ['suggestions', ({ shop }) => shop('de-de').suggestions('ada')],
  ['a basket', ({ baskets }) => baskets('de-de').get('b')],
  ['an addition to it', ({ baskets }) => baskets('de-de').add('b', { variantId: 1, quantity: 1 })],
  ['an update of it', ({ baskets }) => baskets('de-de').update('b', 'i', { quantity: 1 })],
  ['a removal from it', ({ baskets }) => baskets('de-de').remove('b', 'i')],
  ['its promotions', ({ baskets }) => baskets('de-de').setPromotions('b', [])],
  ['its code', ({ baskets }) => baskets('de-de').openPromotions('b', 'TEN')],
  ['a wishlist', ({ wishlists }) => wishlists('de-de').get('w')],
  ['an addition to it', ({ wishlists }) => wishlists('de-de').add('w', { variantId: 1 })],
  ['a removal from it', ({ wishlists }) => wishlists('de-de').remove('w', 'i')],
]

describe('the running campaign is named by the call for', () => {
  test.each(PRICED)('%s', async (_, call) => {
    const { clients, keys } = await clientsAt('2026-12-01T00:00:00Z')
    await call(clients).catch(() => null)
    expect(keys()[0]).toBe('advent')
  })
})

test.each(['2026-11-30T23:59:59Z', '2026-12-24T18:00:00Z'])('at %s none is named', async (now) => {
  const { clients, sent, keys } = await clientsAt(now)
  for (const [, call] of PRICED) await call(clients).catch(() => null)
  expect(sent.length).toBeGreaterThan(0)
  expect(new Set(keys())).toEqual(new Set([null]))
  expect(clients.campaignKey('de-de')).toBeNull()
})

test('a call without prices names none', async () => {
  const { clients, keys } = await clientsAt('2026-12-01T00:00:00Z')
  await clients
    .shop('de-de')
    .rootCategories()
    .catch(() => null)
  expect(new Set(keys())).toEqual(new Set([null]))
})

test('no cached tile outlives its campaign', async () => {
  const { clients, clock, keys } = await clientsAt('2026-12-24T17:59:59.999Z')
  const tiles = () => clients.shop('de-de').tilesByIds([7])
  await tiles()
  await tiles()
  expect(keys()).toEqual(['advent'])
  clock.time = Date.parse(advent.endsAt)
  await tiles()
  expect(keys()).toEqual(['advent', null])
})
