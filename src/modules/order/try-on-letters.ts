import { z } from 'zod'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import { dueLetter, tryOnState } from '#domain/order/try-on-state.ts'
import type { ReturnAddress } from '#domain/shop/return-address.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import type { OrderRepository } from '#clients/shop-api/order-repository.ts'
import { buyerName, variantOf } from '#modules/documents/order-format.ts'
import type { EmailRenderer, MailQueue } from '#modules/email/mail-queue.ts'
import { renderEmail } from '#modules/email/render-email.ts'
import { questionsBlock } from '#modules/email/questions-block.ts'
import type { Sender } from '#modules/email/sender.ts'
import { translatorOf } from '#modules/email/translator.ts'
import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { everyEntry, sweep } from '#platform/jobs/sweep.ts'
import { renderTryOnSlip, tryOnButton, tryOnRows } from './try-on-blocks.ts'

type Deps = {
  orderRepository: Pick<OrderRepository, 'openTryOns' | 'recordTryOnLetter'>
  mail: Pick<MailQueue, 'enqueue' | 'deliverSoon'>
  /** Opens the database with the tables of emails. */
  database(): Promise<Db>
  now(): Date
}

export const TRY_ON_EMAIL = 'try-on'
/** Seconds between checks. */
const INTERVAL = 3600

/** Queues the letters about frames that are tried at home which are due, each once: the queue accepts a key once. */
export async function writeTryOnLetters(
  { orderRepository, mail, database, now }: Deps,
  signal?: AbortSignal,
): Promise<void> {
  const db = await database()
  const today = now().toISOString()

  async function write({ order }: OrderWithPayment): Promise<void> {
    const state = tryOnState(order, today)
    const stage = state && dueLetter(state, order.tryOn?.letters ?? [], today)
    if (stage === null) return
    const payload = { orderId: order.id, stage }
    await mail.enqueue(db, { key: `${TRY_ON_EMAIL}:${order.id}:${stage}`, kind: TRY_ON_EMAIL, payload })
    await orderRepository.recordTryOnLetter(order.id, stage)
  }
  const open = everyEntry(orderRepository.openTryOns, ({ order }) => order.id)
  await sweep(open, write, signal).finally(() => mail.deliverSoon())
}

export const tryOnLettersJob = (deps: Deps): Job => ({
  name: 'try-on-letters',
  recurs: { everySeconds: INTERVAL },
  run: ({ signal }) => writeTryOnLetters(deps, signal),
})

const payload = z.object({ orderId: z.string(), stage: z.literal([1, 2, 3]) })

type RendererDeps = {
  orders: Pick<OrderClient, 'byId'>
  sender: Sender
  absolute(variant: VariantCode, path: string): string
  /** The proof in the link to an order. */
  link(orderId: string): string
  /** Where frames are sent back to; null where the shop names no address. */
  addressOf(variant: VariantCode): ReturnAddress | null
  now(): Date
}

/**
 * A letter with what is still open, what it costs if it is kept, and the slip to send it back. None where nothing is open any more, and where
 * what it says is not true when it is sent: the first is for whom time is left, the others are for whom it is over.
 */
export const tryOnLetterRenderer =
  ({ orders, sender, absolute, link, addressOf, now }: RendererDeps): EmailRenderer =>
  async (input) => {
    const { orderId, stage } = payload.parse(input)
    const order = await orders.byId(orderId)
    const state = order && tryOnState(order, now().toISOString())
    const isTrue = state?.stage === (stage === 1 ? 'away' : 'overdue')
    if (!order || !isTrue || state.endsOn === null) return null
    const variant = variantOf(order)
    const translate = translatorOf(variant)
    const date = formatDay(state.endsOn, VARIANTS[variant].intl)
    const slip = await renderTryOnSlip(order, addressOf(variant))
    const blocks = [
      { kind: 'text', text: translate('order.email.hello', { name: buyerName(order) }) } as const,
      { kind: 'text', text: translate(`try-on.email.${stage}.line`, { date }) } as const,
      tryOnRows(order, state.open, translate),
      ...tryOnButton(order, { translate, absolute, link }),
      questionsBlock(sender, variant, translate),
    ]
    return {
      to: order.customer.email.email,
      from: sender.mailbox(variant),
      subject: translate(`try-on.email.${stage}.subject`, { number: formatOrderNumber(order.id), date }),
      ...(await renderEmail({ sender, variant, blocks })),
      attachments: slip ? [slip] : [],
    }
  }
