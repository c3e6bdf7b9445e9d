import { afterAll, beforeAll, expect, test } from 'vitest'
import { VARIANTS } from '#i18n/variants.ts'
import { createBasketClient } from '#clients/shop-api/baskets.ts'
import { createOrderRepository } from '#clients/shop-api/http-order-repository.ts'
import type { Context } from '#server/context.ts'
import { createPayments } from '#modules/payment/payments.ts'
import { createSandbox, SANDBOX_MIGRATIONS } from '#modules/payment/sandbox/sandbox-provider.ts'
import { handleApiRequest } from '#server/http/api-routes.ts'
import { createShopApi } from '#shop-api/app.ts'
import { type Database, SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { testContext } from '#tests/support/test-server.ts'
import { aPlaceOrderRequest } from '#tests/support/order-api.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'

const SHOP = 'https://shop.example'
let database: Database
let ctx: Context
let baskets: ReturnType<typeof createBasketClient>
let time = NOW.getTime()
const now = () => new Date(time)

beforeAll(async () => {
  database = await openEmbeddedCopy({ tables: [SHOP_MIGRATIONS, SANDBOX_MIGRATIONS], fill: fillCatalogue })
  const access = {
    http: { fetch: createShopApi({ db: database.db, now }), timeout: 20_000 },
    baseUrl: 'http://shop',
    auth: { kind: 'token' as const, token: 'local' },
    shopId: VARIANTS['de-de'].shopId - 10_000,
  }
  baskets = createBasketClient(access)
  const sandbox = createSandbox({ database: async () => database.db, secret: 'bank', now })
  const scene = testContext().ctx
  const parts = { provider: sandbox.provider, sandbox, secret: 'a-secret', now, log: scene.log }
  ctx = {
    ...scene,
    now,
    ...createPayments({ orderRepository: createOrderRepository(() => access), ...parts }),
  }
})
afterAll(() => database.close())

const ask = (path: string, init?: RequestInit) =>
  handleApiRequest(ctx, new Request(new URL(path, SHOP), init))
const locationOf = (response: Response) => response.headers.get('location') ?? ''

/** Adds a product to a basket and submits; returns the order, and the page of the bank. */
async function begin(key: string) {
  await baskets.add(key, { variantId: 70, quantity: 1 })
  const request = aPlaceOrderRequest(await baskets.get(key), { paymentKey: 'creditcard' })
  const placed = await ctx.orders.place(request, { variant: 'de-de', origin: SHOP })
  if (placed.kind !== 'placed' || placed.step.kind !== 'redirect') throw new Error('no page of the bank')
  return { id: placed.order.id, url: placed.step.url }
}

const choose = (url: string, choice: string) =>
  ask(url, { method: 'POST', body: new URLSearchParams({ choice }) })

const stageOf = async (id: string) => (await ctx.orders.byId(id))?.status

test('the page of the bank shows the amount, and only to the shopper', async () => {
  const { url } = await begin('page')
  expect(url).toContain(`${SHOP}/api/payment/sandbox?payment=`)
  const page = await ask(url)
  const text = await page.text()
  expect(page.status).toBe(200)
  expect(text).toMatch(/lang="de-DE"[\s\S]*Probezahlung[\s\S]*299,00/)
  expect(text).toContain('Dieser Shop ist eine Vorführung')
  expect(text).not.toMatch(/<script|style=/)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})

test.each([
  ['success', 'confirmed'],
  ['double', 'confirmed'],
  ['early', 'confirmed'],
  ['failure', 'cancelled'],
])('%s redirects back, and the order is %s', async (choice, stage) => {
  const { id, url } = await begin(choice)
  const back = await choose(url, choice)
  expect(back.status).toBe(303)
  const arrived = await ask(locationOf(back))
  expect(arrived.status).toBe(303)
  expect(locationOf(arrived)).toMatch(
    stage === 'confirmed'
      ? /^https:\/\/shop\.example\/de-de\/success\/\?cbd=/
      : /\/de-de\/checkout\/\?payment=failed$/,
  )
  expect(await stageOf(id)).toBe(stage)
  expect((await ctx.orders.pendingNews()).filter(({ orderId }) => orderId === id)).toHaveLength(
    stage === 'confirmed' ? 1 : 0,
  )
})

test('an early message has confirmed the order before the shopper returns', async () => {
  const { id, url } = await begin('early-bird')
  await choose(url, 'early')
  expect(await stageOf(id)).toBe('confirmed')
})

test('a delayed payment is pending, and confirmed later', async () => {
  const { id, url } = await begin('delayed')
  const arrived = await ask(locationOf(await choose(url, 'delay')))
  expect(locationOf(arrived)).toContain('/success/?cbd=')
  expect(await stageOf(id)).toBe('payment_pending')
  time += 11_000
  await ctx.payments.processDue()
  expect(await stageOf(id)).toBe('confirmed')
})

test('without a return there is no order after ten minutes', async () => {
  const { id, url } = await begin('abandoned')
  expect((await choose(url, 'abandon')).status).toBe(200)
  expect(await stageOf(id)).toBe('payment_pending')
  time += 11 * 60_000
  await ctx.payments.processDue()
  expect(await stageOf(id)).toBe('cancelled')
  // Another tab still has the page of the bank.
  const back = await ask(locationOf(await choose(url, 'success')))
  expect(locationOf(back)).toBe(`${SHOP}/de-de/checkout/?payment=late`)
})

test('only one choice is possible', async () => {
  const { id, url } = await begin('once')
  await choose(url, 'success')
  await ask(locationOf(await choose(url, 'failure')))
  expect(await stageOf(id)).toBe('confirmed')
  expect(await (await ask(url)).text()).not.toContain('<form')
})

test.each([
  ['/api/payment/return?payment=nobody-has-this-id&variant=de-de', 404],
  ['/api/payment/return?payment=nobody-has-this-id', 404],
  ['/api/payment/return', 404],
  ['/api/payment/go?payment=nobody-has-this-id', 404],
  ['/api/payment/sandbox?payment=nobody-has-this-id', 404],
  [`/api/payment/sandbox?payment=${'a'.repeat(999)}`, 404],
  ['/api/payment/sandbox?payment=%00', 404],
  ['/api/payment/nothing?payment=nobody-has-this-id', 404],
])('%s has no effect', async (path, status) => expect((await ask(path)).status).toBe(status))

test('an unsigned message is rejected, and an invalid one', async () => {
  for (const body of ['{"payment":"x"}', 'no json', ''])
    expect((await ask('/api/webhooks/payment', { method: 'POST', body })).status).toBe(401)
})

test('an order is read only with its token, and tells nothing about its buyer', async () => {
  const { url } = await begin('read')
  const arrived = await ask(locationOf(await choose(url, 'success')))
  const cbdToken = new URL(locationOf(arrived)).searchParams.get('cbd') ?? ''
  const call = (name: string, payload: unknown) =>
    ask(`/api/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shop-id': '10001' },
      body: JSON.stringify({ payload }),
    })
  const received = await call('getOrderDataByCbd', { cbdToken })
  const order: object = await received.json()
  expect([received.status, order]).toMatchObject([200, { status: 'confirmed', items: [{ customData: {} }] }])
  for (const name of ['address', 'customer', 'shipping', 'basketKey', 'vouchers'])
    expect(order).not.toHaveProperty(name)
  expect((await call('getOrderDataByCbd', { cbdToken: `${cbdToken}x` })).status).toBe(400)
  expect((await call('getOrderById', { orderId: '123456789012' })).status).toBe(401)
  expect((await call('getCheckoutToken', {})).status).toBe(400)
})
