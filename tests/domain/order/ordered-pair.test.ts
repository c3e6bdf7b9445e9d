import { expect, test } from 'vitest'
import type { OrderItem } from '#domain/order/order.ts'
import { orderedPairs } from '#domain/order/ordered-pair.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { anOrderItem } from '#tests/support/orders.ts'
import { aFrameItem, somePartItems, UNUSUAL } from '#tests/support/workshop.ts'

const AFFIRMED = { at: '2026-11-22T10:00:00Z', textVersion: '2026-11' }
const NONE = { right: {}, left: {} }

test.each<[string, OrderItem[], object[]]>([
  [
    'a pair with values, of which a part was cancelled',
    [
      aFrameItem('i1', 'g', {
        prescriptionValues: UNUSUAL,
        affirmed: AFFIRMED,
        officeDistance: { room: 200, near: 40 },
      }),
      ...somePartItems('g').map((item): OrderItem => ({ ...item, status: 'cancelled' })),
      ...somePartItems('other'),
    ],
    [
      {
        variantId: 1,
        lensType: 'type_ei',
        prescription: UNUSUAL,
        areValuesLater: false,
        parts: ['rx-progressive-premium', 'index_ad', 'rx-tint-tinted-brown', 'rx-coating-antireflex'],
        officeDistance: { room: 200, near: 40 },
        affirmed: AFFIRMED,
        groupId: 'g',
      },
    ],
  ],
  [
    'two pairs: one whose values follow, one tinted without any',
    [aFrameItem('i1', 'g', {}), aFrameItem('i2', 'h', { lensType: 'type_none' })],
    [
      {
        variantId: 1,
        lensType: 'type_ei',
        prescription: NONE,
        areValuesLater: true,
        parts: [],
        affirmed: null,
        groupId: 'g',
      },
      {
        variantId: 2,
        lensType: 'type_none',
        prescription: NONE,
        areValuesLater: false,
        parts: [],
        affirmed: null,
        groupId: 'h',
      },
    ],
  ],
  [
    'a pair whose values were removed: nobody has affirmed those that follow',
    [aFrameItem('i1', 'g', { areValuesRemoved: true, affirmed: AFFIRMED })],
    [
      {
        variantId: 1,
        lensType: 'type_ei',
        prescription: NONE,
        areValuesLater: true,
        parts: [],
        affirmed: null,
        groupId: 'g',
      },
    ],
  ],
  [
    'other goods, and groups that were made elsewhere',
    [anOrderItem('i1'), anOrderItem('i2', inGroup('g', true))],
    [],
  ],
])('%s', (_, items, pairs) => expect(orderedPairs(items)).toEqual(pairs))
