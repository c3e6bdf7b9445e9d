import { describe, expect, test } from 'vitest'
import type { OrderAction } from '#domain/order/order-action.ts'
import { type OrderActionResult, applyOrderAction } from '#domain/order/apply-order-action.ts'
import { ORDER_EVENTS, ORDER_STAGES, nextStage } from '#domain/order/order-stage.ts'
import { applyMoves, confirmedOrder, PARCEL, SHIP } from '#tests/support/order-moves.ts'

describe('an order is fulfilled', () => {
  test.each<[string, OrderAction[], string]>([
    ['prepared it is still to be sent', [{ event: 'prepare', to: 'shipment_pending' }], 'confirmed'],
    ['with one package gone it is still to be sent', [{ event: 'ship', packageId: 1 }], 'confirmed'],
    ['with all gone it is shipped', [SHIP], 'shipped'],
    ['it is delivered', [SHIP, { event: 'deliver' }], 'delivered'],
    ['it is delivered only whole', [SHIP, { event: 'deliver', packageId: 1 }], 'shipped'],
    ['it comes back', [SHIP, { event: 'return' }], 'returned'],
    [
      'it comes back only whole',
      [SHIP, { event: 'deliver' }, { event: 'return', items: [{ key: 'c' }] }],
      'delivered',
    ],
    ['it is cancelled', [{ event: 'cancel' }], 'cancelled'],
    ['less than all is cancelled', [{ event: 'cancel', items: ['c'] }], 'confirmed'],
    ['what is left is shipped', [{ event: 'cancel', items: ['c'] }, SHIP], 'shipped'],
  ])('%s', (_, moves, stage) => expect(applyMoves(moves).status).toBe(stage))

  test('a package keeps its tracking number', () =>
    expect(applyMoves([{ event: 'ship', packageId: 1, tracking: PARCEL }]).packages).toMatchObject([
      { deliveryStatus: 'shipment_completed', tracking: PARCEL },
      { deliveryStatus: 'open', tracking: null },
    ]))

  test('a package that was sent without a number, or with a wrong one, gets it afterwards, once', () => {
    const gone = applyMoves([SHIP])
    const numbered = applyMoves([{ event: 'ship', packageId: 2, tracking: PARCEL }], gone)
    expect(numbered.packages.map(({ tracking }) => tracking)).toEqual([null, PARCEL])
    expect(numbered.touched).toEqual([2])
    expect(applyMoves([{ event: 'ship', packageId: 2, tracking: PARCEL }], numbered).touched).toEqual([])
    const other = { ...PARCEL, id: '00341' }
    expect(
      applyMoves([{ event: 'ship', packageId: 2, tracking: other }], numbered).packages[1]?.tracking,
    ).toBe(other)
  })

  test('a package whose items are all cancelled is not sent', () =>
    expect(applyMoves([{ event: 'cancel', items: ['c', 'd'] }, SHIP]).packages).toMatchObject([
      { deliveryStatus: 'shipment_completed' },
      { deliveryStatus: 'cancellation_completed' },
    ]))
})

test.each<[string, OrderAction[], number]>([
  ['whole, with what the parcel cost', [{ event: 'cancel' }], 4500],
  ['one thing, without', [{ event: 'cancel', items: ['c'] }], 1000],
  ['what goes together', [{ event: 'cancel', items: ['a'] }], 2000],
  ['one after the other, all of it', [{ event: 'cancel', items: ['a'] }, { event: 'cancel' }], 4500],
  ['what came back only when it is said', [SHIP, { event: 'return', items: [{ key: 'c' }] }], 0],
  ['what came back', [SHIP, { event: 'return', items: [{ key: 'c' }] }, { event: 'refund' }], 1000],
  ['all that came back, with what the parcel cost', [SHIP, { event: 'return' }, { event: 'refund' }], 4500],
  ['all of what was cancelled', [{ event: 'cancel' }, { event: 'refund' }], 4500],
  ['a part', [SHIP, { event: 'refund', amount: 250 }], 250],
  [
    'one piece of two',
    [SHIP, { event: 'return', items: [{ key: 'd', pieces: 1 }] }, { event: 'refund' }],
    500,
  ],
  ['what is paid back without coming back', [SHIP, { event: 'refund', items: ['c'] }], 1000],
  [
    'one thing after the other',
    [
      SHIP,
      { event: 'refund', items: ['c'] },
      { event: 'refund', items: ['d'] },
      { event: 'refund', items: ['c'] },
    ],
    2000,
  ],
  [
    'what is paid back and cancelled, once',
    [
      { event: 'refund', items: ['c'] },
      { event: 'cancel', items: ['c'] },
    ],
    1000,
  ],
  [
    'the same part twice, once',
    [SHIP, { event: 'refund', amount: 250 }, { event: 'refund', amount: 250 }],
    250,
  ],
])('a refund: %s', (_, moves, due) => expect(applyMoves(moves).reduction).toBe(due))

