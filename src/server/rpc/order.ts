import { ORDER } from '#contract/rpc/order.ts'
import { fail, ok } from '#domain/result.ts'
import { placedOrderOf } from '#modules/order/order-lookup.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import { fallibleProcedure, type Procedure } from './procedure.ts'

export const orderProcedures = {
  getCheckoutToken: fallibleProcedure(ORDER.getCheckoutToken, async (scope, claims) => {
    const basketId = callerKey(scope, 'basket')
    if (basketId === null) return fail({ status: 400, kind: 'no-session' })
    const campaignKey = scope.ctx.campaignKey(scope.variant)
    const basket = { basketId, ...(campaignKey !== null && { campaignKey }) }
    return ok({ checkoutJwt: scope.ctx.payments.issueCheckoutToken({ ...basket, ...claims }) })
  }),

  /**
   * The token may come from a shared address instead of the buyer's browser, so the answer has
   * what the success page and the purchase event need, and nothing about the buyer.
   */
  getOrderDataByCbd: fallibleProcedure(ORDER.getOrderDataByCbd, async ({ ctx }, { cbdToken }) => {
    const found = await ctx.orders.byCbd(cbdToken)
    return found ? ok(placedOrderOf(found)) : fail({ status: 400, kind: 'invalid-token' })
  }),

  getOrderById: fallibleProcedure(ORDER.getOrderById, async ({ ctx, caller: { session } }, { orderId }) => {
    if (!session || session.customer.isGuest) return fail({ status: 401, kind: 'unauthorized' })
    const found = await ctx.orders.byId(orderId)
    const isOwner = found !== null && found.customer.id === session.customer.id
    return isOwner ? ok(found) : fail({ status: 404, kind: 'not-found' })
  }),
} satisfies Record<keyof typeof ORDER, Procedure>
