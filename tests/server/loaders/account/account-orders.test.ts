import { expect, test } from 'vitest'
import { loadOrders, findOwnOrder } from '#server/loaders/account/account-orders.ts'
import { emptyOrderClient } from '#tests/support/fake-after-sale.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { anOrder } from '#tests/support/orders.ts'
import { testContext } from '#tests/support/test-server.ts'

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
  const { ctx } = testContext()
  const view = await loadOrders(
    { ...ctx, orders: { ...emptyOrderClient, byCustomer } },
    aCustomer({ id: 'anna' }),
    requested,
  )
  expect([view.page, view.orders.length, view.seen, view.last]).toEqual([page, count, seen, 3])
})

const listed = { ...emptyOrderClient, byCustomer: async () => ({ orders: [anOrder()], total: 1 }) }

test.each([
  ['who has proven the mailbox', { isVerified: true }, true, [['anna', 'anna@example.org']]],
  ['who has not', { isVerified: false }, true, []],
  ['a guest', { isGuest: true, isVerified: false }, true, []],
  ['who has proven it, where another Shop API has no such call', { isVerified: true }, false, []],
])('orders that were placed as a guest: %s', async (_, of, takesOrders, expected) => {
  const claims: string[][] = []
  const { ctx } = testContext()
  const claimGuestOrders = async (...claim: [string, string]) => void claims.push(claim)
  const customer = aCustomer({ id: 'anna', email: 'anna@example.org', isGuest: false, ...of })
  await loadOrders(
    { ...ctx, orders: listed, takesOrders, customers: { ...ctx.customers, claimGuestOrders } },
    customer,
  )
  expect(claims).toEqual(expected)
})

test('orders are listed where those of the guest cannot be asked for', async () => {
  const { ctx } = testContext()
  const claimGuestOrders = () => Promise.reject(new Error('away'))
  const customer = aCustomer({ id: 'anna', isGuest: false, isVerified: true })
  const view = await loadOrders(
    { ...ctx, customers: { ...ctx.customers, claimGuestOrders }, orders: listed },
    customer,
  )
  expect(view.orders).toHaveLength(1)
})
