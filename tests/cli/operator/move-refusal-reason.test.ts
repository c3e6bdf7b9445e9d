import { expect, test } from 'vitest'
import type { OrderAction } from '#domain/order/order-action.ts'
import type { Order } from '#domain/order/order.ts'
import { moveRefusalReason } from '#cli/operator/move-refusal-reason.ts'
import { BRANCH } from '#tests/support/order-moves.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'

const unpaid: Partial<Order> = { status: 'payment_pending' }
const lapsed: Partial<Order> = {
  payment: anOrder().payment.map((each) => ({ ...each, data: { ...each.data, state: 'cancelled' } })),
}
const sent: Partial<Order> = { packages: [aPackage(1, { deliveryStatus: 'shipment_completed' })] }
const inBranch: Partial<Order> = { shipping: { ...anOrder().shipping, collectionPoint: BRANCH } }
const lost: Partial<Order> = { items: [anOrderItem('i7', { status: 'cancelled' })] }

test.each<[OrderAction, Partial<Order>, string]>([
  [{ event: 'ship' }, unpaid, 'it is not paid yet'],
  [{ event: 'ship' }, lapsed, 'its payment has ended'],
  [{ event: 'cancel', items: ['x9'] }, {}, 'it has no item x9'],
  [{ event: 'return', items: [{ key: 'x9', pieces: 2 }] }, {}, 'it has no item x9'],
  [{ event: 'refund', items: ['x9'] }, {}, 'it has no item x9'],
  [{ event: 'deliver' }, {}, 'nothing was shipped yet'],
  [{ event: 'return' }, {}, 'nothing was shipped yet'],
  [{ event: 'return' }, sent, 'in its current state'],
  [{ event: 'return', items: [{ key: 'i7', pieces: 2 }] }, sent, 'i7 has only 1 pieces'],
  [{ event: 'deliver' }, sent, 'in its current state'],
  [{ event: 'cancel' }, sent, 'it was shipped'],
  [{ event: 'cancel' }, {}, 'in its current state'],
  [{ event: 'ship' }, {}, 'in its current state'],
  [{ event: 'ship' }, inBranch, 'use order ready'],
  [{ event: 'ready' }, {}, 'use order ship'],
  [{ event: 'collect' }, {}, 'use order ship'],
  [{ event: 'ready' }, inBranch, 'in its current state'],
  [{ event: 'collect' }, inBranch, 'it is not ready yet'],
  [{ event: 'collect' }, { ...inBranch, ...sent }, 'in its current state'],
  [{ event: 'deliver' }, { ...inBranch, ...sent }, 'use order collected'],
  [{ event: 'return' }, { ...inBranch, ...sent }, 'use order collected'],
  [{ event: 'cancel' }, { ...inBranch, ...sent }, 'in its current state'],
  [{ event: 'refund' }, {}, 'nothing was cancelled'],
  [{ event: 'refund' }, lost, 'in its current state'],
  [{ event: 'refund', amount: 50_000 }, {}, 'at most 104.90 EUR'],
  [{ event: 'prepare', to: 'shipment_pending' }, {}, 'in its current state'],
])('%j is refused for such an order, with the reason', (move, rest, why) =>
  expect(moveRefusalReason(anOrder(rest), move)).toContain(why),
)
