import type { Branch } from '#domain/branch/branch.ts'
import { defangText } from '#domain/text/defang-text.ts'
import type { OrderNotification } from '#domain/order/order-action.ts'
import type { Order } from '#domain/order/order.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import type { ReturnAddress } from '#domain/shop/return-address.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { orderNotifications } from '#contract/order/payment.ts'
import { pathOf } from '#i18n/routes.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import { type EmailBlock, renderEmail } from '#modules/email/render-email.ts'
import { questionsBlock } from '#modules/email/questions-block.ts'
import type { Sender } from '#modules/email/sender.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import type { Email } from '#modules/email/mailer.ts'
import { type Translate, translatorOf } from '#modules/email/translator.ts'
import { renderCreditNote } from '#modules/documents/credit-note.ts'
import { renderInvoice } from '#modules/documents/invoice.ts'
import type { Terms } from '#modules/documents/terms.ts'
import { costRows } from './cost-rows.ts'
import { changedItemBlocks } from './changed-item-blocks.ts'
import { collectionBlocks } from './collection-blocks.ts'
import { legalBlocks } from './legal-blocks.ts'
import { emailLine, emailSubject } from './email-line.ts'
import { goodsBlocks, singleValueBlocks } from './ordered-goods.ts'
import { nextBlocks } from './next-blocks.ts'
import { missingValuesButton } from './missing-values.ts'
import { transferBlocks } from './transfer-blocks.ts'
import { isTryOnOnly, renderTryOnSlip, tryOnBlocks } from './try-on-blocks.ts'
import type { TransferOf } from '#modules/documents/transfers.ts'
import { buyerName, cashRows, emailAddressLines, variantOf } from '#modules/documents/order-format.ts'

type Deps = {
  orders: Pick<OrderClient, 'byId'>
  sender: Sender
  /** The terms that a buyer agrees to with an order, in their current version. */
  termsOf(variant: VariantCode): Promise<Terms[]>
  /** One of the branches of a variant's country; null: unknown. */
  branch(variant: VariantCode, id: string): Promise<Branch | null>
  now(): Date
  /** The proof in the link to an order. */
  link(orderId: string): string
  /** The full address of a path of a variant. */
  absolute(variant: VariantCode, path: string): string
  /** How an order is paid by transfer; null where nothing is due. */
  transferOf: TransferOf
  /** Where goods are sent back to; null where the shop names no address. */
  addressOf(variant: VariantCode): ReturnAddress | null
}

type EmailContext = {
  order: Order
  news: OrderNotification
  variant: VariantCode
  /** The attachments. */
  terms: Terms[]
  credit: Email['attachments']
  translate: Translate
  absolute: Deps['absolute']
  /** Where a pick-up order is collected, if the branch is still known. */
  branch: Branch | null
  now: Date
  sender: Sender
  link: Deps['link']
  transfer: Transfer | null
}

/**
 * Notifies the buyer of what happened to their order, as the order is when the email is rendered. The confirmation repeats what is
 * made for them, values included; no subject and no other email does.
 */
export const orderEmailRenderer =
  ({
    orders,
    sender,
    termsOf,
    branch: findBranch,
    now,
    absolute,
    link,
    transferOf,
    addressOf,
  }: Deps): EmailRenderer =>
  async (payload) => {
    const news = orderNotifications.element.parse(payload)
    const order = await orders.byId(news.orderId)
    if (!order) return null
    const variant = variantOf(order)
    const translate = translatorOf(variant)
    const isFirst = news.event === 'confirm' || news.event === 'charge'
    const slip = news.event === 'ship' ? await renderTryOnSlip(order, addressOf(variant)) : null
    const terms = isFirst ? await termsOf(variant) : []
    const notes = news.credit === undefined ? [] : [await renderCreditNote(order, news.credit)]
    const credit = notes.filter((note) => note !== null)
    const transfer = transferOf(order)
    const { collectionPoint: point } = order.shipping
    const branch = news.event === 'ready' && point ? await findBranch(variant, point.id) : null
    const context = {
      order,
      news,
      variant,
      terms,
      credit,
      translate,
      absolute,
      link,
      branch,
      now: now(),
      sender,
      transfer,
    }
    const { html, text } = await renderEmail({ sender, variant, blocks: blocksOf(context) })
    return {
      to: order.customer.email.email,
      from: sender.mailbox(variant),
      subject: emailSubject(order, news, translate),
      html,
      text,
      attachments: isFirst
        ? [
            ...(order.cost.withTax > 0 ? [await renderInvoice(order, transfer)] : []),
            ...terms.map(({ document }) => document),
          ]
        : [...credit, ...(slip ? [slip] : [])],
    }
  }