test.each<[string, OrderAction[]]>([
  ['shipped', [SHIP, SHIP]],
  ['delivered', [SHIP, { event: 'deliver' }, { event: 'deliver' }]],
  ['cancelled', [{ event: 'cancel' }, { event: 'cancel' }]],
  ['returned', [SHIP, { event: 'return' }, { event: 'return' }]],
  [
    'returned in part',
    [
      SHIP,
      { event: 'return', items: [{ key: 'd', pieces: 1 }] },
      { event: 'return', items: [{ key: 'd', pieces: 1 }] },
    ],
  ],
  ['prepared', [SHIP, { event: 'prepare', to: 'shipment_pending' }]],
])('an order that is already %s does not change', (_, moves) => {
  const first = applyMoves(moves.slice(0, -1))
  expect(applyMoves(moves)).toEqual({ ...first, touched: [] })
})

test.each<[string, OrderAction[], OrderAction]>([
  ['a package that there is not', [], { event: 'ship', packageId: 9 }],
  ['a thing that there is not', [], { event: 'cancel', items: ['c', 'x'] }],
  ['what is cancelled, on its way', [{ event: 'cancel' }], SHIP],
  ['what has gone, cancelled', [SHIP], { event: 'cancel' }],
  [
    'a thing that has gone, cancelled',
    [{ event: 'ship', packageId: 1 }],
    { event: 'cancel', items: ['a', 'c'] },
  ],
  ['what has not gone, delivered', [], { event: 'deliver' }],
  ['what has not gone, back', [], { event: 'return' }],
  [
    'a thing that has not gone, back',
    [{ event: 'ship', packageId: 1 }],
    { event: 'return', items: [{ key: 'c' }] },
  ],
  ['more pieces than there were, back', [SHIP], { event: 'return', items: [{ key: 'd', pieces: 3 }] }],
  ['a thing that there is not, back', [SHIP], { event: 'return', items: [{ key: 'x' }] }],
  ['a thing that there is not, paid back', [SHIP], { event: 'refund', items: ['x'] }],
  [
    'a thing that there is not, beside one that there is, paid back',
    [SHIP],
    { event: 'refund', items: ['c', 'x'] },
  ],
  ['a thing that was never sent, sent', [{ event: 'cancel' }], { event: 'prepare', to: 'shipment_pending' }],
  ['more than was paid', [SHIP], { event: 'refund', amount: 4501 }],
  ['nothing', [SHIP], { event: 'refund' }],
])('impossible: %s', (_, moves, move) =>
  expect(applyOrderAction(applyMoves(moves), move)).toEqual({ ok: false, error: 'impossible' }),
)

test.each(['open', 'payment_pending'] as const)(
  'an order that is %s is cancelled as a whole, without a refund',
  (status) => {
    const unpaid = { ...confirmedOrder, status }
    expect(applyMoves([{ event: 'cancel' }], unpaid)).toMatchObject({ status: 'cancelled', reduction: 0 })
    const others: OrderAction[] = [SHIP, { event: 'return' }, { event: 'refund', amount: 1 }]
    for (const move of [...others, { event: 'cancel', items: ['c'] }] satisfies OrderAction[])
      expect(applyOrderAction(unpaid, move)).toEqual({ ok: false, error: 'impossible' })
  },
)

test('what an order that is not paid has sent does not come back', () => {
  const unpaid: OrderActionResult = { ...applyMoves([SHIP]), status: 'payment_pending' }
  expect(applyOrderAction(unpaid, { event: 'return' })).toEqual({ ok: false, error: 'impossible' })
})

test('what was cancelled is no thing to pay back', () => {
  const refunded = applyMoves([
    { event: 'cancel', items: ['c'] },
    { event: 'refund', items: ['c'] },
  ])
  expect(refunded.items[2]).not.toHaveProperty('isPaidBack')
})

test('pieces are returned one by one: the lenses stay with the frame', () => {
  const part = applyMoves([SHIP, { event: 'return', items: [{ key: 'd', pieces: 1 }, { key: 'a' }] }])
  expect(part.items.map(({ status, returned }) => [status, returned])).toEqual([
    ['returned', undefined],
    ['available', undefined],
    ['available', undefined],
    ['available', 1],
  ])
  expect(part.touched).toEqual(['d', 'a'])
  const all = applyMoves([{ event: 'return' }], part)
  expect([all.status, all.touched]).toEqual(['returned', ['b', 'c', 'd']])
  expect(all.items.every((each) => each.status === 'returned' && each.returned === undefined)).toBe(true)
})

test('the recorded stage is not replaced by packages and items', () => {
  const impossible = { ok: false, error: 'impossible' }
  expect(applyOrderAction({ ...confirmedOrder, status: 'delivered' }, SHIP)).toEqual(impossible)
  expect(applyOrderAction({ ...confirmedOrder, status: 'shipped' }, { event: 'cancel' })).toEqual(impossible)
  const refunded: OrderActionResult = { ...applyMoves([SHIP]), status: 'refunded' }
  expect(applyMoves([{ event: 'return' }], refunded).status).toBe('refunded')
})

test('every stage but the last has a next one, and none leads back to an unpaid order', () => {
  for (const stage of ORDER_STAGES) {
    const next = ORDER_EVENTS.flatMap((event) => nextStage(stage, event) ?? [])
    expect(next.length > 0).toBe(stage !== 'refunded')
    expect(next).not.toContain('open')
  }
})
