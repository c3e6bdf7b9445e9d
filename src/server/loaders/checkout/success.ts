import { isTried } from '#domain/basket/try-on.ts'
import { plainAmount } from '#domain/money/format.ts'
import { minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import type { Order } from '#domain/order/order.ts'
import { type OrderView, orderView } from '#domain/order/order-view.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import { type PlannedSubscription, plannedSubscriptions } from '#domain/subscription/planned-subscription.ts'
import { trackedItem } from '#domain/tracking/goods-event.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { mailboxInUnicode } from '#domain/form/mailbox.ts'
import type { ShopLocation } from '#clients/shop-api/order-client.ts'
import type { Context } from '#server/context.ts'
import { variantOfOwnBasket } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { type TransferView, transferView } from './transfer.ts'

/** `done`: paid, or to be paid later; `waiting`: the provider has not decided yet; `unpaid`: the payment failed. */
export type PaymentOutcome = 'done' | 'waiting' | 'unpaid'

export type SuccessView = {
  order: OrderView
  transfer: TransferView | null
  email: string
  isGuest: boolean
  /** Nothing but frames that are tried at home. */
  isTryOn: boolean
  /** Whether there are frames that are tried at home among its goods. */
  hasTryOn: boolean
  /** What it begins. */
  subscriptions: PlannedSubscription[]
  payment: PaymentOutcome
  /** Seconds until the page reloads to show the status of the payment; null if it is known, or pending for too long. */
  refreshAfter: number | null
  /** What is reported to analytics if the buyer agrees: no name, no address, no prescription. */
  purchase: Record<string, unknown>
}

type Visit = { location?: ShopLocation; caller?: RequestScope['caller'] }

/**
 * The order of a shopper who returns from its payment. A forged or expired token gives no order. If the payment is
 * under way and `location` is given, its status is read from the provider. The token may come from a shared address, so only the `caller` who
 * placed the order reads the values of an eye.
 */
export async function loadSuccess(
  ctx: Context,
  cbd: string | null,
  { location, caller }: Visit = {},
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
    order: orderView(order, caller && variantOfOwnBasket({ caller }, order.basketKey) ? 'buyer' : 'anyone'),
    transfer: transferView(ctx, order),
    email: mailboxInUnicode(email.email),
    isGuest: status.isGuestCustomer,
    isTryOn: order.items.every(isTried),
    hasTryOn: order.items.some(isTried),
    subscriptions: plannedSubscriptions(order.items, shopDay(new Date(order.placedAt))),
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
