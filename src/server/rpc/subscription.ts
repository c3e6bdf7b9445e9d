import { type OwnSubscription, SUBSCRIPTION } from '#contract/rpc/subscription.ts'
import { fail, ok } from '#domain/result.ts'
import { isEnding, remainingDeliveries } from '#domain/subscription/remaining-deliveries.ts'
import type { SubscriptionStatus } from '#domain/subscription/status.ts'
import { latestFirst, type Subscription } from '#domain/subscription/subscription.ts'
import { deliveryTotal, firstTotal } from '#domain/subscription/subscription-price.ts'
import { newAttemptKey } from '#server/checkout/attempt-key.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { fallibleProcedure, type Procedure } from './procedure.ts'

const UNAUTHORIZED = { status: 401, kind: 'unauthorized' } as const
const NOT_FOUND = { status: 404, kind: 'not-found' } as const
/** In which a delivery is planned; the first one waits for its payment. */
const PLANS: ReadonlySet<SubscriptionStatus> = new Set(['pending', 'active', 'suspended'])
/** Deliveries that a customer sees ahead. */
const UPCOMING = 4

/** The customer with an account; a guest has no subscriptions. */
const customerIdOf = ({ caller: { session } }: RequestScope): string | null =>
  session && !session.customer.isGuest ? session.customer.id : null

const ownView = (subscription: Subscription): OwnSubscription => ({
  ...subscription,
  number: subscription.id,
  lines: subscription.lines.map(({ values, ...line }) => ({ ...line, ...(values && { values }) })),
  price: { first: firstTotal(subscription.lines), subsequent: deliveryTotal(subscription.lines) },
  nextDelivery: PLANS.has(subscription.status) ? subscription.nextDelivery : null,
  isEnding: isEnding(subscription),
  upcoming: remainingDeliveries(subscription, UPCOMING),
})

export const subscriptionProcedures = {
  getSubscriptions: fallibleProcedure(SUBSCRIPTION.getSubscriptions, async (scope) => {
    const customerId = customerIdOf(scope)
    if (customerId === null) return fail(UNAUTHORIZED)
    const found = await scope.ctx.subscriptions.list(customerId)
    return ok({ entities: latestFirst(found).map(ownView) })
  }),

  changeSubscription: fallibleProcedure(
    SUBSCRIPTION.changeSubscription,
    async (scope, { id, key = newAttemptKey(), change }) => {
      const customerId = customerIdOf(scope)
      if (customerId === null) return fail(UNAUTHORIZED)
      const by = { actor: 'customer', customerId } as const
      const changed = await scope.ctx.subscriptions.change(id, { by, key, change })
      if (changed.ok) return ok(ownView(changed.value))
      return fail(changed.error === 'unknown' ? NOT_FOUND : { status: 409, kind: changed.error })
    },
  ),

  cancelSubscription: fallibleProcedure(SUBSCRIPTION.cancelSubscription, async (scope, { id }) => {
    const customerId = customerIdOf(scope)
    if (customerId === null) return fail(UNAUTHORIZED)
    const by = { actor: 'customer', customerId } as const
    const cancelled = await scope.ctx.subscriptions.cancel(id, { by, manner: 'ordinary' })
    return cancelled ? ok(ownView(cancelled)) : fail(NOT_FOUND)
  }),
} satisfies Record<keyof typeof SUBSCRIPTION, Procedure>
