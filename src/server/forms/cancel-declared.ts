import type { Declaration } from '#domain/declaration/declaration.ts'
import { parseDate } from '#domain/form/date.ts'
import { isSameMailbox } from '#domain/form/mailbox.ts'
import type { Context } from '#server/context.ts'

/** An order begins at most so many subscriptions that this looks for. */
const MOST = 5

/**
 * Carries out a cancellation that was declared without signing in: by the number of the subscription, or of the order that began it, together
 * with its mailbox. A day before the next delivery is as good as none; a later one, or what is unknown, is left to the operator. The answer is
 * the same.
 */
export async function cancelDeclared(
  { subscriptions, log }: Pick<Context, 'subscriptions' | 'log'>,
  { kind, contract, email, manner, end }: Declaration,
): Promise<void> {
  if (kind !== 'cancellation') return
  const day = end === '' ? null : parseDate(end)?.toISOString().slice(0, 10)
  // People write words before the number, spaces within it, and the dash that their keyboard has.
  const [, order, place] =
    /(?<!\d)(\d{12})(?:\p{Dash}(\d{1,2}))?(?!\d|\p{Dash}\d)/u.exec(contract.replaceAll(/\s/g, '')) ?? []
  const places = place === undefined ? Array.from({ length: MOST }, (_, at) => at + 1) : [Number(place)]
  const ids = order === undefined ? [] : places.map((each) => `${order}-${each}`)
  for (const id of ids)
    try {
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
    } catch (error) {
      log.error({ error }, 'a declared cancellation was not carried out')
      return
    }
}
