import { z } from 'zod'
import type { RemovedValues, RemoveValues } from '#domain/order/remove-values.ts'
import { orderId } from './order.ts'

/** The body of `POST /v1/orders/values-removals`. */
export const removeValues = z.object({
  customerId: z.string().min(1).max(100),
  orderId: orderId.exactOptional(),
}) satisfies z.ZodType<RemoveValues>

export const removedValues = z.object({
  removed: z.array(orderId),
  later: z.array(orderId),
}) satisfies z.ZodType<RemovedValues>
