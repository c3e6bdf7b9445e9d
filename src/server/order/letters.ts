import { lineView } from '#domain/basket/line-view.ts'
import { minor } from '#domain/money/price.ts'
import type { OrderNews } from '#domain/order/move.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { shownOrderNumber } from '#domain/order/order-number.ts'
import { carrierName } from '#domain/order/tracking.ts'
import { orderNews } from '#contract/order/payment.ts'
import { pathOf } from '#i18n/routes.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { OrderClient } from '#server/clients/order-client.ts'
import { type Block, layOut } from '#server/mail/layout.ts'
import type { Writer } from '#server/mail/queue.ts'
import { type Words, wordsOf } from '#server/mail/words.ts'
import { invoiceOf } from './invoice.ts'
import { addressLines, amountsOf, variantOf } from './words.ts'

type Parts = {
  orders: Pick<OrderClient, 'byId'>
  shop: string
  /** The whole address of a path of a variant. */
  absolute(variant: VariantCode, path: string): string
}

type Telling = {
  order: Order
  news: OrderNews
  variant: VariantCode
  say: Words
  absolute: Parts['absolute']
}

/** Tells the buyer what happened to his order, as the order is when the letter is written. Of what he sees with it says nothing. */
export const orderWriter =
  ({ orders, shop, absolute }: Parts): Writer =>
  async (about) => {
    const news = orderNews.element.parse(about)
    const order = await orders.byId(news.orderId)
    if (!order) return null
    const variant = variantOf(order)
    const say = wordsOf(variant)
    const telling = { order, news, variant, say, absolute }
    const { html, text } = await layOut({ intl: VARIANTS[variant].intl, shop, blocks: blocksOf(telling) })
    return {
      to: order.customer.email.email,
      from: shop,
      subject: say(`order.letter.${news.event}.subject`, { number: shownOrderNumber(order.id) }),
      html,
      text,
      ...(news.event === 'confirm' && { attachments: [await invoiceOf(order)] }),
    }
  }

function blocksOf(telling: Telling): Block[] {
  const { order, news, say, variant } = telling
  const { firstName, lastName } = order.address.billing.recipient
  const amount = amountsOf(order, variant)
  const line =
    news.event === 'refund'
      ? say('order.letter.refund.line', { amount: amount(minor(news.amount ?? 0)) })
      : say(`order.letter.${news.event}.line`)
  return [
    { kind: 'text', text: say('order.letter.hello', { name: `${firstName} ${lastName}` }) },
    { kind: 'text', text: line },
    ...(news.event === 'confirm' ? wholeOrder(telling) : named(telling)),
    ...wayToOrder(telling),
    { kind: 'small', text: say('order.letter.end') },
  ]
}

const rowOf = (item: OrderItem): string => `${item.quantity} × ${lineView(item).title}`

/** What was bought, for how much, where it goes, and what the law wants to be said of it. */
function wholeOrder({ order, say, variant, absolute }: Telling): Block[] {
  const amount = amountsOf(order, variant)
  const { collectionPoint } = order.shipping
  const withdrawal = pathOf(variant, 'withdrawal')
  return [
    { kind: 'heading', text: say('order.number', { number: shownOrderNumber(order.id) }) },
    {
      kind: 'rows',
      rows: [
        ...order.items.map((item) => [rowOf(item), amount(item.price.total.withTax)] as const),
        ...order.cost.appliedFees.map(
          (fee) => [say(`order.sum.${fee.category}`), amount(fee.amount.withTax)] as const,
        ),
        [say('order.sum.total'), amount(order.cost.withTax)],
        collectionPoint
          ? [say('order.address.point'), collectionPoint.name]
          : [say('order.address.shipping'), addressLines(order.address.shipping).join('\n')],
      ],
    },
    ...(withdrawal === null
      ? []
      : ([
          {
            kind: 'small',
            text: say('order.letter.withdrawal', { link: absolute(variant, withdrawal) }),
          },
          { kind: 'small', text: say('declaration.excluded') },
        ] as const)),
  ]
}

/** What the news name: packages that have gone, with their links; items that were cancelled or came back. */
function named({ order, news, say }: Telling): Block[] {
  const gone = order.packages.filter(({ id }) => news.packages?.includes(id))
  const items = order.items.filter(
    ({ key, packageId }) => news.items?.includes(key) || gone.some(({ id }) => id === packageId),
  )
  return [
    { kind: 'rows', rows: items.map((item) => [lineView(item).title, `${item.quantity} ×`] as const) },
    ...gone.flatMap(({ tracking, carrierKey }): Block[] =>
      tracking
        ? [
            {
              kind: 'button',
              label: say('order.parcel.track', { number: tracking.id, carrier: carrierName(carrierKey) }),
              link: tracking.url,
            },
          ]
        : [],
    ),
  ]
}

/** A guest looks it up by its number, where his shop has a page for that. */
function wayToOrder({ order, say, variant, absolute }: Telling): Block[] {
  const path =
    order.customer.id === null
      ? pathOf(variant, 'order-status')
      : pathOf(variant, 'account-order', { id: order.id })
  return path === null ? [] : [{ kind: 'button', label: say('order.see'), link: absolute(variant, path) }]
}
