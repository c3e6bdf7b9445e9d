import { isGiftItem } from '#domain/basket/gift-item.ts'
import type { BasketNote } from '#domain/basket/note.ts'
import { BASKET } from '#contract/rpc/basket.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { customMadeKeys } from '#domain/order/custom-made.ts'
import type { Order } from '#domain/order/order.ts'
import { isOrderNumber } from '#domain/order/order-number.ts'
import { type OrderView, orderView } from '#domain/order/order-view.ts'
import { returnLink } from '#domain/order/return-link.ts'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { basket } from '#server/rpc/basket.ts'
import type { Visit } from '#server/rpc/procedure.ts'
import { isCrossSite } from '#server/session/cross-site.ts'

const PER_PAGE = 20

export type OrdersView = { orders: OrderView[]; page: number; last: number; seen: number; total: number }

/** A page of what a customer has bought, the latest first. */
export async function loadOrders(
  { orders }: Pick<Context, 'orders'>,
  customer: Pick<Customer, 'id'>,
  asked: string | null = null,
): Promise<OrdersView> {
  const page = /^[1-9]\d{0,3}$/.test(asked ?? '') ? Number(asked) : 1
  const { orders: found, total } = await orders.byCustomer(customer.id, page)
  return {
    orders: found.map(orderView),
    page,
    last: Math.max(1, Math.ceil(total / PER_PAGE)),
    seen: Math.min(total, (page - 1) * PER_PAGE + found.length),
    total,
  }
}

/** An order of this customer; somebody else's is none. What was never paid is none either. */
export async function ownOrder(
  { orders }: Pick<Context, 'orders'>,
  customer: Pick<Customer, 'id'>,
  id: string,
): Promise<Order | null> {
  if (!isOrderNumber(id)) return null
  const order = await orders.byId(id)
  return order?.customer.id === customer.id && order.confirmedAt !== null ? order : null
}

export type OrderPage = {
  order: OrderView
  shipping: Order['address']['shipping']
  billing: Order['address']['billing']
  point: string | null
  /** Where the goods are sent back; null before all of them have arrived, and where the shop has no portal. */
  returnTo: string | null
  hasCustomMade: boolean
}

export async function orderPage(ctx: Context, order: Order): Promise<OrderPage> {
  const variant = VARIANT_CODES.find((code) => VARIANTS[code].shopId === order.shop.id) ?? 'de-de'
  const { orderReturnPortal } = await ctx.shop(variant).configuration()
  const view = orderView(order)
  return {
    order: view,
    shipping: order.address.shipping,
    billing: order.address.billing,
    point: order.shipping.collectionPoint?.name ?? null,
    returnTo:
      orderReturnPortal && view.isReturnable
        ? returnLink(orderReturnPortal, order.id, order.customer.email.email)
        : null,
    hasCustomMade: customMadeKeys(order.items).size > 0,
  }
}

/**
 * A paper of an order as a file that nothing on the way keeps: `invoice`, or a `credit` by its number. Null where none is asked for;
 * one that there is not is not found.
 */
export async function paperAnswer(
  { afterSale }: Pick<Context, 'afterSale'>,
  order: Order,
  asked: URLSearchParams,
): Promise<Response | null> {
  const credit = asked.get('credit')
  if (credit === null && !asked.has('invoice')) return null
  const paper = await (credit === null
    ? afterSale.invoice(order)
    : afterSale.creditNote(order, /^[1-9]\d{0,5}$/.test(credit) ? Number(credit) : 0))
  if (paper === null) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(paper.content), {
    headers: {
      'content-type': paper.contentType,
      'content-disposition': `attachment; filename="${paper.filename}"`,
      'cache-control': 'private, no-store',
    },
  })
}

/**
 * Puts what was bought into the basket once more, but for gifts, which are earned anew, and for what belongs to a group, which is put
 * together anew: null where nothing came of it.
 */
export async function buyAgain(
  visit: Visit,
  order: Order,
  request: Request,
  { url, toBasket }: { url: URL; toBasket: string },
): Promise<Response | null> {
  if (isCrossSite(request.headers, url)) return new Response(null, { status: 403 })
  const items = order.items
    .filter((item) => !item.itemGroup && !isGiftItem(item))
    .map(({ variant, quantity }) => ({ variantId: variant.id, quantity }))
  if (items.length === 0) return null
  const note = await putAgain(visit, items)
  if (note === null) return null
  const headers = new Headers({ location: `${toBasket}?note=${note}`, 'cache-control': 'private, no-store' })
  for (const cookie of visit.caller.cookies()) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** What can be had is in the basket whatever becomes of the rest: whether that is all, some of it, or (null) nothing. */
async function putAgain(
  visit: Visit,
  items: { variantId: number; quantity: number }[],
): Promise<BasketNote | null> {
  const existingItemHandling = 'AddQuantityToExisting'
  const added = await basket.addItemsToBasket(visit, { items, existingItemHandling })
  if (added.ok) return 'added-all'
  const held = await basket.getBasket(visit, {})
  if (!held.ok) return null
  const { items: lines } = BASKET.getBasket.output.parse(held.value).basket
  const isIn = ({ variantId }: { variantId: number }) => lines.some(({ variant }) => variant.id === variantId)
  return items.some(isIn) ? 'added-some' : null
}
