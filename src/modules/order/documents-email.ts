import { z } from 'zod'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { hasInvoice } from '#domain/order/has-invoice.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import { renderEmail } from '#modules/email/render-email.ts'
import { questionsBlock } from '#modules/email/questions-block.ts'
import type { Sender } from '#modules/email/sender.ts'
import type { EmailJob, EmailRenderer } from '#modules/email/mail-queue.ts'
import { translatorOf } from '#modules/email/translator.ts'
import { renderCreditNote } from '#modules/documents/credit-note.ts'
import { renderInvoice } from '#modules/documents/invoice.ts'
import type { TransferOf } from '#modules/documents/transfers.ts'
import { buyerName, variantOf } from '#modules/documents/order-format.ts'

const payload = z.object({ orderId: z.string() })

type Deps = { orders: Pick<OrderClient, 'byId'>; sender: Sender; transferOf: TransferOf }

/** The key limits this email to one per day, however often it is requested. */
export const documentsEmailJob = (orderId: string, now: Date): EmailJob => ({
  key: `order-papers:${orderId}:${shopDay(now)}`,
  kind: 'order-papers',
  payload: { orderId },
})

/**
 * The invoice and the credit notes of an order, for a buyer who has lost them. They are always sent to the buyer's
 * own mailbox, whoever requested them. Null where nothing was billed.
 */
export const documentsEmailRenderer =
  ({ orders, sender, transferOf }: Deps): EmailRenderer =>
  async (input) => {
    const order = await orders.byId(payload.parse(input).orderId)
    if (!order || !hasInvoice(order)) return null
    const variant = variantOf(order)
    const translate = translatorOf(variant)
    const credits = await Promise.all(order.credits.map(({ number }) => renderCreditNote(order, number)))
    const blocks = [
      { kind: 'text', text: translate('order.email.hello', { name: buyerName(order) }) },
      { kind: 'text', text: translate('order.email.documents.line') },
      questionsBlock(sender, variant, translate),
    ] as const
    return {
      to: order.customer.email.email,
      from: sender.mailbox(variant),
      subject: translate('order.email.documents.subject', { number: formatOrderNumber(order.id) }),
      ...(await renderEmail({ sender, variant, blocks })),
      attachments: [
        await renderInvoice(order, transferOf(order)),
        ...credits.filter((document) => document !== null),
      ],
    }
  }