function blocksOf(context: EmailContext): EmailBlock[] {
  const { order, news, translate, credit } = context
  const isWhole = news.event === 'confirm' || news.event === 'charge'
  return [
    { kind: 'text', text: translate('order.email.hello', { name: buyerName(order) }) },
    { kind: 'text', text: emailLine(order, news, translate) },
    ...(isWhole ? orderBlocks(context) : changedItemBlocks(context)),
    ...tryOnBlocks(order, news, context),
    ...(news.event === 'ready' ? collectionBlocks(context) : []),
    ...owedBlocks(context),
    ...(credit?.length ? [{ kind: 'text', text: translate('order.email.credit') } as const] : []),
    ...(isWhole ? [] : orderLinkBlock(context)),
    questionsBlock(context.sender, context.variant, translate),
  ]
}

/** The ordered items, their prices, the shipping address, and the legal notices. */
function orderBlocks(context: EmailContext): EmailBlock[] {
  const { order, translate, variant } = context
  const { collectionPoint } = order.shipping
  return [
    { kind: 'heading', text: translate('order.number', { number: formatOrderNumber(order.id) }) },
    ...goodsBlocks(order, variant, context),
    {
      kind: 'rows',
      rows: [
        ...costRows(order, variant, translate),
        ...cashRows(order, order.packages, translate),
        collectionPoint
          ? [translate('order.address.point'), defangText(collectionPoint.name, 100)]
          : [translate('order.address.shipping'), emailAddressLines(order.address.shipping).join('\n')],
      ],
    },
    ...singleValueBlocks(order, variant, translate),
    ...missingValuesButton(order, variant, context),
    ...(context.news.event === 'confirm' ? nextBlocks(order, variant, translate) : []),
    ...transferBlocks(context.transfer, variant, translate),
    // Before the legal notices, which are long.
    ...orderLinkBlock(context),
    ...legalBlocks({ ...context, isPurchase: !isTryOnOnly(order) }),
  ]
}

/** What is still to be paid: with a parcel that is on its way, and after the claim has become smaller. */
function owedBlocks({ order, news, variant, transfer, translate }: EmailContext): EmailBlock[] {
  const isSmaller = news.event === 'cancel' || (news.event === 'refund' && news.amount === undefined)
  const sent = order.packages.filter(({ id }) => news.packages?.includes(id))
  const rows = cashRows(order, isSmaller ? order.packages : sent, translate)
  return [
    ...(rows.length > 0 ? [{ kind: 'rows', rows } as const] : []),
    ...(isSmaller ? transferBlocks(transfer, variant, translate) : []),
  ]
}

/** A signed link: whose account is not proven cannot sign in elsewhere. It leads who is signed in to their account. */
function orderLinkBlock({ order, translate, variant, absolute, link }: EmailContext): EmailBlock[] {
  const path = pathOf(variant, 'order-link')
  if (path === null) return []
  const query = new URLSearchParams({ link: link(order.id) })
  return [{ kind: 'button', label: translate('order.see'), link: `${absolute(variant, path)}?${query}` }]
}
