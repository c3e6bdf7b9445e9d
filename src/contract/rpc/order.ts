import { z } from 'zod'
import { order, orderId, placedOrder } from '#contract/order/order.ts'
import type { Call } from './call.ts'

const text = (longest: number) => z.string().min(1).max(longest)

/** Orders, and the handover of a basket to a checkout (contracts/rpc, "Checkout"). */
export const ORDER = {
  getCheckoutToken: {
    input: z
      .object({
        voucher: text(100).exactOptional(),
        carrier: text(50).exactOptional(),
        preferredCollectionPoint: z.object({ id: text(100), type: text(50) }).exactOptional(),
        customData: z.record(z.string(), z.unknown()).exactOptional(),
      })
      .prefault({}),
    output: z.object({ checkoutJwt: z.string() }),
  },
  getOrderDataByCbd: { input: z.object({ cbdToken: text(4096) }), output: placedOrder },
  getOrderById: {
    input: z.object({ orderId: z.union([orderId, z.int().transform(String).pipe(orderId)]) }),
    output: order,
  },
} as const satisfies Record<string, Call>
