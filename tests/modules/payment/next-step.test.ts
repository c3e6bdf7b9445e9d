import { expect, test } from 'vitest'
import type { Order } from '#domain/order/order.ts'
import type { Payment } from '#domain/order/payment.ts'
import { createNextStep } from '#modules/payment/next-step.ts'
import { chargeOptions } from '#modules/payment/payment-urls.ts'
import { readCbd } from '#modules/tokens/cbd.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aPayment } from '#tests/support/payment.ts'

const LOCATION = { variant: 'de-at', origin: 'https://shop.example' } as const
const NOW = new Date('2026-11-21T15:50:00Z')
const ENDED: Partial<Order> = { status: 'cancelled', confirmedAt: null }
const OPEN: Partial<Order> = { status: 'payment_pending', confirmedAt: null }
const OWN = 'https://shop.example/sandbox?id=1'
const cbd = expect.stringContaining('.')

const stepOf = (order: Partial<Order>, payment: Partial<Payment>) =>
  createNextStep('secret', () => NOW)({ order: anOrder(order), payment: aPayment(payment) }, LOCATION)

test.each<[Partial<Order>, Partial<Payment>, object]>([
  [{ status: 'confirmed' }, {}, { kind: 'done', cbd }],
  [{ status: 'cancelled' }, { state: 'refunded' }, { kind: 'done', cbd }],
  [ENDED, { state: 'open' }, { kind: 'failed' }],
  [ENDED, { state: 'failed' }, { kind: 'failed' }],
  [ENDED, { state: 'cancelled' }, { kind: 'failed' }],
  [ENDED, { state: 'authorised' }, { kind: 'failed', isLate: true }],
  [ENDED, { state: 'captured' }, { kind: 'failed', isLate: true }],
  [ENDED, { state: 'refunded' }, { kind: 'failed', isLate: true }],
  [OPEN, { url: null }, { kind: 'waiting', cbd }],
  [OPEN, { url: OWN }, { kind: 'redirect', url: OWN }],
  // A form may lead to no other site: a page of the shop redirects.
  [
    OPEN,
    { id: 'a b', url: 'https://bank.example/1' },
    { kind: 'redirect', url: 'https://shop.example/api/payment/go?payment=a%20b' },
  ],
])('an order that is %j with a payment that is %j leads to %j', (order, payment, step) => {
  expect(stepOf(order, payment)).toEqual(step)
  const subscription = { id: '123456789012-1', period: 1, isOffSession: false }
  const ofRenewal = stepOf({ ...order, subscription }, payment)
  expect(ofRenewal).toEqual(
    ofRenewal.kind === 'redirect' ? step : { ...step, subscriptionId: '123456789012-1' },
  )
})

test('the token of the order counts from now', () => {
  const step = stepOf({ status: 'confirmed' }, {})
  const token = step.kind === 'done' ? step.cbd : ''
  const { id } = anOrder()
  expect(readCbd('secret', token, NOW.getTime() / 1000)).toEqual({ ok: true, value: id })
  expect(readCbd('secret', token, NOW.getTime() / 1000 + 10 * 366 * 86_400).ok).toBe(false)
})

test('who pays comes back with the payment, and says so where they gave up', () => {
  const back = 'https://shop.example/api/payment/return?payment=p&variant=de-at'
  expect(chargeOptions(LOCATION, aPayment())).toEqual({
    language: 'de-AT',
    returnUrl: back,
    cancelUrl: `${back}&gave-up=1`,
  })
})
