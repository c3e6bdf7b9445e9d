import { z } from 'zod'
import { order } from '#contract/order/order.ts'
import { entered, orderNews, orderWithPayment } from '#contract/order/payment.ts'
import { fail, ok } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { OrderBooks } from '#server/clients/order-books.ts'
import { ShopError } from '#server/errors.ts'
import { type Access, change, find, get } from './call.ts'

/** What an order keeps of its goods: what is to be seen of them later, and what decides whether they can be bought. */
const FIELDS = [
  'items.product.attributes:key(brand|frameColor|manufacturerColorCode|quantityPerUnit|designatedPackagingContent|lensColor|merchandiseColor|hearingAidsMerchandiseColor|salesStatus)',
  'items.product.images.attributes:legacy(false):key(image1stView)',
  'items.product.categories',
  'items.variant.attributes:key(lensWidth|bridgeWidth|templeLength|shopSize)',
].join(',')

const page = z.object({ orders: z.array(order), total: z.int() })

/** The books of all shops over HTTP. Of the shops only the order itself needs to know in which it is placed. */
export function createOrderBooks(of: (variant: VariantCode) => Access): OrderBooks {
  const anywhere = of('de-de')
  const note = (paymentId: string, what: string, body: object) =>
    get(anywhere, { path: pathOf('payments', paymentId, what), body }, orderWithPayment)

  return {
    async enter(variant, body) {
      const asked = { method: 'POST', path: pathOf('orders'), query: { with: FIELDS }, body } as const
      const { status, value } = await change(of(variant), asked, entered)
      if (value === null) throw new ShopError('upstream', `placing an order: ${status}`)
      return value
    },
    ofAttempt: (variant, { attemptKey, basketKey }) =>
      find(
        of(variant),
        { path: pathOf('orders', 'attempts', attemptKey), query: { basketKey } },
        orderWithPayment,
      ),
    byId: (id) => find(anywhere, { path: pathOf('orders', id) }, orderWithPayment),
    byCustomer: (customerId, number) =>
      get(anywhere, { path: pathOf('orders'), query: { customerId, page: number } }, page),
    latest: (number) => get(anywhere, { path: pathOf('orders'), query: { page: number } }, page),
    ofPayment: (paymentId) => find(anywhere, { path: pathOf('payments', paymentId) }, orderWithPayment),
    begin: (paymentId, begun) => note(paymentId, 'begun', begun),
    stand: (paymentId, standing) => note(paymentId, 'standing', { standing }),
    refunded: (paymentId, amount) => note(paymentId, 'refunded', { amount }),
    due: () => get(anywhere, { path: pathOf('payments', 'due'), body: {} }, z.array(orderWithPayment)),
    async move(id, body) {
      const asked = { method: 'POST', path: pathOf('orders', id, 'moves'), body } as const
      const { status, value } = await change(anywhere, asked, orderWithPayment)
      if (value) return ok(value)
      if (status === 404) return fail('unknown')
      if (status === 409) return fail('impossible')
      throw new ShopError('upstream', `moving order ${id}: ${status}`)
    },
    news: () => get(anywhere, { path: pathOf('order-news') }, orderNews),
    async told(newsId) {
      await get(anywhere, { path: pathOf('order-news', String(newsId), 'told'), body: {} }, z.unknown())
    },
  }
}

const pathOf = (...parts: string[]): string => `/v1/${parts.map(encodeURIComponent).join('/')}`
