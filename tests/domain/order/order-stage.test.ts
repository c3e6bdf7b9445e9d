import { expect, test } from 'vitest'
import {
  isUnpaid,
  nextStage,
  ORDER_EVENTS,
  ORDER_STAGES,
  type OrderStage,
} from '#domain/order/order-stage.ts'

/** The next stage of each event, in the order of ORDER_EVENTS: begin-payment, confirm, ship, deliver, ready, collect, cancel, return, refund. */
const NEXT: Record<OrderStage, (OrderStage | null)[]> = {
  open: ['payment_pending', 'confirmed', null, null, null, null, 'cancelled', null, null],
  payment_pending: ['payment_pending', 'confirmed', null, null, null, null, 'cancelled', null, null],
  confirmed: [null, null, 'shipped', null, 'ready_for_collection', null, 'cancelled', null, null],
  shipped: [null, null, null, 'delivered', null, null, null, 'returned', null],
  delivered: [null, null, null, null, null, null, null, 'returned', null],
  ready_for_collection: [null, null, null, null, null, 'collected', 'cancelled', null, null],
  collected: [null, null, null, null, null, null, null, 'returned', null],
  cancelled: [null, null, null, null, null, null, null, null, 'refunded'],
  returned: [null, null, null, null, null, null, null, null, 'refunded'],
  refunded: [null, null, null, null, null, null, null, null, null],
}

test.each(ORDER_STAGES)('from %s each event leads to its next stage', (stage) => {
  expect(ORDER_EVENTS.map((event) => nextStage(stage, event))).toEqual(NEXT[stage])
})

test('before it is confirmed an order is unpaid', () => {
  expect(ORDER_STAGES.filter(isUnpaid)).toEqual(['open', 'payment_pending'])
})
