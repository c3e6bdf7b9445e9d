import { expect, test } from 'vitest'
import { loadBranchBusiness } from '#server/loaders/branch/own-branch-business.ts'
import { aBranchOrder } from '#tests/support/branch-orders.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { aReservation } from '#tests/support/reservations.ts'
import { testContext } from '#tests/support/test-server.ts'

test.each([
  ['proven', { isVerified: true }, 1],
  ['not proven', { isVerified: false }, 0],
])('with a mailbox that is %s', async (_, of, reserved) => {
  const { ctx } = testContext()
  const customer = aCustomer({ id: 'anna', email: 'anna@example.org', isGuest: false, ...of })
  const owner = new Map<string, string>()
  const scope = {
    ...ctx,
    takesOrders: true,
    branchOrders: { ...ctx.branchOrders, ofCustomer: async () => [aBranchOrder()] },
    reservations: {
      ...ctx.reservations,
      ofCustomer: async (id: string) => (owner.get('anna@example.org') === id ? [aReservation()] : []),
    },
    customers: {
      ...ctx.customers,
      claimGuestOrders: async (id: string, email: string) => void owner.set(email, id),
    },
  }
  const { orders, reservations } = await loadBranchBusiness(scope, customer)
  expect([orders.length, reservations.length]).toEqual([1, reserved])
})
