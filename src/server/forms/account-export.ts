import type { Session } from '#modules/auth/session.ts'
import type { Order } from '#domain/order/order.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/** Maximum number of pages of orders in one export. */
const MAX_PAGES = 100

/** All stored data of a customer, as a file: their account, where they are signed in, orders, basket, checkout and wishlist. */
export async function exportCustomerData(
  { ctx, caller, variant }: RequestScope,
  session: Session,
): Promise<Response> {
  const { customer } = session
  const scope = { ctx, caller, variant }
  const basketKey = callerKey(scope, 'basket')
  const wishlistKey = callerKey(scope, 'wishlist')
  const auth = await ctx.auth()
  const [orders, basket, wishlist, checkout, devices, passkeys] = await Promise.all([
    allOrders(scope, customer.id),
    basketKey && ctx.baskets(variant).get(basketKey),
    wishlistKey && ctx.wishlists(variant).get(wishlistKey),
    basketKey && ctx.checkoutDrafts.read(basketKey).then(({ answers }) => answers),
    auth.signedInDevices(session),
    auth.passkeys(customer),
  ])
  const exportedAt = ctx.now().toISOString()
  const file = { exportedAt, customer, devices, passkeys, orders, basket, checkout, wishlist }
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="veduta.json"',
      'cache-control': 'private, no-store',
    },
  })
}

async function allOrders({ ctx }: Pick<RequestScope, 'ctx'>, customerId: string): Promise<Order[]> {
  const all: Order[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { orders, total } = await ctx.orders.byCustomer(customerId, page)
    all.push(...orders)
    if (orders.length === 0 || all.length >= total) break
  }
  return all
}
