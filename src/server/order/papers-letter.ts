import { z } from 'zod'
import { shownOrderNumber } from '#domain/order/order-number.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { OrderClient } from '#server/clients/order-client.ts'
import { layOut } from '#server/mail/layout.ts'
import type { Order, Writer } from '#server/mail/queue.ts'
import { wordsOf } from '#server/mail/words.ts'
import { creditNoteOf } from './credit-note.ts'
import { invoiceOf } from './invoice.ts'
import { variantOf } from './words.ts'

const about = z.object({ orderId: z.string() })

/** Asked for as often as one likes, a letter goes out once a day. */
export const papersAsked = (orderId: string, now: Date): Order => ({
  key: `order-papers:${orderId}:${now.toISOString().slice(0, 10)}`,
  kind: 'order-papers',
  about: { orderId },
})

/** The invoice of an order and its credit notes, for a buyer who has lost them: to his own mailbox, whoever asks. */
export const papersWriter =
  ({ orders, shop }: { orders: Pick<OrderClient, 'byId'>; shop: string }): Writer =>
  async (asked) => {
    const order = await orders.byId(about.parse(asked).orderId)
    if (!order) return null
    const variant = variantOf(order)
    const say = wordsOf(variant)
    const { firstName, lastName } = order.address.billing.recipient
    const credits = await Promise.all(order.credits.map(({ number }) => creditNoteOf(order, number)))
    const blocks = [
      { kind: 'text', text: say('order.letter.hello', { name: `${firstName} ${lastName}` }) },
      { kind: 'text', text: say('order.letter.papers.line') },
      { kind: 'small', text: say('order.letter.end') },
    ] as const
    return {
      to: order.customer.email.email,
      from: shop,
      subject: say('order.letter.papers.subject', { number: shownOrderNumber(order.id) }),
      ...(await layOut({ intl: VARIANTS[variant].intl, shop, blocks })),
      attachments: [await invoiceOf(order), ...credits.filter((paper) => paper !== null)],
    }
  }
