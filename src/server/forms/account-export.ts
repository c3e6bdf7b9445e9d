import type { Order } from '#domain/order/order.ts'
import { servedVariants } from '#i18n/urls.ts'
import type { Session } from '#modules/auth/session.ts'
import { allOrders } from '#server/loaders/account/own-values.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/**
 * All stored data of a customer, as a file: their account, where they are signed in, orders with the pictures of reading slips, orders in
 * branches, reservations, appointments, subscriptions, basket, checkout and wishlist, and the shops whose reminders they have objected to.
 */
export async function exportCustomerData(
  { ctx, caller, variant }: RequestScope,
  session: Session,
): Promise<Response> {
  const { customer } = session
  const scope = { ctx, caller, variant }
  const basketKey = callerKey(scope, 'basket')
  const wishlistKey = callerKey(scope, 'wishlist')
  const auth = await ctx.auth()
  const [
    orders,
    subscriptions,
    branchOrders,
    reservations,
    appointments,
    basket,
    wishlist,
    checkout,
    devices,
    passkeys,
    objections,
  ] = await Promise.all([
    allOrders(ctx, customer.id),
    ctx.subscriptions.list(customer.id),
    ctx.branchOrders.ofCustomer(customer.id),
    ctx.reservations.ofCustomer(customer.id),
    ctx.appointments.list(customer.id),
    basketKey && ctx.baskets(variant).get(basketKey),
    wishlistKey && ctx.wishlists(variant).get(wishlistKey),
    basketKey && ctx.checkoutDrafts.read(basketKey).then(({ answers }) => answers),
    auth.signedInDevices(session),
    auth.passkeys(customer),
    objectionsOf(ctx, customer),
  ])
  const exportedAt = ctx.now().toISOString()
  const file = {
    exportedAt,
    customer,
    devices,
    passkeys,
    orders,
    slips: await slipsOf(ctx, orders),
    subscriptions,
    branchOrders,
    reservations,
    appointments,
    basket,
    checkout,
    wishlist,
    objections,
  }
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="veduta.json"',
      'cache-control': 'private, no-store',
    },
  })
}

/** The pictures of reading slips that were sent for orders, in base64. */
async function slipsOf(
  { afterSale }: Pick<RequestScope['ctx'], 'afterSale'>,
  orders: readonly Pick<Order, 'id'>[],
) {
  const stored = await afterSale.slips.listOf(orders.map(({ id }) => id))
  return Promise.all(
    stored.map(async ({ orderId, groupId, receivedAt }) => {
      const slip = await afterSale.slips.read(orderId, groupId)
      const picture = slip && { contentType: slip.contentType, content: slip.content.toString('base64') }
      return { orderId, groupId, receivedAt, picture }
    }),
  )
}

/** Since when a proven mailbox objects to reminders of contact lenses, by shop. */
async function objectionsOf(
  { afterSale, env }: Pick<RequestScope['ctx'], 'afterSale' | 'env'>,
  { email, isVerified }: Session['customer'],
): Promise<Record<string, string>> {
  const found = await Promise.all(
    (isVerified ? servedVariants(env.domains) : []).map(async (shop) => {
      const since = await afterSale.lensReminders.objectedAt(shop, email)
      return since === null ? [] : [[shop, since] as const]
    }),
  )
  return Object.fromEntries(found.flat())
}
