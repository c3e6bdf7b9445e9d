import { describe, expect, test } from 'vitest'
import { keepTried, priceOfKept } from '#domain/order/keep-tried.ts'
import type { Order } from '#domain/order/order.ts'
import { aPrice, aVariant } from '#tests/support/goods.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { anOrderItem, aPackage } from '#tests/support/orders.ts'
import { aTriedFrame, aTryOn } from '#tests/support/try-ons.ts'

const TODAY = '2026-12-05T09:00:00Z'
const KEPT = '100000000001'
const priced = (key: string, withTax: number, rest = {}) =>
  aTriedFrame(key, { status: 'delivered', variant: aVariant(1, { price: aPrice(withTax) }), ...rest })
const order = aTryOn({
  items: [
    priced('i1', 9900),
    priced('i2', 14900, { packageId: 2 }),
    priced('i3', 100, { status: 'returned' }),
    priced('i4', 100, { keptIn: KEPT }),
    anOrderItem('i5', { status: 'delivered' }),
    priced('i6', 100, inGroup('g', true)),
  ],
  packages: [1, 2, 3].map((id) => aPackage(id)),
})
const keep = (keys: string[], rest: Partial<Order> = {}, by: 'buyer' | 'operator' = 'buyer') =>
  keepTried({ ...order, ...rest }, { keys, by }, TODAY)

test('frames that are kept are bought at the prices that were shown', () => {
  const kept = keep(['i1', 'i2'])
  expect(kept).toMatchObject({
    ok: true,
    value: {
      kind: 'new',
      keys: ['i1', 'i2'],
      of: {
        cost: { withTax: 24800, currencyCode: 'EUR', appliedFees: [], taxes: [{ rate: 0.19 }] },
        items: [
          {
            key: 'i1',
            status: 'delivered',
            customData: { shopId: 10001 },
            price: { total: { withTax: 9900 } },
          },
          { key: 'i2', price: { unit: { withTax: 14900 } } },
        ],
        packages: [
          { id: 1, deliveryStatus: 'shipment_completed' },
          { id: 2, deliveryStatus: 'shipment_completed' },
        ],
        triedIn: { orderId: order.id, by: 'buyer' },
      },
    },
  })
  expect(JSON.stringify(kept)).not.toContain('home_try_on')
  expect(priceOfKept(order.items.slice(0, 2))).toBe(24800)
})

test('frames that were kept before are in that order', () =>
  expect(keep(['i4'])).toEqual({ ok: true, value: { kind: 'again', orderId: KEPT } }))

test('beside them only the others are new', () =>
  expect(keep(['i4', 'i1'])).toMatchObject({ ok: true, value: { kind: 'new', keys: ['i1'] } }))

describe('not kept is', () => {
  test.each<[string, string[], Partial<Order>]>([
    ['nothing', [], {}],
    ['what the order does not have', ['i1', 'other'], {}],
    ['what came back', ['i1', 'i3'], {}],
    ['what was bought as always', ['i5'], {}],
    ['what was bought as always, beside what is tried', ['i1', 'i5'], {}],
    ['what has lenses', ['i6'], {}],
    ['what was not sent', ['i1'], { history: [] }],
    ['what was cancelled', ['i1'], { status: 'cancelled' }],
  ])('%s', (_, keys, rest) => expect(keep(keys, rest)).toEqual({ ok: false, error: 'impossible' }))
})

test('the operator charges only after both letters', () => {
  const sent = [
    { stage: 2, at: '2026-11-20T08:00:00Z' },
    { stage: 3, at: '2026-11-24T08:00:00Z' },
  ] as const
  const overdue = { history: order.history.map((each) => ({ ...each, at: '2026-11-10T08:00:00Z' })) }
  const { tryOn: _, ...unknown } = order
  expect(keep(['i1'], overdue, 'operator').ok).toBe(false)
  expect(keep(['i1'], { ...overdue, tryOn: { letters: [...sent] } }, 'operator').ok).toBe(true)
  expect(keepTried({ ...unknown, ...overdue }, { keys: ['i1'], by: 'operator' }, TODAY).ok).toBe(false)
})
