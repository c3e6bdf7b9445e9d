import type { Declaration } from '#domain/declaration/declaration.ts'
import { parseDate } from '#domain/form/date.ts'
import { isSameMailbox } from '#domain/form/mailbox.ts'
import type { Context } from '#server/context.ts'

/** An order begins at most so many subscriptions that this looks for. */
const MOST = 5

/**
 * Carries out a cancellation that was declared without signing in: by the number of the subscription, or of an order that began it or was one of
 * its deliveries, together with its mailbox. A day before the next delivery is as good as none; a later one, or what is unknown, is left to the operator. The answer is
 * the same.
 */
export async function cancelDeclared(
  { orders, subscriptions, log }: Pick<Context, 'orders' | 'subscriptions' | 'log'>,
  { kind, contract, email, manner, end }: Declaration,
): Promise<void> {
  if (kind !== 'cancellation') return
  const day = end === '' ? null : parseDate(end)?.toISOString().slice(0, 10)
  // People write words before the number, spaces within it, and the dash that their keyboard has.
  const [, order, place] =
    /(?<!\d)(\d{12})(?:\p{Dash}(\d{1,2}))?(?!\d|\p{Dash}\d)/u.exec(contract.replaceAll(/\s/g, '')) ?? []
  if (order === undefined) return
  try {
    const delivered = place === undefined ? (await orders.byId(order))?.subscription : undefined
    const places = place === undefined ? Array.from({ length: MOST }, (_, at) => at + 1) : [Number(place)]
    for (const id of delivered ? [delivered.id] : places.map((each) => `${order}-${each}`)) {
      const { subscription } = (await subscriptions.byId(id)) ?? {}
      if (!subscription) return
      const { customer, nextDelivery } = subscription
      const isInTime = day === null || (day !== undefined && day < nextDelivery)
      if (!isInTime || !isSameMailbox(customer.email, email)) continue
      const by = { actor: 'customer', customerId: customer.id } as const
      await subscriptions.cancel(id, {
        by,
        manner: manner === 'extraordinary' ? 'extraordinary' : 'ordinary',
      })
    }
  } catch (error) {
    log.error({ error }, 'a declared cancellation was not carried out')
  }
}
