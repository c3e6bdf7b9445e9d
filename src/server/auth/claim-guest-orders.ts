import { type Customer, roleOf } from '#domain/customer/customer.ts'
import type { Context } from '#server/context.ts'

type Deps = Pick<Context, 'takesOrders' | 'customers' | 'log'>

/**
 * What somebody has ordered, booked and reserved as a guest belongs to their account, once they have proven that the mailbox is theirs. A
 * failure is only logged: the next page that lists any of it tries again.
 */
export async function claimGuestOrders(
  ctx: Deps,
  customer: Pick<Customer, 'id' | 'email' | 'isGuest' | 'isVerified'>,
): Promise<void> {
  if (!ctx.takesOrders || roleOf(customer) !== 'verified') return
  await ctx.customers
    .claimGuestOrders(customer.id, customer.email)
    .catch((error: unknown) =>
      ctx.log.warn({ error }, 'what a guest has ordered or booked was not found for their account'),
    )
}

/**
 * What an account has that named the mailbox and that nobody can open any more belongs to who has proven the mailbox, also its subscriptions,
 * whose letters go there anyway. A failure is only logged: the next sign-in tries again.
 */
export async function claimLostAccounts(
  ctx: Deps & Pick<Context, 'auth'>,
  customer: Customer,
): Promise<void> {
  if (!ctx.takesOrders || roleOf(customer) !== 'verified') return
  try {
    for (const lost of await (await ctx.auth()).lostAccounts(customer))
      await ctx.customers.succeed(lost, customer.id)
  } catch (error) {
    ctx.log.warn(
      { error },
      'what an account had that was never proven was not found for who proved its mailbox',
    )
  }
}
