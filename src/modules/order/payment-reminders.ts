import { shopDay } from '#domain/shop/shop-day.ts'
import { z } from 'zod'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { formatExactMoney } from '#domain/money/format.ts'
import type { UnpaidInvoice } from '#domain/order/payment.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { reminderStage } from '#domain/transfer/reminder.ts'
import { transferFacts } from '#domain/transfer/transfer-facts.ts'
import { dueDay, isTransferDue } from '#domain/transfer/transfer.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import type { OrderRepository } from '#clients/shop-api/order-repository.ts'
import type { Declarations } from '#modules/declarations/declarations.ts'
import { renderInvoice } from '#modules/documents/invoice.ts'
import { buyerName, variantOf } from '#modules/documents/order-format.ts'
import type { TransferOf } from '#modules/documents/transfers.ts'
import type { EmailRenderer, MailQueue } from '#modules/email/mail-queue.ts'
import { renderEmail } from '#modules/email/render-email.ts'
import { questionsBlock } from '#modules/email/questions-block.ts'
import type { Sender } from '#modules/email/sender.ts'
import { translatorOf } from '#modules/email/translator.ts'
import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { everyEntry, sweep } from '#platform/jobs/sweep.ts'

type Deps = {
  orderRepository: Pick<OrderRepository, 'unpaidInvoices' | 'recordReminder'>
  declarations: Pick<Declarations, 'hasOpenWithdrawal'>
  mail: Pick<MailQueue, 'enqueue' | 'deliverSoon'>
  /** Opens the database with the tables of emails. */
  database(): Promise<Db>
  now(): Date
}

const KIND = 'payment-reminder'
/** Seconds between checks. */
const INTERVAL = 3600

/**
 * Queues the reminders of unpaid invoices that are due, each once: the queue accepts a key once, and the stage is recorded with the
 * payment. Nobody is reminded of an order from which they have withdrawn.
 */
export async function remindBuyers(
  { orderRepository, declarations, mail, database, now }: Deps,
  signal?: AbortSignal,
): Promise<void> {
  const db = await database()
  const today = shopDay(now())

  async function remind({ order, payment, reminded }: UnpaidInvoice): Promise<void> {
    const stage = reminderStage(dueDay(order), today)
    if (stage <= reminded || !isTransferDue(order) || (await declarations.hasOpenWithdrawal(order.id))) return
    const reminder = { orderId: order.id, stage }
    await mail.enqueue(db, { key: `${KIND}:${order.id}:${stage}`, kind: KIND, payload: reminder })
    await orderRepository.recordReminder(payment.id, stage)
  }
  const unpaid = everyEntry(orderRepository.unpaidInvoices, ({ order }) => order.id)
  await sweep(unpaid, remind, signal).finally(() => mail.deliverSoon())
}

export const paymentRemindersJob = (deps: Deps): Job => ({
  name: 'payment-reminders',
  recurs: { everySeconds: INTERVAL },
  run: ({ signal }) => remindBuyers(deps, signal),
})

const payload = z.object({ orderId: z.string(), stage: z.union([z.literal(1), z.literal(2)]) })

type RendererDeps = { orders: Pick<OrderClient, 'byId'>; sender: Sender; transferOf: TransferOf }

/** A reminder with the invoice and what is needed to pay it. An order that was paid meanwhile needs none. */
export const reminderRenderer =
  ({ orders, sender, transferOf }: RendererDeps): EmailRenderer =>
  async (input) => {
    const { orderId, stage } = payload.parse(input)
    const order = await orders.byId(orderId)
    const transfer = order && transferOf(order)
    if (!order || !transfer) return null
    const variant = variantOf(order)
    const translate = translatorOf(variant)
    const { intl } = VARIANTS[variant]
    const amount = formatExactMoney(transfer.amount, { intl, currency: transfer.currency })
    const facts = transferFacts(transfer, intl)
    const blocks = [
      { kind: 'text', text: translate('order.email.hello', { name: buyerName(order) }) },
      {
        kind: 'text',
        text: translate(`transfer.reminder.${stage}.line`, { amount, date: formatDay(transfer.dueOn, intl) }),
      },
      { kind: 'rows', rows: facts.map(({ name, value }) => [translate(`transfer.${name}`), value] as const) },
      { kind: 'text', text: translate('transfer.reminder.crossed') },
      questionsBlock(sender, variant, translate),
    ] as const
    return {
      to: order.customer.email.email,
      from: sender.mailbox(variant),
      subject: translate(`transfer.reminder.${stage}.subject`, { number: formatOrderNumber(order.id) }),
      ...(await renderEmail({ sender, variant, blocks })),
      attachments: [await renderInvoice(order, transfer)],
    }
  }
