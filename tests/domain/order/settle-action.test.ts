import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { OrderAction } from '#domain/order/order-action.ts'
import type { Payment } from '#domain/order/payment.ts'
import { payoutAmount } from '#domain/order/payout.ts'
import { aPrice } from '#tests/support/goods.ts'
import { SHIP } from '#tests/support/order-moves.ts'
import { after, moneyOf, start } from '#tests/support/settled-orders.ts'

const NONE = { credits: [], state: 'authorised', wanted: null, received: 0, rounding: 0, refundDue: 0 }
const CANCEL_A: OrderAction = { event: 'cancel', items: ['a'] }
const INVOICE = { key: 'accounting', reference: null }
const CASH = { key: 'cash_on_delivery', reference: null }

describe('an invoice', () => {
  test.each<[string, OrderAction[], object]>([
    ['nothing happens with a parcel', [SHIP, { event: 'deliver' }], NONE],
    ['a line is cancelled', [CANCEL_A], { ...NONE, credits: [4190] }],
    ['a line is cancelled twice', [CANCEL_A, CANCEL_A], { ...NONE, credits: [4190] }],
    ['all is cancelled', [{ event: 'cancel' }], { ...NONE, credits: [6980], state: 'cancelled' }],
    [
      'one line after the other',
      [CANCEL_A, { event: 'cancel' }],
      { ...NONE, credits: [4190, 2790], state: 'cancelled' },
    ],
    [
      'all came back',
      [SHIP, { event: 'return' }, { event: 'refund' }, { event: 'refund' }],
      { ...NONE, credits: [6980], state: 'cancelled' },
    ],
    ['a part is let off', [{ event: 'refund', amount: 500 }], { ...NONE, credits: [500] }],
  ])('%s before it is paid', (_, actions, money) =>
    expect(moneyOf(after(actions, start(INVOICE)))).toEqual(money),
  )

  test('of which a line was cancelled, the rest was paid and all came back: only the rest goes back', () => {
    const cancelled = after([CANCEL_A, SHIP, { event: 'deliver' }], start(INVOICE))
    const paid = {
      ...cancelled,
      payment: { ...cancelled.payment, state: 'captured' as const, received: minor(2790) },
    }
    const money = moneyOf(after([{ event: 'return' }, { event: 'refund' }], paid))
    expect(money).toEqual({
      credits: [4190],
      state: 'captured',
      wanted: null,
      received: 2790,
      rounding: 0,
      refundDue: 2790,
    })
  })

  test('of which a part was paid and has to go back: the rest is credited, and the payment stays', () => {
    const part = { ...INVOICE, received: minor(2000), refundDue: minor(2000) }
    expect(moneyOf(after([SHIP, { event: 'return' }, { event: 'refund' }], start(part)))).toEqual({
      ...NONE,
      credits: [4980],
      received: 2000,
      refundDue: 2000,
    })
  })

  test('an order of nothing is cancelled without a credit', () => {
    const free = start({ ...INVOICE, amount: minor(0) })
    const order = { ...free.order, cost: { ...free.order.cost, ...aPrice(0), taxes: [] } }
    expect(moneyOf(after([{ event: 'cancel' }], { ...free, order }))).toEqual({ ...NONE, state: 'cancelled' })
  })
})

describe('cash on delivery', () => {
  test('comes in coins that exist, and goes back as it came', () => {
    const paid = after(
      [SHIP, { event: 'deliver' }, { event: 'return' }, { event: 'refund' }],
      start(CASH, { currencyCode: 'CZK' }),
    )
    expect(moneyOf(paid)).toMatchObject({ received: 6980, rounding: 20, refundDue: 6980 })
    expect(payoutAmount(paid.payment)).toBe(7000)
    const inPart = { ...paid.payment, refundDue: minor(1000) }
    expect(payoutAmount(inPart)).toBe(1000)
  })

  test.each<[string, OrderAction[], object]>([
    ['is there with each parcel', [SHIP, { event: 'deliver', packageId: 1 }], { ...NONE, received: 4190 }],
    [
      'is there once',
      [SHIP, { event: 'deliver', packageId: 1 }, { event: 'deliver', packageId: 1 }],
      { ...NONE, received: 4190 },
    ],
    [
      'is complete with the last',
      [SHIP, { event: 'deliver', packageId: 1 }, { event: 'deliver' }, { event: 'deliver' }],
      { ...NONE, state: 'captured', received: 6980 },
    ],
    [
      'is less after a cancellation',
      [CANCEL_A, SHIP, { event: 'deliver' }],
      { ...NONE, credits: [4190], state: 'captured', received: 2790 },
    ],
    [
      'that never came does not go back',
      [SHIP, { event: 'return' }, { event: 'refund' }],
      { ...NONE, credits: [6980], state: 'cancelled' },
    ],
    [
      'goes back as far as it came',
      [
        SHIP,
        { event: 'return', items: [{ key: 'a' }] },
        { event: 'refund' },
        { event: 'deliver' },
        { event: 'return' },
        { event: 'refund' },
      ],
      { ...NONE, credits: [4190], state: 'captured', received: 2790, refundDue: 2790 },
    ],
  ])('%s', (_, actions, money) => expect(moneyOf(after(actions, start(CASH)))).toEqual(money))
})

describe('what a provider takes', () => {
  const captured = { state: 'captured', received: minor(6980) } as const
  test.each<[string, Partial<Payment>, OrderAction[], object]>([
    ['goes back', captured, [CANCEL_A], { ...NONE, ...captured, refundDue: 4190 }],
    ['goes back in all', captured, [{ event: 'cancel' }], { ...NONE, ...captured, refundDue: 6980 }],
    [
      'is not taken from an order that is off',
      { received: minor(6980) },
      [{ event: 'cancel' }],
      { ...NONE, received: 6980, credits: [6980], wanted: 'cancel' },
    ],
    [
      'is not taken, though a part of it was to go back',
      { received: minor(6980) },
      [CANCEL_A, { event: 'cancel' }],
      { ...NONE, received: 6980, credits: [6980], wanted: 'cancel' },
    ],
    [
      'is none of ours once it is cancelled',
      { state: 'cancelled' },
      [SHIP, { event: 'refund', amount: 5 }],
      { ...NONE, state: 'cancelled' },
    ],
    [
      'is back, and nothing of it is to be called off',
      { ...captured, state: 'refunded', refundDue: minor(6980), refunded: minor(6980) },
      [{ event: 'cancel' }],
      { ...NONE, ...captured, state: 'refunded', credits: [6980], refundDue: 6980 },
    ],
    [
      'is called off here where no provider has it',
      { reference: null },
      [{ event: 'cancel' }],
      { ...NONE, credits: [6980], state: 'cancelled' },
    ],
    ['is back', { ...captured, state: 'refunded' }, [SHIP], { ...NONE, ...captured, state: 'refunded' }],
  ])('%s', (_, payment, actions, money) => expect(moneyOf(after(actions, start(payment)))).toEqual(money))
})
