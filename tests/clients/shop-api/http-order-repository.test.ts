import { expect, test } from 'vitest'
import { createOrderRepository } from '#clients/shop-api/http-order-repository.ts'
import { basketFields } from '#clients/shop-api/basket-fields.ts'
import { aPlaceOrderRequest } from '#tests/support/order-api.ts'
import type { Cost } from '#domain/basket/basket.ts'
import { minor } from '#domain/money/price.ts'

/** The product attributes that a list of fields contains first. */
const attributesIn = (fields: string): string[] =>
  /items\.product\.attributes:key\(([\w|]+)\)/.exec(fields)?.[1]?.split('|') ?? []

const accessTo = (fetch: (request: Request) => Promise<Response>) => ({
  http: { fetch, timeout: 1000 },
  baseUrl: 'http://shop',
  auth: { kind: 'token', token: 'local' } as const,
  shopId: 1,
})

test.each([400, 404, 405])('a Shop API that answers %i to a search has none', async (status) => {
  const access = accessTo(async () => new Response('no', { status }))
  expect(await createOrderRepository(() => access).search({ text: 'anna' })).toEqual({
    ok: false,
    error: 'unsupported',
  })
})

test.each([401, 409, 503])('a search that is answered with %i has failed', async (status) => {
  const access = accessTo(async () => new Response('no', { status }))
  await expect(createOrderRepository(() => access).search({ text: 'anna' })).rejects.toThrow(String(status))
})

test('what is searched stands in no address', async () => {
  let request = new Request('http://shop')
  const access = accessTo(async (sent) => {
    request = sent
    return Response.json({ orders: [], total: 0 })
  })
  expect(await createOrderRepository(() => access).search({ text: 'anna' })).toMatchObject({ ok: true })
  expect([request.url.includes('anna'), await request.json()]).toEqual([false, { text: 'anna' }])
})

const ZERO = minor(0)
const COST: Cost = {
  currencyCode: 'EUR',
  withTax: ZERO,
  withoutTax: ZERO,
  tax: { vat: { amount: ZERO, rate: 0 } },
  appliedReductions: [],
}
const REQUEST = aPlaceOrderRequest({ key: 'basket', items: [], cost: COST })

test.each([
  ['in JSON', Response.json({ code: 400, message: 'body.address: malformed' }, { status: 400 })],
  ['in plain text', new Response('malformed', { status: 400 })],
])('an order that the Shop API cannot read is refused %s', async (_, response) => {
  const access = accessTo(async () => response)
  expect(await createOrderRepository(() => access).createOrder('de-de', REQUEST)).toEqual({
    kind: 'refused',
    field: '',
  })
})

test('an order requests every product text of its basket', async () => {
  let requestedFields = ''
  const fetch = (request: Request) => {
    requestedFields = new URL(request.url).searchParams.get('with') ?? ''
    return Promise.resolve(new Response('{}', { status: 409 }))
  }
  const access = accessTo(fetch)
  await expect(createOrderRepository(() => access).createOrder('de-de', REQUEST)).rejects.toThrow('409')
  expect(attributesIn(basketFields()).length).toBeGreaterThan(0)
  expect(attributesIn(requestedFields)).toEqual(expect.arrayContaining(attributesIn(basketFields())))
  // They tell glasses from other goods.
  expect(requestedFields.split(',')).toContain('items.product.categories.shopLevelCustomData')
})
