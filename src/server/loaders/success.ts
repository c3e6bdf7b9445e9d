import { plainAmount } from '#domain/money/format.ts'
import { minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum.ts'
import type { Order } from '#domain/order/order.ts'
import { type OrderView, orderView } from '#domain/order/order-view.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Place } from '#server/clients/order-client.ts'
import type { Context } from '#server/context.ts'

/** `done`: paid, or to be paid later; `waiting`: the provider has not said yet; `unpaid`: nothing came of it. */
export type Payment = 'done' | 'waiting' | 'unpaid'

export type SuccessView = {
  order: OrderView
  email: string
  isGuest: boolean
  payment: Payment
  /** Seconds until one looks again how the payment stands; null where that is known, or takes longer than anybody waits. */
  again: number | null
  /** What may be told of it, once its buyer has agreed to that: no name, no address, no value of an eye. */
  purchase: Record<string, unknown>
}

/**
 * The order that somebody comes back with from its payment. A token that is forged or too old opens nothing. A payment that is under way is
 * asked for at its provider, if it is said where the shopper is.
 */
export async function loadSuccess(
  ctx: Context,
  cbd: string | null,
  place?: Place,
): Promise<Result<SuccessView, 'over'>> {
  const { orders, checkouts, log, now } = ctx
  const found = cbd ? await orders.byCbd(cbd) : null
  if (found === null) return fail('over')
  const order = paymentOf(found) === 'waiting' && place ? await asked(ctx, found, place) : found
  const payment = paymentOf(order)
  // Whoever may have to pay again is not to answer again.
  if (payment === 'done')
    await checkouts
      .forget(order.basketKey)
      .catch((error: unknown) => log.error({ error }, 'answers of a checkout outlive its order'))
  const { email, status } = order.customer
  return ok({
    order: orderView(order),
    email: email.email,
    isGuest: status.isGuestCustomer,
    payment,
    again: payment === 'waiting' ? paceAfter(now().getTime() - Date.parse(order.placedAt)) : null,
    purchase: purchaseOf(order),
  })
}

/** As it is now; where nobody can say, as it was. */
async function asked({ orders, log }: Context, order: Order, place: Place): Promise<Order> {
  const settled = await orders.settle(order.id, place).catch((error: unknown) => {
    log.warn({ error, order: order.id }, 'a payment under way could not be asked for')
    return null
  })
  return settled?.order ?? order
}

const MINUTE = 60_000

/** Banks that are quick are so at once; others are not to be waited for all day. */
function paceAfter(age: number): number | null {
  if (age < 2 * MINUTE) return 5
  return age < 60 * MINUTE ? 30 : null
}

function paymentOf({ confirmedAt, status, payment }: Order): Payment {
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
  items: items.map(({ product, variant, quantity, price }) => ({
    item_id: String(variant.id),
    item_name: product.name,
    price: plainAmount(price.unit.withTax),
    quantity,
  })),
})
