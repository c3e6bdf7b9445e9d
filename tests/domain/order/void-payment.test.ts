import { expect, test } from 'vitest'
import type { OrderAction } from '#domain/order/order-action.ts'
import { minor } from '#domain/money/price.ts'
import type { Order, PaymentState } from '#domain/order/order.ts'
import { hasVoidPayment, isUnpaidFor } from '#domain/order/void-payment.ts'
import { anOrder } from '#tests/support/orders.ts'

const paid = (...states: readonly PaymentState[]): Order['payment'] =>
  states.map((state) => ({ key: 'creditcard', amount: minor(10490), data: { state, refunded: minor(0) } }))

test.each([
  ['confirmed', ['cancelled'], true],
  ['ready_for_collection', ['captured', 'cancelled'], true],
  ['confirmed', ['cancelled', 'authorised'], false],
  ['confirmed', [], false],
  ['shipped', ['cancelled'], false],
  ['cancelled', ['cancelled'], false],
] as const)('what is %s has a void payment, after %j: %s', (status, states, isVoid) => {
  const order = anOrder({ status, payment: paid(...states) })
  expect(hasVoidPayment(order)).toBe(isVoid)
})

test.each<[OrderAction, boolean]>([
  [{ event: 'prepare', to: 'delegation_pending' }, true],
  [{ event: 'ship' }, true],
  [{ event: 'ready' }, true],
  [{ event: 'collect' }, true],
  [{ event: 'cancel' }, false],
  [{ event: 'return' }, false],
])('then %j is refused: %s', (action, isRefused) => {
  const order = anOrder({ status: 'confirmed', payment: paid('cancelled') })
  expect(isUnpaidFor(order, action)).toBe(isRefused)
  expect(isUnpaidFor(anOrder({ status: 'confirmed' }), action)).toBe(false)
})
