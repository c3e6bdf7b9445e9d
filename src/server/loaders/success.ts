import { plainAmount } from '#domain/money/format.ts'
import { minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum.ts'
import type { Order } from '#domain/order/order.ts'
import { type OrderView, orderView } from '#domain/order/order-view.ts'
import { trackedItem } from '#domain/tracking/goods-event.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { ShopLocation } from '#clients/shop-api/order-client.ts'
import type { Context } from '#server/context.ts'
import { type TransferView, transferView } from './transfer.ts'

/** `done`: paid, or to be paid later; `waiting`: the provider has not decided yet; `unpaid`: the payment failed. */
export type PaymentOutcome = 'done' | 'waiting' | 'unpaid'

export type SuccessView = {
  order: OrderView
  transfer: TransferView | null
  email: string
  isGuest: boolean
  payment: PaymentOutcome
  /** Seconds until the page reloads to show the status of the payment; null if it is known, or pending for too long. */
  refreshAfter: number | null
  /** What is reported to analytics if the buyer agrees: no name, no address, no prescription. */
  purchase: Record<string, unknown>
}

/**
 * The order of a shopper who returns from its payment. A forged or expired token gives no order. If the payment is
 * under way and `location` is given, its status is read from the provider.
 */
export async function loadSuccess(
  ctx: Context,
  cbd: string | null,
  location?: ShopLocation,
): Promise<Result<SuccessView, 'over'>> {
  const { orders, checkoutDrafts, log, now } = ctx
  const found = cbd ? await orders.byCbd(cbd) : null
  if (found === null) return fail('over')
  const order = paymentOf(found) === 'waiting' && location ? await refreshed(ctx, found, location) : found
  const payment = paymentOf(order)
  // If the shopper may have to pay again, the answers stay.
  if (payment === 'done')
    await checkoutDrafts
      .delete(order.basketKey)
      .catch((error: unknown) => log.error({ error }, 'the checkout answers of an order were not removed'))
  const { email, status } = order.customer
  return ok({
    order: orderView(order),
    transfer: transferView(ctx, order),
    email: email.email,
    isGuest: status.isGuestCustomer,
    payment,
    refreshAfter: payment === 'waiting' ? reloadInterval(now().getTime() - Date.parse(order.placedAt)) : null,
    purchase: purchaseOf(order),
  })
}

/** The order after reading its payment status; unchanged if the provider cannot be reached. */
async function refreshed({ orders, log }: Context, order: Order, location: ShopLocation): Promise<Order> {
  const updated = await orders.refreshPayment(order.id, location).catch((error: unknown) => {
    log.warn({ error, order: order.id }, 'the status of a pending payment could not be read')
    return null
  })
  return updated?.order ?? order
}

const MINUTE = 60_000

/** Fast banks confirm at once. After an hour the page stops checking. */
function reloadInterval(age: number): number | null {
  if (age < 2 * MINUTE) return 5
  return age < 60 * MINUTE ? 30 : null
}

function paymentOf({ confirmedAt, status, payment }: Order): PaymentOutcome {
  if (confirmedAt !== null) return 'done'
  const state = payment.at(-1)?.data.state
  return status === 'cancelled' || state === 'failed' || state === 'cancelled' ? 'unpaid' : 'waiting'
}

const purchaseOf = ({ id, currencyCode, cost, items }: Order): SuccessView['purchase'] => ({
  transaction_id: id,
  currency: currencyCode,
  value: plainAmount(cost.withTax),
  tax: plainAmount(cost.tax.vat.amount),
  shipping: plainAmount(
    sumOf(
      cost.appliedFees.map(({ category, amount }) => (category === 'delivery' ? amount.withTax : minor(0))),
    ),
  ),
  items: items.map(trackedItem),
})
