import { expect, test } from 'vitest'
import { orderView } from '#domain/order/order-view.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'

const values = { prescriptionValues: { right: { sphere: -2 }, left: { sphere: -1.5 } } }

test.each([
  ['glasses to values', { ...inGroup('g', true), customData: values }, true],
  ['tinted lenses without power', { ...inGroup('g', true), customData: { lensType: 'type_none' } }, true],
  ['a frame alone', {}, false],
] as const)('the workshop makes something of %s: %j', (_, item, hasWorkshop) =>
  expect(orderView(anOrder({ items: [anOrderItem('i1', item)], packages: [aPackage(1)] })).hasWorkshop).toBe(
    hasWorkshop,
  ),
)
