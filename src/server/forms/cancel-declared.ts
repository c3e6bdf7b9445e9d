import type { Declaration } from '#domain/declaration/declaration.ts'
import { isSameMailbox } from '#domain/form/mailbox.ts'
import type { Context } from '#server/context.ts'

/** An order begins at most so many subscriptions that this looks for. */
const MOST = 5

/**
 * Carries out a cancellation that was declared without signing in: by the number of the subscription, or of the order that began it, together
 * with its mailbox. What names another day, or what is unknown, is left to the operator; the answer is the same.
 */
export async function cancelDeclared(
  { subscriptions, log }: Pick<Context, 'subscriptions' | 'log'>,
  { kind, contract, email, manner, end }: Declaration,
): Promise<void> {
  if (kind !== 'cancellation' || end !== '') return
  // People write words before the number, spaces within it, and the dash that their keyboard has.
  const [, order, place] =
    /(?<!\d)(\d{12})(?:\p{Dash}(\d{1,2}))?(?!\d|\p{Dash}\d)/u.exec(contract.replaceAll(/\s/g, '')) ?? []
  const places = place === undefined ? Array.from({ length: MOST }, (_, at) => at + 1) : [Number(place)]
  const ids = order === undefined ? [] : places.map((each) => `${order}-${each}`)
  for (const id of ids)
    try {
      const { customer } = (await subscriptions.byId(id))?.subscription ?? {}
      if (!customer) return
      if (!isSameMailbox(customer.email, email)) continue
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
