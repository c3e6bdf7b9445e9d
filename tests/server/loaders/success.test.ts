import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Order, PaymentState } from '#domain/order/order.ts'
import { loadSuccess } from '#server/loaders/success.ts'
import { testContext } from '#tests/support/door.ts'
import { anOrder } from '#tests/support/placed-orders.ts'

const TOKEN = 'a token that is signed'

function shop(order: Order) {
  const { ctx } = testContext()
  const forgotten: string[] = []
  const byCbd = async (token: string) => (token === TOKEN ? order : null)
  const forget = async (key: string) => void forgotten.push(key)
  return {
    ctx: { ...ctx, orders: { ...ctx.orders, byCbd }, checkouts: { ...ctx.checkouts, forget } },
    forgotten,
  }
}

const unconfirmed = (state: PaymentState): Order =>
  anOrder({
    confirmedAt: null,
    status: 'payment_pending',
    payment: [{ key: 'creditcard', amount: minor(10_490), data: { state, refunded: minor(0) } }],
  })

test.each([null, '', 'forged.token', `${TOKEN} `])('the token %j opens nothing', async (token) => {
  const { ctx, forgotten } = shop(anOrder())
  expect(await loadSuccess(ctx, token)).toEqual({ ok: false, error: 'over' })
  expect(forgotten).toEqual([])
})

test.each<[Order, string, boolean]>([
  [anOrder(), 'done', true],
  [unconfirmed('pending'), 'waiting', true],
  [unconfirmed('open'), 'waiting', true],
  [unconfirmed('failed'), 'unpaid', false],
  [unconfirmed('cancelled'), 'unpaid', false],
  [{ ...unconfirmed('open'), status: 'cancelled' }, 'unpaid', false],
])('an order is shown as its payment stands', async (order, payment, isForgotten) => {
  const { ctx, forgotten } = shop(order)
  expect(await loadSuccess(ctx, TOKEN)).toMatchObject({ ok: true, value: { payment } })
  // Whoever has to pay again is not to answer again.
  expect(forgotten).toEqual(isForgotten ? ['b'] : [])
})

test('what may be told of a purchase names nobody, and nothing of his eyes', async () => {
  const { ctx } = shop(anOrder())
  const loaded = await loadSuccess(ctx, TOKEN)
  const told = loaded.ok ? JSON.stringify(loaded.value.purchase) : ''
  expect(told).toContain('"transaction_id":"123456789012"')
  expect(told).toContain('"shipping":"4.90"')
  for (const secret of ['Anna', 'example.org', 'Hauptstraße', 'prescription'])
    expect(told).not.toContain(secret)
})
