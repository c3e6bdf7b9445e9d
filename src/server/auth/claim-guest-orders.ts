import { type Customer, roleOf } from '#domain/customer/customer.ts'
import type { Context } from '#server/context.ts'

type Deps = Pick<Context, 'takesOrders' | 'customers' | 'log'>

/**
 * What somebody has ordered as a guest belongs to their account, once they have proven that the mailbox is theirs. A failure is only logged: the
 * next page that lists orders tries again.
 */
export async function claimGuestOrders(
  ctx: Deps,
  customer: Pick<Customer, 'id' | 'email' | 'isGuest' | 'isVerified'>,
): Promise<void> {
  if (!ctx.takesOrders || roleOf(customer) !== 'verified') return
  await ctx.customers
    .claimGuestOrders(customer.id, customer.email)
    .catch((error: unknown) => ctx.log.warn({ error }, 'orders of a guest were not found for their account'))
}
