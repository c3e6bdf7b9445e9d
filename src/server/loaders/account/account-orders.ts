import { isTried } from '#domain/basket/try-on.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { hasInvoice } from '#domain/order/has-invoice.ts'
import type { Order } from '#domain/order/order.ts'
import { isOrderNumber } from '#domain/form/order-number.ts'
import { type OrderView, orderView } from '#domain/order/order-view.ts'
import { returnableItems } from '#domain/order/returnable-items.ts'
import { tryOnState, type TryOnState } from '#domain/order/try-on-state.ts'
import { returnLink } from '#domain/order/return-link.ts'
import { valuesAgain } from '#domain/order/values-again.ts'
import { variantOfShop } from '#i18n/variants.ts'
import { claimGuestOrders } from '#server/auth/claim-guest-orders.ts'
import type { Context } from '#server/context.ts'
import { type TransferView, transferView } from '#server/loaders/checkout/transfer.ts'

const PER_PAGE = 20

export type OrdersView = { orders: OrderView[]; page: number; last: number; seen: number; total: number }

/** A page of a customer's orders, the latest first; what they have ordered as a guest since they signed in is among them. */
export async function loadOrders(
  ctx: Pick<Context, 'orders' | 'takesOrders' | 'customers' | 'log'>,
  customer: Customer,
  requestedPage: string | null = null,
): Promise<OrdersView> {
  await claimGuestOrders(ctx, customer)
  const page = /^[1-9]\d{0,3}$/.test(requestedPage ?? '') ? Number(requestedPage) : 1
  const { orders: found, total } = await ctx.orders.byCustomer(customer.id, page)
  return {
    orders: found.map((order) => orderView(order)),
    page,
    last: Math.max(1, Math.ceil(total / PER_PAGE)),
    seen: Math.min(total, (page - 1) * PER_PAGE + found.length),
    total,
  }
}

/** An order of this customer; null for the orders of others, and for those that were never paid. */
export async function findOwnOrder(
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
  transfer: TransferView | null
  shipping: Order['address']['shipping']
  billing: Order['address']['billing']
  point: string | null
  /** The address for returns; null before all parcels have arrived, and where the shop has no portal. */
  returnTo: string | null
  /** With which values its glasses are bought again; null without any. */
  again: ReturnType<typeof valuesAgain>
  /** Whether there is a slip for a parcel that goes back. */
  hasSlip: boolean
  hasInvoice: boolean
  /** Whether it can be bought again: what was only tried cannot. */
  isBuyable: boolean
  /** Frames of it that are tried at home; null where none are. */
  tryOn: TryOnState | null
}

export async function loadOrderPage(ctx: Context, order: Order): Promise<OrderPage> {
  const variant = variantOfShop(order.shop.id) ?? 'de-de'
  const { orderReturnPortal } = await ctx.shop(variant).configuration()
  const view = orderView(order, 'buyer')
  return {
    order: view,
    transfer: transferView(ctx, order),
    shipping: order.address.shipping,
    billing: order.address.billing,
    point: order.shipping.collectionPoint?.name ?? null,
    returnTo:
      orderReturnPortal && view.isReturnable
        ? returnLink(orderReturnPortal, order.id, order.customer.email.email)
        : null,
    again: valuesAgain(order),
    hasInvoice: hasInvoice(order),
    isBuyable: !order.items.every(isTried),
    tryOn: tryOnState(order, ctx.now().toISOString()),
    hasSlip:
      view.isReturnable &&
      returnableItems(order.items).length > 0 &&
      ctx.afterSale.returns.addressOf(variant) !== null,
  }
}
