import { lineView } from '#domain/basket/line-view.ts'
import { minor } from '#domain/money/price.ts'
import { customMadeKeys } from '#domain/order/custom-made.ts'
import type { OrderNews } from '#domain/order/move.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { shownOrderNumber } from '#domain/order/order-number.ts'
import { isCarrier } from '#domain/order/tracking.ts'
import { orderNews } from '#contract/order/payment.ts'
import { pathOf } from '#i18n/routes.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { OrderClient } from '#server/clients/order-client.ts'
import { type Block, layOut } from '#server/mail/layout.ts'
import type { Writer } from '#server/mail/queue.ts'
import type { Letter } from '#server/mail/post.ts'
import { type Words, wordsOf } from '#server/mail/words.ts'
import { creditNoteOf } from './credit-note.ts'
import { invoiceOf } from './invoice.ts'
import type { Terms } from './terms.ts'
import { addressLines, amountsOf, variantOf } from './words.ts'

type Parts = {
  orders: Pick<OrderClient, 'byId'>
  shop: string
  /** What one agrees to by ordering, as it stands. */
  termsOf(variant: VariantCode): Promise<Terms[]>
  /** The whole address of a path of a variant. */
  absolute(variant: VariantCode, path: string): string
}

type Telling = {
  order: Order
  news: OrderNews
  variant: VariantCode
  /** What comes with it. */
  terms: Terms[]
  credit: Letter['attachments']
  say: Words
  absolute: Parts['absolute']
}

/** Tells the buyer what happened to his order, as the order is when the letter is written. Of what he sees with it says nothing. */
export const orderWriter =
  ({ orders, shop, termsOf, absolute }: Parts): Writer =>
  async (about) => {
    const news = orderNews.element.parse(about)
    const order = await orders.byId(news.orderId)
    if (!order) return null
    const variant = variantOf(order)
    const say = wordsOf(variant)
    const isFirst = news.event === 'confirm'
    const terms = isFirst ? await termsOf(variant) : []
    const note = news.credit === undefined ? null : await creditNoteOf(order, news.credit)
    const credit = note ? [note] : []
    const telling = { order, news, variant, terms, credit, say, absolute }
    const { html, text } = await layOut({ intl: VARIANTS[variant].intl, shop, blocks: blocksOf(telling) })
    return {
      to: order.customer.email.email,
      from: shop,
      subject: say(`order.letter.${news.event}.subject`, { number: shownOrderNumber(order.id) }),
      html,
      text,
      attachments: isFirst ? [await invoiceOf(order), ...terms.map(({ paper }) => paper)] : credit,
    }
  }

function blocksOf(telling: Telling): Block[] {
  const { order, news, say, credit } = telling
  const { firstName, lastName } = order.address.billing.recipient
  const line = news.event === 'refund' ? refundLine(telling) : say(`order.letter.${news.event}.line`)
  return [
    { kind: 'text', text: say('order.letter.hello', { name: `${firstName} ${lastName}` }) },
    { kind: 'text', text: line },
    ...(news.event === 'confirm' ? wholeOrder(telling) : named(telling)),
    ...(credit?.length ? [{ kind: 'text', text: say('order.letter.credit') } as const] : []),
    ...wayToOrder(telling),
    { kind: 'small', text: say('order.letter.end') },
  ]
}

/** Of an invoice nobody knows whether it is paid already. */
function refundLine({ order, news, say, variant }: Telling): string {
  const amount = amountsOf(order, variant)(minor(news.amount ?? 0))
  const isInvoice = order.payment.at(-1)?.key === 'accounting'
  return say(isInvoice ? 'order.letter.refund.accounting' : 'order.letter.refund.line', { amount })
}

const rowOf = (item: OrderItem): string => `${item.quantity} × ${lineView(item).title}`

/** What was bought, for how much, where it goes, and what the law wants to be said of it. */
function wholeOrder(telling: Telling): Block[] {
  const { order, say, variant } = telling
  const amount = amountsOf(order, variant)
  const { collectionPoint } = order.shipping
  const excluded = pathOf(variant, 'withdrawal') === null ? new Set() : customMadeKeys(order.items)
  const nameOf = (item: OrderItem) =>
    [rowOf(item), ...(excluded.has(item.key) ? [say('declaration.line.excluded')] : [])].join('\n')
  return [
    { kind: 'heading', text: say('order.number', { number: shownOrderNumber(order.id) }) },
    {
      kind: 'rows',
      rows: [
        ...order.items.map((item) => [nameOf(item), amount(item.price.total.withTax)] as const),
        ...order.cost.appliedFees.map(
          (fee) => [say(`order.sum.${fee.category}`), amount(fee.amount.withTax)] as const,
        ),
        [say('order.sum.total'), amount(order.cost.withTax)],
        collectionPoint
          ? [say('order.address.point'), collectionPoint.name]
          : [say('order.address.shipping'), addressLines(order.address.shipping).join('\n')],
      ],
    },
    ...law(telling),
  ]
}

/** What the law wants to be said with it; in Switzerland nobody withdraws, and the shop's own rules come in the same place. */
function law({ say, variant, terms, absolute }: Telling): Block[] {
  const withdrawal = pathOf(variant, 'withdrawal')
  return [
    ...(withdrawal === null
      ? []
      : ([
          {
            kind: 'small',
            text: say('order.letter.withdrawal', { link: absolute(variant, withdrawal) }),
          },
          { kind: 'small', text: say('declaration.excluded') },
        ] as const)),
    ...(terms.length === 0
      ? []
      : ([
          { kind: 'small', text: say('order.letter.terms') },
          { kind: 'rows', rows: terms.map(({ name, version }) => [name, version ?? ''] as const) },
        ] as const)),
  ]
}

/** What the news name: packages that have gone, with their links; items that were cancelled or came back. */
function named({ order, news, say }: Telling): Block[] {
  const gone = order.packages.filter(({ id }) => news.packages?.includes(id))
  const items = order.items.filter(
    ({ key, packageId, status }) =>
      news.items?.includes(key) || (status !== 'cancelled' && gone.some(({ id }) => id === packageId)),
  )
  const nameOf = (carrier: string) => (isCarrier(carrier) ? say(`checkout.carrier.${carrier}`) : carrier)
  const pieces = ({ key, quantity }: OrderItem) => news.pieces?.[key] ?? quantity
  return [
    { kind: 'rows', rows: items.map((item) => [lineView(item).title, `${pieces(item)} ×`] as const) },
    ...gone.flatMap(({ tracking, carrierKey }): Block[] =>
      tracking
        ? [
            {
              kind: 'button',
              label: say('order.parcel.track', { number: tracking.id, carrier: nameOf(carrierKey) }),
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
