import { z } from 'zod'
import type { NameValues } from '#domain/order/name-values.ts'
import { MAX_WEARER_LENGTH } from '#domain/order/wearer.ts'
import { orderId } from './order.ts'

/** The body of `POST /v1/orders/values-names`. */
export const nameValues = z.object({
  customerId: z.string().min(1).max(100),
  orderId,
  key: z.string().min(1).max(100),
  wearer: z.string().max(MAX_WEARER_LENGTH),
}) satisfies z.ZodType<NameValues>

export const namedValues = z.object({ isNamed: z.boolean() })
