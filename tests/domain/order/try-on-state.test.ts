import { describe, expect, test } from 'vitest'
import type { Order, TryOnLetter } from '#domain/order/order.ts'
import { dueLetter, isAway, mayCharge, tryOnState } from '#domain/order/try-on-state.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { aTriedFrame, aTryOn, historyOf } from '#tests/support/try-ons.ts'

const stateOn = (today: string, rest: Partial<Order> = {}) => tryOnState(aTryOn(rest), today)

test('an order without such frames has none', () => expect(tryOnState(anOrder(), '2026-12-01')).toBeNull())

describe('frames to try are', () => {
  test.each<[string, Partial<Order>, string, string | null]>([
    ['requested before they are sent', { history: [], status: 'confirmed' }, '2026-12-01', null],
    [
      'requested while they are packed',
      { history: historyOf(['2026-11-29', { event: 'prepare', to: 'shipment_pending' }]) },
      '2026-12-01',
      null,
    ],
    ['away from their arrival', {}, '2026-12-01', '2026-12-08'],
    ['away on their last day, as the shops have it', {}, '2026-12-08T22:59:00Z', '2026-12-08'],
    ['overdue when it is over there', {}, '2026-12-08T23:00:00Z', '2026-12-08'],
    [
      'away from the day on which they arrived there',
      { history: [{ at: '2026-12-01T23:30:00Z', action: { event: 'deliver', packageId: 1 } }] },
      '2026-12-03',
      '2026-12-09',
    ],
    ['overdue after it', {}, '2026-12-09', '2026-12-08'],
    [
      'away after a parcel that nobody saw arrive',
      { history: historyOf(['2026-11-29', { event: 'ship', packageId: 1 }]) },
      '2026-12-01',
      '2026-12-09',
    ],
    [
      'away when they were collected',
      { history: historyOf(['2026-11-20', { event: 'ready' }], ['2026-12-02', { event: 'collect' }]) },
      '2026-12-03',
      '2026-12-09',
    ],
    [
      'requested while another parcel is away',
      { history: historyOf(['2026-11-29', { event: 'ship', packageId: 2 }]) },
      '2026-12-01',
      null,
    ],
    ['over when the order is cancelled', { status: 'cancelled' }, '2026-12-09', null],
    [
      'over when all are back, bought or cancelled',
      {
        items: [
          aTriedFrame('i1', { status: 'returned' }),
          aTriedFrame('i2', { status: 'delivered', keptIn: '100000000001' }),
          aTriedFrame('i3', { status: 'cancelled' }),
        ],
      },
      '2026-12-09',
      null,
    ],
  ])('%s', (name, rest, today, endsOn) =>
    expect(stateOn(today, rest)).toMatchObject({ stage: name.split(' ')[0], endsOn }),
  )

  test('away until the last that was sent has been there long enough', () =>
    expect(
      stateOn('2026-12-09', {
        items: [1, 2, 3, 4].map((packageId) => aTriedFrame(`i${packageId}`, { packageId })),
        packages: [1, 2, 3, 4].map((id) => aPackage(id)),
        history: historyOf(
          ['2026-12-01', { event: 'deliver', packageId: 1 }],
          ['2026-12-02', { event: 'deliver', packageId: 3 }],
          ['2026-12-04', { event: 'deliver', packageId: 2 }],
        ),
      }),
    ).toMatchObject({ stage: 'away', arrivedOn: '2026-12-04', day: 5 }))
})

test('what was sent and is still open is with the customer', () => {
  const order = aTryOn({ items: [aTriedFrame('i1'), aTriedFrame('i2', { status: 'returned' })] })
  expect(order.items.map((item) => isAway(order, item))).toEqual([true, false])
  expect(isAway({ ...order, status: 'cancelled' }, anOrderItem('i1'))).toBe(false)
  expect(isAway({ ...order, history: [] }, aTriedFrame('i1'))).toBe(false)
})

const letters = (...sent: [TryOnLetter['stage'], string][]): TryOnLetter[] =>
  sent.map(([stage, day]) => ({ stage, at: `${day}T08:00:00Z` }))

/** Arrived on 1 December, last day 8 December. */
const dueOn = (today: string, sent: TryOnLetter[] = [], rest: Partial<Order> = {}) => {
  const state = stateOn(today, rest)
  return state && dueLetter(state, sent, today)
}

describe('a letter', () => {
  test.each<[string, string, TryOnLetter[], number | null]>([
    ['is not due at first', '2026-12-05', [], null],
    ['is due two days before the end', '2026-12-06', [], 1],
    ['is due once', '2026-12-07', letters([1, '2026-12-06']), null],
    ['is due on the first day after it', '2026-12-09', letters([1, '2026-12-06']), 2],
    ['is due then also without the one before', '2026-12-09', [], 2],
    ['is not due on the day after that', '2026-12-10', letters([2, '2026-12-09']), null],
    ['is due again on the twelfth day', '2026-12-13', letters([2, '2026-12-09']), 3],
    ['is not due so soon after the one before', '2026-12-14', letters([2, '2026-12-12']), null],
    ['is due four days after a late one', '2026-12-16', letters([2, '2026-12-12']), 3],
    ['is not due on the eleventh day', '2026-12-12', letters([2, '2026-12-08']), null],
    ['is never due after the last', '2027-01-20', letters([2, '2026-12-09'], [3, '2026-12-13']), null],
  ])('%s', (_, today, sent, stage) => expect(dueOn(today, sent)).toBe(stage))

  test('is not due before anything was sent', () =>
    expect(dueOn('2026-12-20', [], { history: [] })).toBeNull())
})

test.each([
  ['after both letters and some days', '2026-12-16', letters([2, '2026-12-09'], [3, '2026-12-13']), true],
  [
    'after all three letters',
    '2026-12-16',
    letters([1, '2026-12-06'], [2, '2026-12-09'], [3, '2026-12-13']),
    true,
  ],
  ['not at once', '2026-12-15', letters([2, '2026-12-09'], [3, '2026-12-13']), false],
  ['not after one', '2026-12-30', letters([2, '2026-12-09']), false],
  ['not without any', '2026-12-30', [], false],
  ['not before they are overdue', '2026-12-06', letters([3, '2026-12-01']), false],
])('frames may be charged %s', (_, today, sent, may) => {
  const state = stateOn(today)
  expect(state && mayCharge(state, sent, today)).toBe(may)
})
