import { z } from 'zod'
import type { OrderAction } from '#domain/order/order-action.ts'

const packageId = z.int().exactOptional()
const key = z.string().min(1).max(100)
const items = z.array(key).min(1).max(200).exactOptional()
const returned = z.object({ key, pieces: z.int().min(1).max(10_000).exactOptional() })
const yes = z.literal(true).exactOptional()
const text = (longest: number) => z.string().trim().min(1).max(longest)

/** The body of `POST /v1/orders/{id}/moves`. */
export const orderAction = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('prepare'),
    packageId,
    to: z.enum(['delegation_pending', 'shipment_pending']),
    areOldAccepted: yes,
    isPrismChecked: yes,
  }),
  z.object({
    event: z.literal('ship'),
    packageId,
    tracking: z.object({ id: text(100), url: z.url({ protocol: /^https$/ }).max(500) }).exactOptional(),
  }),
  z.object({ event: z.literal('deliver'), packageId }),
  z.object({ event: z.literal('ready'), packageId }),
  z.object({ event: z.literal('collect'), packageId }),
  z.object({ event: z.literal('cancel'), items }),
  z.object({
    event: z.literal('return'),
    items: z.array(returned).min(1).max(200).exactOptional(),
    isUnsellable: yes,
  }),
  z
    .object({ event: z.literal('refund'), amount: z.int().min(1).exactOptional(), items })
    .refine((move) => move.amount === undefined || move.items === undefined, 'items or an amount, not both'),
]) satisfies z.ZodType<OrderAction>
