import type { BranchOrder } from '#domain/branch/branch-order.ts'
import { ownBranchValues } from '#domain/order/own-branch-values.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import type { Order } from '#domain/order/order.ts'
import { type OwnValues, ownValues } from '#domain/order/own-values.ts'
import type { OrderOrigin } from '#domain/prescription/prescription-from-order.ts'
import type { Context } from '#server/context.ts'

/** Maximum number of pages of orders that are read for one customer. */
const MAX_PAGES = 100

/** An order with what it holds of its customer's eyes. */
export type OrderValuesGroup = {
  id: string
  number: string
  origin: OrderOrigin
  placedAt: string
  /** They are deleted as soon as the order is on its way, or ready in its branch. */
  areLeaving: boolean
  entries: OwnValues[]
}

/** A picture of a slip that waits for an optician, or was read by one. `receivedAt`: RFC 3339. */
export type OwnSlip = { orderId: string; number: string; groupId: string; receivedAt: string }

/** The values in all orders of a customer, the latest first. */
export async function loadOwnValues(
  ctx: Pick<Context, 'orders'>,
  { id }: Pick<Customer, 'id'>,
): Promise<OrderValuesGroup[]> {
  return groupsOf(await allOrders(ctx, id))
}

/** The same with those in orders of branches, and with the pictures of slips, the oldest first. */
export async function loadOwnValuesAndSlips(
  ctx: Pick<Context, 'orders' | 'branchOrders' | 'afterSale'>,
  { id }: Pick<Customer, 'id'>,
): Promise<{ groups: OrderValuesGroup[]; slips: OwnSlip[] }> {
  const [orders, branchOrders] = await Promise.all([allOrders(ctx, id), ctx.branchOrders.ofCustomer(id)])
  const slips = await ctx.afterSale.slips.listOf(orders.map((order) => order.id))
  return {
    groups: [...groupsOf(orders), ...branchGroupsOf(branchOrders)].toSorted(
      (one, other) => Date.parse(other.placedAt) - Date.parse(one.placedAt),
    ),
    slips: slips.map((slip) => ({
      ...slip,
      number: formatOrderNumber(slip.orderId).replaceAll(' ', '\u00A0'),
    })),
  }
}

const groupsOf = (orders: readonly Order[]): OrderValuesGroup[] =>
  orders.flatMap((order) => {
    const entries = ownValues(order)
    if (entries.length === 0) return []
    const areLeaving = order.valuesRemoval === 'requested'
    return {
      id: order.id,
      number: formatOrderNumber(order.id),
      origin: 'online',
      placedAt: order.placedAt,
      areLeaving,
      entries,
    }
  })

const branchGroupsOf = (orders: readonly BranchOrder[]): OrderValuesGroup[] =>
  orders.flatMap((order) => {
    const entries = ownBranchValues(order)
    if (entries.length === 0) return []
    return {
      id: order.id,
      number: formatOrderNumber(order.id),
      origin: 'branch',
      placedAt: order.orderedAt,
      areLeaving: order.areValuesLeaving,
      entries,
    }
  })

/** All orders of a customer, the latest first. */
export async function allOrders({ orders }: Pick<Context, 'orders'>, customerId: string): Promise<Order[]> {
  const all: Order[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const found = await orders.byCustomer(customerId, page)
    all.push(...found.orders)
    if (found.orders.length === 0 || all.length >= found.total) break
  }
  return all
}
