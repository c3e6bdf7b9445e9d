import { subscriptionsOfOrder } from '#clients/shop-api/subscriptions-of-order.ts'
import { parseOrderNumber } from '#domain/form/order-number.ts'
import type { WriteLine } from './parse-command.ts'
import type { OperatorSubscriptions } from './subscriptions.ts'

/** A line for each subscription that an order began. `number`: as somebody typed it. */
export async function writeSubscriptions(
  number: string,
  { subscriptions, writeLine }: { subscriptions: Pick<OperatorSubscriptions, 'byId'>; writeLine: WriteLine },
): Promise<void> {
  const order = parseOrderNumber(number)
  if (!order.ok) return
  for (const { id, status } of await subscriptionsOfOrder(subscriptions, order.value))
    writeLine(`  subscription ${id}: ${status}`)
}
