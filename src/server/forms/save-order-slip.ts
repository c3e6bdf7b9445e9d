import type { Order, OrderItem } from '#domain/order/order.ts'
import type { SlipFault } from '#modules/prescription-slip/clean-slip.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/** later: too many pictures for the order. */
export type OrderSlipFault = SlipFault | 'later'

/** Stores the picture of a slip that is sent for a pair. What is wrong with the file; null where it is stored, or is not waited for any more. */
export async function saveOrderSlip(
  { ctx }: Pick<RequestScope, 'ctx'>,
  { order, item }: { order: Order; item: OrderItem },
  file: File,
  address: string | undefined,
): Promise<OrderSlipFault | null> {
  const wait = await ctx.rateLimits.count('prescription slip', { visitor: order.id, address })
  if (wait > 0) return 'later'
  const content = Buffer.from(await file.arrayBuffer())
  const saved = await ctx.afterSale.slips.save(order, item.itemGroup?.id ?? '', content)
  return saved.ok || saved.error === 'not-waiting' ? null : saved.error
}
