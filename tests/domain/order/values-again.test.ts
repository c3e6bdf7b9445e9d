import { expect, test } from 'vitest'
import type { Order } from '#domain/order/order.ts'
import { withoutValues } from '#domain/order/remove-values.ts'
import { valuesAgain } from '#domain/order/values-again.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { aFrameItem, UNUSUAL } from '#tests/support/workshop.ts'

const known = aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL })
const tinted = aFrameItem('i2', 'h', { lensType: 'type_none' })
const order = anOrder({ items: [known, tinted] })

test.each<[string, Order, ReturnType<typeof valuesAgain>]>([
  ['values that are kept', order, 'same'],
  ['values that the customer has deleted', withoutValues(order), 'missing'],
  ['values that are deleted once it is sent', { ...order, valuesRemoval: 'requested' }, 'missing'],
  [
    'values that still follow for one of two pairs',
    anOrder({ items: [known, aFrameItem('i3', 'k', {})] }),
    'missing',
  ],
  ['a pair without values', anOrder({ items: [tinted] }), null],
  ['no pair', anOrder({ items: [anOrderItem('i4')] }), null],
])('an order with %s', (_, of, expected) => expect(valuesAgain(of)).toBe(expected))
