import { ORDER } from '#contract/rpc/order.ts'
import { fail, ok } from '#domain/result.ts'
import { withoutHealth } from '#server/payment/looked-up.ts'
import { keyOf } from './belongings.ts'
import { attempt, type Procedure } from './procedure.ts'

export const order = {
  getCheckoutToken: attempt(ORDER.getCheckoutToken, async (visit, claims) => {
    const basketId = keyOf(visit, 'basket')
    if (basketId === null) return fail({ status: 400, kind: 'no-session' })
    return ok({ checkoutJwt: visit.ctx.payments.handOver({ basketId, ...claims }) })
  }),

  /** Whoever has the token has just bought, or was sent the address by who has: of somebody's eyes it says nothing. */
  getOrderDataByCbd: attempt(ORDER.getOrderDataByCbd, async ({ ctx }, { cbdToken }) => {
    const found = await ctx.orders.byCbd(cbdToken)
    return found ? ok(withoutHealth(found)) : fail({ status: 400, kind: 'invalid-token' })
  }),

  getOrderById: attempt(ORDER.getOrderById, async ({ ctx, caller: { session } }, { orderId }) => {
    if (!session || session.customer.isGuest) return fail({ status: 401, kind: 'unauthorized' })
    const found = await ctx.orders.byId(orderId)
    const isHis = found !== null && found.customer.id === session.customer.id
    return isHis ? ok(found) : fail({ status: 404, kind: 'not-found' })
  }),
} satisfies Record<keyof typeof ORDER, Procedure>
