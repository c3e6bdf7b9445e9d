import { afterAll, beforeAll, expect, test } from 'vitest'
import { VARIANTS } from '#i18n/variants.ts'
import { createPayments } from '#modules/payment/payments.ts'
import { createSandbox, SANDBOX_MIGRATIONS } from '#modules/payment/sandbox/sandbox-provider.ts'
import { createSubscriptions } from '#modules/subscription/subscriptions.ts'
import type { Context } from '#server/context.ts'
import { handleSubscriptionForm } from '#server/forms/subscription-form.ts'
import { handleApiRequest } from '#server/http/api-routes.ts'
import { type Database, SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { testContext } from '#tests/support/test-server.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

const SHOP = 'https://shop.example'
const { shopId } = VARIANTS['de-de']
let database: Database
let shop: TestShop
let ctx: Context
const { pay, see, setStock, subscribe, untilOrdered } = subscriptionShop(
  () => shop,
  () => database,
)

/** What customers do themselves, they do at the sandbox. */
beforeAll(async () => {
  database = await openEmbeddedCopy({
    tables: [SHOP_MIGRATIONS, SANDBOX_MIGRATIONS],
    fill: fillTypedCatalogue,
  })
  shop = openTestShop(database)
  await setStock(900)
  const { now, orderRepository } = shop
  // The test catalogue has shop ids of its own.
  const repository: typeof shop.subscriptions = {
    ...shop.subscriptions,
    async byId(...which) {
      const found = await shop.subscriptions.byId(...which)
      return found && { ...found, subscription: { ...found.subscription, shopId } }
    },
    renew: ({ id }, who) => shop.subscriptions.renew({ id, shopId: shopId - 10_000 }, who),
  }
  const sandbox = createSandbox({ database: async () => database.db, secret: 'bank', now })
  const scene = testContext({ overrides: { now } }).ctx
  const { log } = scene
  const opened = createPayments({
    orderRepository,
    // Messages about agreements are those of other providers.
    provider: {
      ...sandbox.provider,
      parseWebhook: (message) =>
        message.headers.has('agreement')
          ? { kind: 'mandate', token: message.body, reference: 'cs_1' }
          : sandbox.provider.parseWebhook(message),
    },
    sandbox,
    secret: 'a-secret',
    now,
    log,
  })
  const subscriptions = createSubscriptions({
    ...opened,
    repository,
    declarations: {
      find: async () => null,
      openCancellations: async () => [],
      openWithdrawals: async () => [],
      async settle() {},
    },
    database: async () => database.db,
    now,
    log,
    mail: { async enqueue() {}, deliverSoon() {} },
    secrets: ['a-secret'],
  })
  ctx = { ...scene, ...opened, subscriptions }
})
afterAll(() => database.close())

const pageOf = (id: string) => `/de-de/account/subscriptions/${id}/`
const ask = (path: string, init?: RequestInit) =>
  handleApiRequest(ctx, new Request(new URL(path, SHOP), init))
const locationOf = (response: Response) => response.headers.get('location') ?? ''
const choose = async (url: string, choice: string) =>
  ask(url, { method: 'POST', body: new URLSearchParams({ choice }) })
const linkIn = async (page: Response) =>
  (/<a href="([^"]+)"/.exec(await page.text())?.[1] ?? '').replaceAll('&#38;', '&')

/** Sends a form of the page of a subscription; the address where it leads. */
async function submit(id: string, customerId: string, fields: Record<string, string>) {
  const url = new URL(pageOf(id), SHOP)
  const body = new URLSearchParams({ key: 'request-key', ...fields })
  const request = new Request(url, { method: 'POST', body })
  const page = { url, path: url.pathname, id, customerId }
  const answer = await handleSubscriptionForm({ ctx, variant: 'de-de' }, request, page)
  return answer instanceof Response ? locationOf(answer) : ''
}

/** A paid subscription; its renewal was refused where `isRefused`. */
async function begin(who: string, isRefused = false) {
  const begun = await subscribe(who)
  await pay(begun)
  if (isRefused) {
    shop.mandates.set(begun.reference, 'failed')
    await untilOrdered(begun.number)
  }
  return begun.number
}

/** The page of the bank for another way to pay. */
async function toBank(id: string, who: string) {
  const agreement = await submit(id, who, { do: 'payment', paymentKey: 'paypal_instant' })
  return locationOf(await ask(agreement))
}

