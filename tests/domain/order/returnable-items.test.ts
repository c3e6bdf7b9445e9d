import { expect, test } from 'vitest'
import { returnableItems, withdrawableItems } from '#domain/order/returnable-items.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { aProduct } from '#tests/support/goods.ts'
import { anOrderItem } from '#tests/support/orders.ts'

const values = { customData: { prescriptionValues: { right: { sphere: -2 }, left: {} } } }
const items = [
  anOrderItem('i1', { ...inGroup('g', true), ...values }),
  anOrderItem('i2', { ...inGroup('g'), status: 'delivered' }),
  anOrderItem('i3', { status: 'cancelled' }),
  anOrderItem('i4', { status: 'returned' }),
  anOrderItem('i5', { quantity: 3, returned: 1, status: 'delivered' }),
  anOrderItem('i6', { status: 'delivered', keptIn: '100000000001' }),
  anOrderItem('i7', { ...inGroup('g'), product: aProduct(7, { customData: { rxPart: 'service' } }) }),
]
const keysOf = (found: readonly { key: string }[]) => found.map(({ key }) => key)

test('goods that were neither cancelled nor returned in full can come back', () =>
  expect(keysOf(returnableItems(items))).toEqual(['i1', 'i2', 'i5']))

test('the right to withdraw excludes lenses that were made to values', () =>
  expect(keysOf(withdrawableItems(items))).toEqual(['i1', 'i5']))
