import { claimedOrders } from '#contract/shop-api/guest-orders.ts'
import { releasedCustomers } from '#contract/shop-api/released-customers.ts'
import { successor } from '#contract/shop-api/successor.ts'
import { type Access, get } from './call.ts'

/** Accounts are not stored in the Shop API: only what they have there, in all shops. */
export type CustomerClient = {
  /** What an account has bought, booked and reserved is another one's from now on. */
  succeed(id: string, customerId: string): Promise<void>
  /** What guests have ordered, booked and reserved with a mailbox that an account has proven is the account's from now on; letters about its subscriptions go there. */
  claimGuestOrders(id: string, email: string): Promise<void>
  /**
   * What accounts have ordered, booked and reserved is of guests from now on: before they are deleted. Returns those of which it is so: not
   * those with a subscription that is not over, which must not be deleted.
   */
  release(ids: readonly string[]): Promise<readonly string[]>
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
    async release(customerIds) {
      const path = '/v1/customers/releases'
      return (await get(access, { path, body: { customerIds } }, releasedCustomers)).customerIds
    },
  }
}
