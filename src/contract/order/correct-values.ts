import { z } from 'zod'
import type { CorrectValues } from '#domain/order/correct-values.ts'
import { addedValues } from './added-values.ts'
import { orderId } from './order.ts'

/** The body of `POST /v1/orders/values-corrections`. */
export const correctValues = addedValues
  .pick({ prescription: true, pupilDistance: true, validity: true, affirmed: true })
  .extend({
    customerId: z.string().min(1).max(100),
    orderId,
    key: z.string().min(1).max(100),
  }) satisfies z.ZodType<CorrectValues>

export const correctedValues = z.object({ isCorrected: z.boolean() })
