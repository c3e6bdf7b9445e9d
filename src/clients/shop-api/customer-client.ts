import { claimedOrders } from '#contract/shop-api/guest-orders.ts'
import { successor } from '#contract/shop-api/successor.ts'
import { type Access, get } from './call.ts'

/** Accounts are not stored in the Shop API: only what they have there, in all shops. */
export type CustomerClient = {
  /** What an account has bought, booked and reserved is another one's from now on. */
  succeed(id: string, customerId: string): Promise<void>
  /** What guests have ordered, booked and reserved with a mailbox that an account has proven is the account's from now on; letters about its subscriptions go there. */
  claimGuestOrders(id: string, email: string): Promise<void>
}

export function createCustomerClient(access: Access): CustomerClient {
  const pathOf = (id: string, end: string) => `/v1/customers/${encodeURIComponent(id)}/${end}`
  return {
    async succeed(id, customerId) {
      await get(access, { path: pathOf(id, 'successor'), body: { customerId } }, successor)
    },
    async claimGuestOrders(id, email) {
      await get(access, { path: pathOf(id, 'guest-orders'), body: { email } }, claimedOrders)
    },
  }
}
