import type { Customer } from '#domain/customer/customer.ts'
import { type OrderView, orderView } from '#domain/order/order-view.ts'
import { type OwnValues, ownValues } from '#domain/order/own-values.ts'
import type { Context } from '#server/context.ts'

type AccountOverview = {
  /** The latest order; null where there is none. */
  latest: OrderView | null
  /** The contact lenses that were ordered last, and their order; null where there are none, or their values are to be deleted. */
  lenses: { orderId: string; entries: OwnValues[] } | null
}

/** What the first page of an account shows of its latest orders. */
export async function loadOverview(
  { orders }: Pick<Context, 'orders'>,
  { id }: Pick<Customer, 'id'>,
): Promise<AccountOverview> {
  const found = (await orders.byCustomer(id)).orders
  const [latest] = found
  const [lenses] = found
    .filter(({ confirmedAt, valuesRemoval }) => confirmedAt !== null && valuesRemoval === undefined)
    .map((order) => ({
      orderId: order.id,
      entries: ownValues(order).filter(({ kind }) => kind === 'lenses'),
    }))
    .filter(({ entries }) => entries.length > 0)
  return { latest: latest ? orderView(latest) : null, lenses: lenses ?? null }
}
