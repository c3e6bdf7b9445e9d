import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Order, PaymentState } from '#domain/order/order.ts'
import { loadSuccess } from '#server/loaders/checkout/success.ts'
import { createCaller } from '#server/session/caller.ts'
import { visitorKeysOf } from '#server/session/visitor-keys.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { testContext } from '#tests/support/test-server.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'

const TOKEN = 'a token that is signed'

function shop(order: Order) {
  const { ctx } = testContext()
  const deletedDrafts: string[] = []
  const byCbd = async (token: string) => (token === TOKEN ? order : null)
  const deleteDraft = async (key: string) => void deletedDrafts.push(key)
  return {
    ctx: {
      ...ctx,
      orders: { ...ctx.orders, byCbd },
      checkoutDrafts: { ...ctx.checkoutDrafts, delete: deleteDraft },
    },
    deletedDrafts,
  }
}

const unconfirmed = (state: PaymentState): Order =>
  anOrder({
    confirmedAt: null,
    status: 'payment_pending',
    payment: [{ key: 'creditcard', amount: minor(10_490), data: { state, refunded: minor(0) } }],
  })

test.each([null, '', 'forged.token', `${TOKEN} `])('the token %j is invalid', async (token) => {
  const { ctx, deletedDrafts } = shop(anOrder())
  expect(await loadSuccess(ctx, token)).toEqual({ ok: false, error: 'over' })
  expect(deletedDrafts).toEqual([])
})

test.each<[Order, string, boolean]>([
  [anOrder(), 'done', true],
  [unconfirmed('pending'), 'waiting', false],
  [unconfirmed('open'), 'waiting', false],
  [unconfirmed('failed'), 'unpaid', false],
  [unconfirmed('cancelled'), 'unpaid', false],
  [{ ...unconfirmed('open'), status: 'cancelled' }, 'unpaid', false],
])('an order is shown with the status of its payment', async (order, payment, isForgotten) => {
  const { ctx, deletedDrafts } = shop(order)
  expect(await loadSuccess(ctx, TOKEN)).toMatchObject({ ok: true, value: { payment } })
  // If the shopper has to pay again, the answers stay.
  expect(deletedDrafts).toEqual(isForgotten ? ['b'] : [])
})

const HERE = { location: { variant: 'de-de', origin: 'https://shop.example' } } as const

test('the status of a pending payment is read from its provider', async () => {
  const { ctx, deletedDrafts } = shop(unconfirmed('pending'))
  const refreshPayment = async () => ({ order: anOrder(), step: { kind: 'done', cbd: 'c' } as const })
  const loaded = await loadSuccess({ ...ctx, orders: { ...ctx.orders, refreshPayment } }, TOKEN, HERE)
  expect(loaded).toMatchObject({ ok: true, value: { payment: 'done', refreshAfter: null } })
  expect(deletedDrafts).toEqual(['b'])
})

test('without an answer of the provider the page is still shown', async () => {
  const { ctx } = shop(unconfirmed('pending'))
  const refreshPayment = () => Promise.reject(new Error('down'))
  const loaded = await loadSuccess({ ...ctx, orders: { ...ctx.orders, refreshPayment } }, TOKEN, HERE)
  expect(loaded).toMatchObject({ ok: true, value: { payment: 'waiting' } })
})

test.each([
  [0, 5],
  [119, 5],
  [121, 30],
  [3601, null],
])('%i seconds after the order one looks again in %j', async (age, refreshAfter) => {
  const { ctx } = shop(unconfirmed('pending'))
  const now = () => new Date(Date.parse(anOrder().placedAt) + age * 1000)
  expect(await loadSuccess({ ...ctx, now }, TOKEN)).toMatchObject({ value: { refreshAfter } })
})

test('the analytics data of a purchase contain no personal data and no health data', async () => {
  const { ctx } = shop(anOrder())
  const loaded = await loadSuccess(ctx, TOKEN)
  const received = loaded.ok ? JSON.stringify(loaded.value.purchase) : ''
  expect(received).toContain('"transaction_id":"123456789012"')
  expect(received).toContain('"shipping":"4.90"')
  for (const secret of ['Anna', 'example.org', 'Hauptstraße', 'prescription'])
    expect(received).not.toContain(secret)
})

test('the values of an eye are shown to the browser that placed the order, not to others who have its address', async () => {
  const { ctx } = testContext()
  const callerOf = (headers = new Headers()) =>
    createCaller(ctx.visitors, headers, new URL('http://shop/de-de/'))
  const buyer = callerOf()
  const basketKey = visitorKeysOf('de-de', buyer.ensureUser().id).basket
  const customData = { prescriptionValues: { right: { sphere: 0, cylinder: 1.25, axis: 7 } } }
  const items = [anOrderItem('i1', { ...inGroup('g', true), customData }), anOrderItem('i2', inGroup('g'))]
  const { ctx: having } = shop(anOrder({ basketKey, items }))
  const shownTo = async (caller: ReturnType<typeof createCaller> | null) => {
    const loaded = await loadSuccess(having, TOKEN, caller ? { caller } : {})
    return loaded.ok ? loaded.value.order.parcels[0]?.lines.map(({ prescription }) => prescription) : null
  }
  expect(await shownTo(buyer)).toMatchObject([{ kind: 'values', values: { right: { cylinder: 1.25 } } }])
  const stranger = callerOf()
  stranger.ensureUser()
  for (const other of [null, callerOf(), stranger]) expect(await shownTo(other)).toEqual([null])
})

test('an order names the subscriptions that it begins, from the day on which it was placed', async () => {
  const customData = {
    pricePromotionKey: 'subscription',
    subscriptionDefinition: { subscriptionInterval: '3', subscriptionDeliveryDate: 12 },
  }
  const order = anOrder({ items: [anOrderItem('i7', { customData })], placedAt: '2026-11-23T09:00:00Z' })
  const loaded = await loadSuccess(shop(order).ctx, TOKEN)
  expect(loaded).toMatchObject({
    ok: true,
    value: {
      subscriptions: [{ interval: { count: 3 }, deliveries: ['2027-02-12', '2027-05-12', '2027-08-12'] }],
    },
  })
})
