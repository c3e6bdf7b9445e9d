import { expect, test } from 'vitest'
import { loadOrders, findOwnOrder } from '#server/loaders/account/account-orders.ts'
import { emptyOrderClient } from '#tests/support/fake-after-sale.ts'
import { anOrder } from '#tests/support/orders.ts'

const of = (id: string | null) => ({ ...anOrder().customer, id })
const orders = {
  ...emptyOrderClient,
  byId: async (id: string) =>
    ({
      '111111111111': anOrder({ id, customer: of('anna') }),
      '222222222222': anOrder({ id, customer: of('eve') }),
      '333333333333': anOrder({ id, customer: of('anna'), confirmedAt: null }),
      '444444444444': anOrder({ id, customer: of(null) }),
    })[id] ?? null,
}

test.each([
  ['111111111111', '111111111111'],
  // Somebody else's, an unpaid one, a guest's, none, and an invalid number.
  ['222222222222', undefined],
  ['333333333333', undefined],
  ['444444444444', undefined],
  ['999999999999', undefined],
  ['../orders', undefined],
])('of the order %s Anna sees %s', async (id, seen) =>
  expect((await findOwnOrder({ orders }, { id: 'anna' }, id))?.id).toBe(seen),
)

test.each([
  [null, 1, 20, 20],
  ['2', 2, 20, 40],
  ['3', 3, 5, 45],
  ['0', 1, 20, 20],
  ['x', 1, 20, 20],
])('the page %j of 45 orders is %i, has %i, and ends at %i', async (requested, page, count, seen) => {
  const byCustomer = async (_: string, number = 1) => ({
    orders: Array.from({ length: number === 3 ? 5 : 20 }, () => anOrder()),
    total: 45,
  })
  const view = await loadOrders({ orders: { ...emptyOrderClient, byCustomer } }, { id: 'anna' }, requested)
  expect([view.page, view.orders.length, view.seen, view.last]).toEqual([page, count, seen, 3])
})
