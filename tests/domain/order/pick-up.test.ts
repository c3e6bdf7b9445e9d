import { expect, test } from 'vitest'
import { branchName, isPickUp } from '#domain/order/pick-up.ts'
import { BRANCH } from '#tests/support/order-moves.ts'

test.each([
  [null, null],
  [BRANCH, 'Köln, Ehrenstraße 41'],
  [{ ...BRANCH, type: 'dhl-parcel-shop' }, null],
])('an order for %j is collected in %s', (collectionPoint, expected) => {
  const order = { shipping: { collectionPoint } }
  expect([branchName(order), isPickUp(order)]).toEqual([expected, expected !== null])
})
