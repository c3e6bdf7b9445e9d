import { z } from 'zod'
import { minor } from '#contract/shop-api/money.ts'
import {
  type IncomingTransfer,
  TRANSFER_OUTCOMES,
  type TransferResult,
} from '#domain/transfer/match-transfer.ts'
import { orderId } from './order.ts'

/** The body of `POST /v1/transfers`. */
export const incomingTransfer = z.object({
  key: z.string().min(1).max(200),
  bookedOn: z.iso.date().exactOptional(),
  amount: minor.exactOptional(),
  currency: z.string().length(3).exactOptional(),
  orders: z.array(orderId).max(20),
  symbols: z.array(z.string().regex(/^\d{1,10}$/)).max(20),
}) satisfies z.ZodType<IncomingTransfer>

/** The answer to it. */
export const transferResult = z.object({
  outcome: z.enum(TRANSFER_OUTCOMES),
  orderId: orderId.nullable(),
}) satisfies z.ZodType<TransferResult>
