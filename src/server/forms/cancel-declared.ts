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
  const number = contract.replaceAll(/\s/g, '')
  const ids = /^\d{12}$/.test(number)
    ? Array.from({ length: MOST }, (_, at) => `${number}-${at + 1}`)
    : /^\d{12}-\d{1,2}$/.test(number)
      ? [number]
      : []
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
