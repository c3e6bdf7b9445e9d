import type { Declaration } from '#domain/declaration/declaration.ts'
import { parseDate } from '#domain/form/date.ts'
import { isSameMailbox } from '#domain/form/mailbox.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import { subscriptionsOfOrder } from '#clients/shop-api/subscriptions-of-order.ts'
import type { SubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import type { Log } from '#platform/log.ts'

/** As it was stored; `settledAt`: null until it was carried out. */
type Received = { key: string; settledAt: string | null; declared: { declaration: Declaration } }

type Deps = {
  orders: Pick<OrderClient, 'byId'>
  subscriptions: Pick<SubscriptionRepository, 'byId' | 'cancel'>
  declarations: {
    find(key: string): Promise<Received | null>
    /** Cancellations of the last days that nobody has carried out yet. */
    openCancellations(): Promise<Received[]>
    settle(key: string): Promise<unknown>
  }
  log: Log
}
export type DeclarationsToCarryOut = Deps['declarations']

/**
 * Carries out cancellations that were declared without signing in, and records it. Each may be repeated: what could not be cancelled at once,
 * as the Shop API was down or the process was killed, is cancelled by the job; what is unknown is left to the operator.
 */
export function createDeclaredCancellations({ orders, subscriptions, declarations, log }: Deps) {
  async function carryOut(find: () => Promise<Received | null>): Promise<void> {
    try {
      const received = await find()
      if (received === null || received.settledAt !== null) return
      if (await cancelNamed(received.declared.declaration)) await declarations.settle(received.key)
    } catch (error) {
      log.warn({ error }, 'a declared cancellation was not carried out')
    }
  }

  /**
   * By the number of the subscription, or of an order that began it or was one of its deliveries, together with its mailbox. A day before the
   * next delivery is as good as none. Whether everything that is named is cancelled.
   */
  async function cancelNamed({ kind, contract, email, manner, end }: Declaration): Promise<boolean> {
    if (kind !== 'cancellation') return false
    const day = end === '' ? null : parseDate(end)?.toISOString().slice(0, 10)
    // People write words before the number, spaces within it, and the dash that their keyboard has.
    const [, order, place] =
      /(?<!\d)(\d{12})(?:\p{Dash}(\d{1,2}))?(?!\d|\p{Dash}\d)/u.exec(contract.replaceAll(/\s/g, '')) ?? []
    if (order === undefined) return false
    const named =
      place === undefined ? (await orders.byId(order))?.subscription?.id : `${order}-${Number(place)}`
    const found =
      named === undefined
        ? await subscriptionsOfOrder(subscriptions, order)
        : [(await subscriptions.byId(named))?.subscription].filter((each) => each !== undefined)
    let cancelled = 0
    for (const { id, customer, nextDelivery } of found) {
      const isInTime = day === null || (day !== undefined && day < nextDelivery)
      if (!isInTime || !isSameMailbox(customer.email, email)) continue
      const by = { actor: 'customer', customerId: customer.id } as const
      const request = { by, manner: manner === 'extraordinary' ? 'extraordinary' : 'ordinary' } as const
      if (await subscriptions.cancel(id, request)) cancelled += 1
    }
    return found.length > 0 && cancelled === found.length
  }

  return {
    /** The one that is stored under this key. */
    one: (key: string): Promise<void> => carryOut(() => declarations.find(key)),
    /** Those of the last days. One that fails holds up no other. */
    async all(): Promise<void> {
      for (const each of await declarations.openCancellations()) await carryOut(async () => each)
    },
  }
}
