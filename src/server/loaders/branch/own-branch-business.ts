import type { BranchOrder } from '#domain/branch/branch-order.ts'
import type { Reservation } from '#domain/branch/reservation.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { claimGuestOrders } from '#server/auth/claim-guest-orders.ts'
import type { Context } from '#server/context.ts'

/** What a customer has bought and reserved in branches; what they have reserved as a guest since they signed in is among it. */
export async function loadBranchBusiness(
  ctx: Pick<Context, 'branchOrders' | 'reservations' | 'takesOrders' | 'customers' | 'log'>,
  customer: Customer,
): Promise<{ orders: BranchOrder[]; reservations: Reservation[] }> {
  await claimGuestOrders(ctx, customer)
  const [orders, reservations] = await Promise.all([
    ctx.branchOrders.ofCustomer(customer.id),
    ctx.reservations.ofCustomer(customer.id),
  ])
  return { orders, reservations }
}
