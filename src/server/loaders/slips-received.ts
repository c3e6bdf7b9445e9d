import { firstPair } from '#domain/order/values-reminder.ts'
import type { Context } from '#server/context.ts'

/** Whether a picture of the slip came for each pair of an order that waits for what is on one, so that its buyer has nothing left to send. */
export async function areSlipsReceived(
  { orders, afterSale }: Pick<Context, 'orders' | 'afterSale'>,
  orderId: string,
): Promise<boolean> {
  const [order, slips] = await Promise.all([orders.byId(orderId), afterSale.slips.list(orderId)])
  return order !== null && firstPair(order, new Set(slips.map(({ groupId }) => groupId))) === null
}
