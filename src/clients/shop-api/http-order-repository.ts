import { z } from 'zod'
import { lensReminder, objectionState } from '#contract/order/lens-reminder.ts'
import { order } from '#contract/order/order.ts'
import {
  createOrderResult,
  orderNotifications,
  orderWithPayment,
  unpaidInvoices,
} from '#contract/order/payment.ts'
import { correctedValues } from '#contract/order/correct-values.ts'
import { namedValues } from '#contract/order/name-values.ts'
import { removedValues } from '#contract/order/remove-values.ts'
import { transferResult } from '#contract/order/transfer.ts'
import { fail, ok } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { OrderRepository } from './order-repository.ts'
import { ShopError } from '#platform/errors.ts'
import { type Access, change, find, get } from './call.ts'

/** The product fields that an order stores: those to show later, those that decide whether it can be bought, and what the workshop needs of a frame. */
export const ORDER_FIELDS = [
  'items.product.attributes:key(name|brand|frameColor|manufacturerColorCode|quantityPerUnit|numberOfLenses|usageTime|designatedPackagingContent|lensColor|merchandiseColor|hearingAidsMerchandiseColor|salesStatus|rimType|frameMaterial|frameShape|glassesWidth|lensHeight)',
  'items.product.images.attributes:legacy(false):key(image1stView|imageBackground)',
  'items.product.categories.shopLevelCustomData',
  'items.variant.attributes:key(lensWidth|bridgeWidth|templeLength|glassesWidth|lensHeight|shopSize|lensColor|lensForm)',
].join(',')

const numberedPage = z.object({ orders: z.array(order), total: z.int() })

