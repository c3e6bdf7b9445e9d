import { SUBSCRIPTION } from '#contract/rpc/subscription.ts'
import { fail, ok } from '#domain/result.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { fallibleProcedure, type Procedure } from './procedure.ts'

const UNAUTHORIZED = { status: 401, kind: 'unauthorized' } as const
const NOT_FOUND = { status: 404, kind: 'not-found' } as const

/** The customer with an account; a guest has no subscriptions. */
const customerIdOf = ({ caller: { session } }: RequestScope): string | null =>
  session && !session.customer.isGuest ? session.customer.id : null

export const subscriptionProcedures = {
  getSubscriptions: fallibleProcedure(SUBSCRIPTION.getSubscriptions, async (scope) => {
    const customerId = customerIdOf(scope)
    return customerId === null ? fail(UNAUTHORIZED) : ok(await scope.ctx.subscriptions.list(customerId))
  }),

  changeSubscription: fallibleProcedure(
    SUBSCRIPTION.changeSubscription,
    async (scope, { id, key, change }) => {
      const customerId = customerIdOf(scope)
      if (customerId === null) return fail(UNAUTHORIZED)
      const by = { actor: 'customer', customerId } as const
      const changed = await scope.ctx.subscriptions.change(id, { by, key, change })
      if (changed.ok) return changed
      return fail(changed.error === 'unknown' ? NOT_FOUND : { status: 409, kind: changed.error })
    },
  ),

  cancelSubscription: fallibleProcedure(SUBSCRIPTION.cancelSubscription, async (scope, { id }) => {
    const customerId = customerIdOf(scope)
    if (customerId === null) return fail(UNAUTHORIZED)
    const by = { actor: 'customer', customerId } as const
    const cancelled = await scope.ctx.subscriptions.cancel(id, { by, manner: 'ordinary' })
    return cancelled ? ok(cancelled) : fail(NOT_FOUND)
  }),
} satisfies Record<keyof typeof SUBSCRIPTION, Procedure>
