import type { Customer } from '#domain/customer/customer.ts'
import type { Order } from '#domain/order/order.ts'
import { keyOf } from '#server/rpc/belongings.ts'
import type { Visit } from '#server/rpc/procedure.ts'

/** Pages of orders that one person may have. */
const MOST_PAGES = 100

/** All that is kept of somebody, as a file: who he is, what he has bought, is about to buy, and wishes for. */
export async function exportedData({ ctx, caller, variant }: Visit, customer: Customer): Promise<Response> {
  const visit = { ctx, caller, variant }
  const basketKey = keyOf(visit, 'basket')
  const wishlistKey = keyOf(visit, 'wishlist')
  const [orders, basket, wishlist, checkout] = await Promise.all([
    allOrders(visit, customer.id),
    basketKey && ctx.baskets(variant).get(basketKey),
    wishlistKey && ctx.wishlists(variant).get(wishlistKey),
    basketKey && ctx.checkouts.read(basketKey).then(({ answers }) => answers),
  ])
  const file = { exportedAt: ctx.now().toISOString(), customer, orders, basket, checkout, wishlist }
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="veduta.json"',
      'cache-control': 'private, no-store',
    },
  })
}

async function allOrders({ ctx }: Pick<Visit, 'ctx'>, customerId: string): Promise<Order[]> {
  const all: Order[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { orders, total } = await ctx.orders.byCustomer(customerId, page)
    all.push(...orders)
    if (orders.length === 0 || all.length >= total) break
  }
  return all
}