/** The orders of all shops over HTTP. The shop id matters only for placing an order. */
export function createOrderRepository(of: (variant: VariantCode) => Access): OrderRepository {
  const anyShop = of('de-de')
  const recordPayment = (paymentId: string, what: string, body: object) =>
    get(anyShop, { path: pathOf('payments', paymentId, what), body }, orderWithPayment)
  const page =
    <T>(path: string, schema: z.ZodType<T[]>) =>
    (after?: string): Promise<T[]> =>
      get(anyShop, { path, query: { after } }, schema)

  return {
    async createOrder(variant, body) {
      const request = {
        method: 'POST',
        path: pathOf('orders'),
        query: { with: ORDER_FIELDS },
        body,
        isPriced: true,
      } as const
      const { status, value } = await change(of(variant), request, createOrderResult)
      if (value === null && status === 400) return { kind: 'refused', field: '' }
      if (value === null) throw new ShopError('upstream', `placing an order: ${status}`)
      return value
    },
    byAttempt: (variant, { attemptKey, basketKey }) =>
      find(
        of(variant),
        { path: pathOf('orders', 'attempts', attemptKey), query: { basketKey } },
        orderWithPayment,
      ),
    byId: (id) => find(anyShop, { path: pathOf('orders', id) }, orderWithPayment),
    byCustomer: (customerId, number) =>
      get(anyShop, { path: pathOf('orders'), query: { customerId, page: number } }, numberedPage),
    latest: (number) => get(anyShop, { path: pathOf('orders'), query: { page: number } }, numberedPage),
    async search(body) {
      const { status, value } = await change(
        anyShop,
        { method: 'POST', path: pathOf('orders', 'search'), body },
        numberedPage,
      )
      if (value) return ok(value)
      if ([400, 404, 405].includes(status)) return fail('unsupported')
      throw new ShopError('upstream', `searching orders: ${status}`)
    },
    byPayment: (paymentId) => find(anyShop, { path: pathOf('payments', paymentId) }, orderWithPayment),
    recordBegun: (paymentId, begun) => recordPayment(paymentId, 'begun', begun),
    recordStatus: (paymentId, standing, reason) =>
      recordPayment(paymentId, 'standing', { standing, ...(reason && { reason }) }),
    recordRefund: (paymentId, amount) => recordPayment(paymentId, 'refunded', { amount }),
    duePayments: () => get(anyShop, { path: pathOf('payments', 'due'), body: {} }, z.array(orderWithPayment)),
    async move(id, body) {
      const endpoint = { method: 'POST', path: pathOf('orders', id, 'moves'), body } as const
      const { status, value } = await change(anyShop, endpoint, orderWithPayment)
      if (value) return ok(value)
      if (status === 404) return fail('unknown')
      if (status === 409) return fail('impossible')
      throw new ShopError('upstream', `moving order ${id}: ${status}`)
    },
    async addValues(id, body) {
      const endpoint = { method: 'POST', path: pathOf('orders', id, 'values'), body } as const
      const { status, value } = await change(anyShop, endpoint, orderWithPayment)
      if (value) return ok(value.order)
      if (status === 404) return fail('unknown')
      if (status === 409) return fail('impossible')
      throw new ShopError('upstream', `the values of order ${id}: ${status}`)
    },
    removeValues: (body) => get(anyShop, { path: pathOf('orders', 'values-removals'), body }, removedValues),
    nameValues: async (body) =>
      (await get(anyShop, { path: pathOf('orders', 'values-names'), body }, namedValues)).isNamed,
    correctValues: async (body) =>
      (await get(anyShop, { path: pathOf('orders', 'values-corrections'), body }, correctedValues))
        .isCorrected,
    withoutValues: page(pathOf('orders', 'without-values'), z.array(order)),
    async recordValuesReminder(id, stage) {
      await get(anyShop, { path: pathOf('orders', id, 'values-reminded'), body: { stage } }, z.unknown())
    },
    dueLensReminders: page(pathOf('orders', 'lens-reminders'), z.array(lensReminder)),
    lensReminder: (id) => find(anyShop, { path: pathOf('orders', id, 'lens-reminder') }, lensReminder),
    async settleLensReminder(id) {
      await get(anyShop, { path: pathOf('orders', id, 'lens-reminder', 'settled'), body: {} }, z.unknown())
    },
    async recordObjection(variant, email, isObjected) {
      const path = pathOf('orders', 'lens-reminder-objections')
      await get(of(variant), { path, body: { email, isObjected } }, objectionState)
    },
    async objectedAt(variant, email) {
      const path = pathOf('orders', 'lens-reminder-objections', 'search')
      return (await get(of(variant), { path, body: { email } }, objectionState)).objectedAt
    },
    async keepTried(id, body) {
      const endpoint = { method: 'POST', path: pathOf('orders', id, 'kept'), body } as const
      const { status, value } = await change(anyShop, endpoint, orderWithPayment)
      if (value) return ok(value)
      if (status === 404) return fail('unknown')
      if (status === 409 || status === 400) return fail('impossible')
      throw new ShopError('upstream', `keeping frames of order ${id}: ${status}`)
    },
    openTryOns: page(pathOf('orders', 'try-ons'), z.array(orderWithPayment)),
    async recordTryOnLetter(id, stage) {
      await get(anyShop, { path: pathOf('orders', id, 'try-on-letters'), body: { stage } }, z.unknown())
    },
    duePayouts: page(pathOf('payments', 'payouts'), z.array(orderWithPayment)),
    unpaidInvoices: page(pathOf('orders', 'unpaid'), unpaidInvoices),
    async recordReminder(paymentId, stage) {
      await get(anyShop, { path: pathOf('payments', paymentId, 'reminded'), body: { stage } }, z.unknown())
    },
    recordTransfer: (body) => get(anyShop, { path: pathOf('transfers'), body }, transferResult),
    pendingNews: (after) =>
      get(anyShop, { path: pathOf('order-news'), query: { after } }, orderNotifications),
    async markNotified(newsId) {
      await get(anyShop, { path: pathOf('order-news', String(newsId), 'told'), body: {} }, z.unknown())
    },
  }
}

const pathOf = (...parts: string[]): string => `/v1/${parts.map(encodeURIComponent).join('/')}`
