import type { Customer } from '#domain/customer/customer.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import type { RemoveValues } from '#domain/order/remove-values.ts'
import { basketService } from '#server/basket/basket-service.ts'
import type { Context } from '#server/context.ts'
import { handleOwnValues } from '#server/forms/own-values-form.ts'
import { createCaller } from '#server/session/caller.ts'
import { fakeAfterSale } from './fake-after-sale.ts'
import { formRequest } from './forms.ts'
import { recordingLog } from './log.ts'
import { anOrder } from './orders.ts'

const url = new URL('https://shop.example/de-de/account/values/')

/** A customer on the page with their own values, with orders and pictures of slips; and with orders of somebody else. */
export function ownValuesVisitor(
  ctx: Context,
  customer: Customer,
  { items = [], more = {} }: { items?: OrderItem[]; more?: Partial<Order> } = {},
) {
  const own = { customer: { ...anOrder().customer, id: customer.id } }
  const orders = [
    anOrder({ id: '200000000001', ...own, items, ...more }),
    anOrder({ id: '200000000002', customer: { ...own.customer, id: 'ben' }, items }),
    anOrder({ id: '200000000003', ...own, items, confirmedAt: null }),
  ]
  const removed: RemoveValues[] = []
  const client = {
    ...ctx.orders,
    byId: async (id: string) => orders.find((each) => each.id === id) ?? null,
    byCustomer: async () => ({ orders: orders.slice(0, 1), total: 1 }),
    async removeValues(which: RemoveValues) {
      removed.push(which)
      return { removed: [], later: which.orderId === '200000000001' && more.status ? ['200000000001'] : [] }
    },
  }
  const session = { token: customer.id, customer }
  const caller = createCaller(ctx.visitors, new Headers(), url, session)
  const deleted: string[] = []
  const fake = fakeAfterSale(recordingLog().log)
  const afterSale = {
    ...fake,
    slips: {
      ...fake.slips,
      listOf: async (ids: readonly string[]) =>
        ids.map((orderId) => ({ orderId, groupId: 'pair', receivedAt: '2026-11-20T08:00:00Z' })),
      async delete(orderId: string, groupId: string) {
        deleted.push(`${orderId} ${groupId}`)
      },
    },
  }
  const scope = { ctx: { ...ctx, orders: client, afterSale }, variant: 'de-de' as const, caller }
  const places = {
    url,
    path: url.pathname,
    toBasket: '/de-de/basket/',
    hrefOf: (path: string) => `/de-de${path}`,
  }
  return {
    scope,
    removed,
    deleted,
    async send(fields: Record<string, string>, headers = {}) {
      const response = await handleOwnValues(scope, customer, formRequest(url, fields, headers), places)
      return response instanceof Response && (response.headers.get('location') ?? response.status)
    },
    async lines() {
      const read = await basketService.read(scope)
      return read.ok ? read.value.basket.items : []
    },
  }
}
