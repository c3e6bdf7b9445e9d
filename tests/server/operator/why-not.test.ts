import { expect, test } from 'vitest'
import type { Move } from '#domain/order/move.ts'
import type { Order } from '#domain/order/order.ts'
import { whyNot } from '#server/operator/why-not.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/placed-orders.ts'

const unpaid: Partial<Order> = { status: 'payment_pending' }
const sent: Partial<Order> = { packages: [aPackage(1, { deliveryStatus: 'shipment_completed' })] }
const lost: Partial<Order> = { items: [anOrderItem('i7', { status: 'cancelled' })] }

test.each<[Move, Partial<Order>, string]>([
  [{ event: 'ship' }, unpaid, 'it is not paid for yet'],
  [{ event: 'cancel', items: ['x9'] }, {}, 'it has no item x9'],
  [{ event: 'return', items: [{ key: 'x9', pieces: 2 }] }, {}, 'it has no item x9'],
  [{ event: 'refund', items: ['x9'] }, {}, 'it has no item x9'],
  [{ event: 'deliver' }, {}, 'nothing of it has gone yet'],
  [{ event: 'return' }, {}, 'nothing of it has gone yet'],
  [{ event: 'return' }, sent, 'as it is'],
  [{ event: 'return', items: [{ key: 'i7', pieces: 2 }] }, sent, 'of i7 there are only 1'],
  [{ event: 'deliver' }, sent, 'as it is'],
  [{ event: 'cancel' }, sent, 'it has gone'],
  [{ event: 'cancel' }, {}, 'as it is'],
  [{ event: 'refund' }, {}, 'nothing was cancelled'],
  [{ event: 'refund' }, lost, 'as it is'],
  [{ event: 'refund', amount: 50_000 }, {}, 'no more than 104.90 EUR'],
  [{ event: 'prepare', to: 'shipment_pending' }, {}, 'as it is'],
])('%j of such an order is refused, and it is said why', (move, rest, why) =>
  expect(whyNot(anOrder(rest), move)).toContain(why),
)
