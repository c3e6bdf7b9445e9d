import { plainAmount } from '#domain/money/format.ts'
import { minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum.ts'
import type { Order } from '#domain/order/order.ts'
import { type OrderView, orderView } from '#domain/order/order-view.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '#server/context.ts'

/** `done`: paid, or to be paid later; `waiting`: the provider has not said yet; `unpaid`: nothing came of it. */
export type Payment = 'done' | 'waiting' | 'unpaid'

export type SuccessView = {
  order: OrderView
  email: string
  isGuest: boolean
  payment: Payment
  /** What may be told of it, once its buyer has agreed to that: no name, no address, no value of an eye. */
  purchase: Record<string, unknown>
}

/** The order that somebody comes back with from its payment. A token that is forged or too old opens nothing. */
export async function loadSuccess(
  { orders, checkouts, log }: Context,
  cbd: string | null,
): Promise<Result<SuccessView, 'over'>> {
  const order = cbd ? await orders.byCbd(cbd) : null
  if (order === null) return fail('over')
  const payment = paymentOf(order)
  if (payment !== 'unpaid')
    await checkouts
      .forget(order.basketKey)
      .catch((error: unknown) => log.error({ error }, 'answers of a checkout outlive its order'))
  const { email, status } = order.customer
  return ok({
    order: orderView(order),
    email: email.email,
    isGuest: status.isGuestCustomer,
    payment,
    purchase: purchaseOf(order),
  })
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
