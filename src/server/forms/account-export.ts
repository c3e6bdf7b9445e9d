import type { Order } from '#domain/order/order.ts'
import { servedVariants } from '#i18n/urls.ts'
import { homeVariant } from '#i18n/variants.ts'
import type { Session } from '#modules/auth/session.ts'
import { allOrders } from '#server/loaders/account/own-values.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { visitorKeysOf } from '#server/session/visitor-keys.ts'

/**
 * All stored data of a customer, as a file: their account, where they are signed in, orders with the pictures of reading slips and accounts
 * for refunds, orders in branches, reservations, appointments, subscriptions; in all shops what they have not ordered yet; and, of a proven mailbox,
 * its newsletters, stock alerts, declarations, and the shops whose reminders they have objected to.
 */
export async function exportCustomerData(
  { ctx }: Pick<RequestScope, 'ctx'>,
  session: Session,
): Promise<Response> {
  const { customer } = session
  const mailbox = customer.isVerified ? customer.email : null
  const auth = await ctx.auth()
  const [
    orders,
    subscriptions,
    branchOrders,
    reservations,
    appointments,
    devices,
    passkeys,
    unfinished,
    newsletters,
    stockAlerts,
    declarations,
    objections,
  ] = await Promise.all([
    allOrders(ctx, customer.id),
    ctx.subscriptions.list(customer.id),
    ctx.branchOrders.ofCustomer(customer.id),
    ctx.reservations.ofCustomer(customer.id),
    ctx.appointments.list(customer.id),
    auth.signedInDevices(session),
    auth.passkeys(customer),
    unfinishedOf(ctx, customer),
    mailbox === null ? [] : ctx.newsletter.ofMailbox(mailbox),
    mailbox === null ? [] : ctx.stockAlerts.ofMailbox(mailbox),
    mailbox === null ? [] : ctx.afterSale.declarations.ofMailbox(mailbox),
    mailbox === null ? {} : objectionsOf(ctx, mailbox),
  ])
  const exportedAt = ctx.now().toISOString()
  const file = {
    exportedAt,
    customer,
    devices,
    passkeys,
    orders,
    slips: await slipsOf(ctx, orders),
    payoutAccounts: await ctx.afterSale.payouts.accountsOf(orders.map(({ id }) => id)),
    subscriptions,
    branchOrders,
    reservations,
    appointments,
    unfinished,
    newsletters,
    stockAlerts,
    declarations,
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

/** What a customer has not ordered yet, for each country once, as its shops share it. */
async function unfinishedOf(ctx: RequestScope['ctx'], { id }: Pick<Session['customer'], 'id'>) {
  const shops = new Set(servedVariants(ctx.env.domains).map(homeVariant))
  return Promise.all(
    [...shops].map(async (shop) => {
      const keys = visitorKeysOf(shop, id)
      const [basket, wishlist, checkout, configurations] = await Promise.all([
        ctx.baskets(shop).get(keys.basket),
        ctx.wishlists(shop).get(keys.wishlist),
        ctx.checkoutDrafts.read(keys.basket).then(({ answers }) => answers),
        ctx.configuratorDrafts.list(keys.basket),
      ])
      return { shop, basket, wishlist, checkout, configurations }
    }),
  )
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

/** Since when a mailbox objects to reminders of contact lenses, by shop. */
async function objectionsOf(
  { afterSale, env }: Pick<RequestScope['ctx'], 'afterSale' | 'env'>,
  email: string,
): Promise<Record<string, string>> {
  const found = await Promise.all(
    servedVariants(env.domains).map(async (shop) => {
      const since = await afterSale.lensReminders.objectedAt(shop, email)
      return since === null ? [] : [[shop, since] as const]
    }),
  )
  return Object.fromEntries(found.flat())
}
