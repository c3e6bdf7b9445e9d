import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { CreateOrderResult } from '#domain/order/payment.ts'
import type { OrderChange } from '#domain/order/place-order.ts'
import { renewalProblem } from '#domain/subscription/renewal-problem.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aPayment } from '#tests/support/payment.ts'

const changed = (...changes: OrderChange[]): CreateOrderResult => ({ kind: 'changed', changes })
const refused = (field: string, reason?: 'values' | 'pack'): CreateOrderResult => ({
  kind: 'refused',
  field,
  ...(reason && { reason }),
})
const GONE = { kind: 'gone', itemKey: '1', name: '' } as const
const FEWER = { kind: 'quantity', itemKey: '1', name: '', was: 2, now: 1 } as const
const PRICE = { kind: 'total', was: minor(2), now: minor(1) } as const

test.each<[string, CreateOrderResult, string | null]>([
  ['nothing where it is ordered', { kind: 'placed', order: anOrder(), payment: aPayment() }, null],
  ['nothing while it is being paid', { kind: 'unpaid', order: anOrder(), payment: aPayment() }, null],
  ['goods that are gone', changed(GONE, PRICE), 'unavailable'],
  ['too few pieces', changed(FEWER, PRICE), 'unavailable'],
  ['a branch that has not all of it', changed({ kind: 'branch' }), 'unavailable'],
  ['goods that nobody knows any more', { kind: 'empty' }, 'unavailable'],
  ['nothing that stays where something changed meanwhile', changed(PRICE), null],
  ['nothing that stays after too many rounds', changed(), null],
  ['nothing where its customer changed it meanwhile', refused('attemptKey'), null],
  ['earlier orders', refused('paymentKey'), 'overdue'],
  ['a place that hands out nothing any more', refused('collectionPoint.id'), 'collection'],
  ['values that are not made any more', refused('agreed.lines', 'values'), 'values'],
  ['goods that are not sold so', refused('agreed.lines', 'pack'), 'unavailable'],
])('what keeps a delivery from being ordered is %s', (_, order, problem) =>
  expect(renewalProblem(order)).toBe(problem),
)