test('a renewal that fails at the bank leads back to its subscription, and can be paid again', async () => {
  const id = await begin('anna', true)
  const back = await choose(await submit(id, 'anna', { do: 'pay' }), 'failure')
  expect(locationOf(await ask(locationOf(back)))).toBe(`${SHOP}${pageOf(id)}?note=failed`)
  expect(await see(id)).toMatchObject({ status: 'active', problem: 'payment', deliveries: 1 })
  const again = await choose(await submit(id, 'anna', { do: 'pay' }), 'success')
  expect(locationOf(await ask(locationOf(again)))).toBe(`${SHOP}${pageOf(id)}?note=paid`)
  expect(await see(id)).toMatchObject({ problem: null, deliveries: 2 })
})

test('one whose payment the bank works on leads back as well', async () => {
  const id = await begin('gerda', true)
  const back = await choose(await submit(id, 'gerda', { do: 'pay' }), 'delay')
  expect(locationOf(await ask(locationOf(back)))).toBe(`${SHOP}${pageOf(id)}?note=waiting`)
})

test('so does one that is given up', async () => {
  const id = await begin('berta', true)
  const bank = await ask(await submit(id, 'berta', { do: 'pay' }))
  expect(locationOf(await ask(await linkIn(bank)))).toBe(`${SHOP}${pageOf(id)}?note=failed`)
})

test('so does one that is paid after its order has ended, and the money goes back', async () => {
  const id = await begin('clara', true)
  const url = await submit(id, 'clara', { do: 'pay' })
  shop.advanceMinutes(11)
  await ctx.payments.processDue()
  const back = await choose(url, 'success')
  expect(locationOf(await ask(locationOf(back)))).toBe(`${SHOP}${pageOf(id)}?note=payment-late`)
  expect(await see(id)).toMatchObject({ problem: 'payment', deliveries: 1 })
})

test('another way to pay that is given up, left or refused leads back, and the one before stays', async () => {
  const id = await begin('dora')
  const before = await shop.subscriptions.byId(id)
  const url = await toBank(id, 'dora')
  const kept = `${SHOP}${pageOf(id)}?note=payment-kept`
  expect(await linkIn(await ask(url))).toBe(kept)
  expect(await linkIn(await choose(url, 'abandon'))).toBe(kept)
  const refused = await choose(url, 'failure')
  expect(locationOf(await ask(locationOf(refused)))).toBe(kept)
  expect(await shop.subscriptions.byId(id)).toEqual(before)
  await untilOrdered(id)
  expect(await see(id)).toMatchObject({ deliveries: 2, problem: null })
})

test('another way to pay that is agreed to counts, and not after an hour', async () => {
  const id = await begin('emma')
  const url = await toBank(id, 'emma')
  const back = locationOf(await choose(url, 'success'))
  shop.advanceMinutes(61)
  expect(locationOf(await ask(back))).toBe(`${SHOP}${pageOf(id)}?note=payment-kept`)
  expect(await see(id)).toMatchObject({ paymentKey: 'creditcard' })
  shop.advanceMinutes(-61)
  expect(locationOf(await ask(back))).toBe(`${SHOP}${pageOf(id)}?note=changed`)
  expect(await see(id)).toMatchObject({ paymentKey: 'paypal_instant' })
})

test('what a customer has agreed to, who never comes back, counts by the message of the bank, and once', async () => {
  const id = await begin('fanny')
  const agreement = await submit(id, 'fanny', { do: 'payment', paymentKey: 'paypal_instant' })
  const body = new URL(agreement, SHOP).searchParams.get('token') ?? ''
  const message = async (of: string) =>
    (await ask('/api/webhooks/payment', { method: 'POST', headers: { agreement: '1' }, body: of })).status
  const paymentKey = async () => (await see(id)).paymentKey
  const url = locationOf(await ask(agreement))
  expect([await message(body), await paymentKey()]).toEqual([200, 'creditcard'])
  await choose(url, 'success')
  expect([await message('forged'), await paymentKey()]).toEqual([200, 'creditcard'])
  expect([await message(body), await paymentKey()]).toEqual([200, 'paypal_instant'])

  const later = { do: 'payment', paymentKey: 'creditcard', key: 'later-request' }
  const back = await choose(locationOf(await ask(await submit(id, 'fanny', later))), 'success')
  await ask(locationOf(back))
  expect(await paymentKey()).toBe('creditcard')
  expect([await message(body), await paymentKey()]).toEqual([200, 'creditcard'])
})
