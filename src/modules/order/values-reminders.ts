import { z } from 'zod'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import type { Awaited } from '#domain/order/add-values.ts'
import type { Order } from '#domain/order/order.ts'
import { firstPair, valuesReminderStage } from '#domain/order/values-reminder.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import type { OrderRepository } from '#clients/shop-api/order-repository.ts'
import type { Declarations } from '#modules/declarations/declarations.ts'
import { buyerName, variantOf } from '#modules/documents/order-format.ts'
import type { EmailRenderer, MailQueue } from '#modules/email/mail-queue.ts'
import { renderEmail } from '#modules/email/render-email.ts'
import { questionsBlock } from '#modules/email/questions-block.ts'
import type { Sender } from '#modules/email/sender.ts'
import { translatorOf } from '#modules/email/translator.ts'
import type { PrescriptionSlips } from '#modules/prescription-slip/prescription-slips.ts'
import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { everyEntry, sweep } from '#platform/jobs/sweep.ts'
import { missingValuesButton } from './missing-values.ts'

type Deps = {
  orderRepository: Pick<OrderRepository, 'withoutValues' | 'recordValuesReminder'>
  declarations: Pick<Declarations, 'hasOpenWithdrawal'>
  slips: Pick<PrescriptionSlips, 'list'>
  mail: Pick<MailQueue, 'enqueue' | 'deliverSoon'>
  /** Opens the database with the tables of emails. */
  database(): Promise<Db>
  now(): Date
}

export const VALUES_REMINDER = 'values-reminder'
/** Seconds between checks. */
const INTERVAL = 3600

/**
 * Queues the reminders of values that follow an order, of the distances of office lenses, or of a slip, which have not come, each once: the queue accepts a key once, and the stage is
 * recorded with the order. Nobody is reminded who has sent a picture of the slip for each pair, or has withdrawn from the order.
 */
export async function remindOfValues(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { orderRepository, declarations, slips, mail, database, now } = deps
  const db = await database()

  async function remind(order: Order): Promise<void> {
    const stage = order.confirmedAt === null ? 0 : valuesReminderStage(order.confirmedAt, now().toISOString())
    if (stage <= (order.valuesReminded ?? 0)) return
    const awaited = await unsent(order, slips)
    if (awaited === null || (await declarations.hasOpenWithdrawal(order.id))) return
    const reminder = { orderId: order.id, stage }
    await mail.enqueue(db, {
      key: `${VALUES_REMINDER}:${order.id}:${stage}${awaited === 'values' ? '' : `:${awaited}`}`,
      kind: VALUES_REMINDER,
      payload: reminder,
    })
    await orderRepository.recordValuesReminder(order.id, stage)
  }
  const waiting = everyEntry(orderRepository.withoutValues, ({ id }) => id)
  await sweep(waiting, remind, signal).finally(() => mail.deliverSoon())
}

/** What a buyer is asked for first of what no picture of the slip has come for; null for nothing. */
async function unsent(order: Order, slips: Deps['slips']): Promise<Awaited | null> {
  const received = new Set((await slips.list(order.id)).map(({ groupId }) => groupId))
  return firstPair(order, received)?.what ?? null
}

export const valuesRemindersJob = (deps: Deps): Job => ({
  name: 'values-reminders',
  recurs: { everySeconds: INTERVAL },
  run: ({ signal }) => remindOfValues(deps, signal),
})

const payload = z.object({ orderId: z.string(), stage: z.union([z.literal(1), z.literal(2)]) })

type RendererDeps = {
  orders: Pick<OrderClient, 'byId'>
  slips: Deps['slips']
  sender: Sender
  absolute(variant: VariantCode, path: string): string
  /** The proof in the link to an order. */
  link(orderId: string): string
}

/** A reminder with the link to where they are given. If they came meanwhile, or a picture of their slip, or the order was cancelled, it is not sent. */
export const valuesReminderRenderer =
  ({ orders, slips, sender, absolute, link }: RendererDeps): EmailRenderer =>
  async (input) => {
    const { orderId, stage } = payload.parse(input)
    const order = await orders.byId(orderId)
    const awaited = order && (await unsent(order, slips))
    if (!order || !awaited) return null
    const variant = variantOf(order)
    const translate = translatorOf(variant)
    const number = formatOrderNumber(order.id)
    const area = awaited === 'slip' ? 'prescription-slip' : awaited
    const blocks = [
      { kind: 'text', text: translate('order.email.hello', { name: buyerName(order) }) },
      {
        kind: 'text',
        text: translate(`order.${area}.reminder.line.${stage}`, { number }),
      },
      ...(awaited === 'slip' ? [] : [{ kind: 'text', text: translate(`order.${awaited}.missing`) } as const]),
      ...missingValuesButton(order, variant, { translate, absolute, link }, awaited),
      ...(awaited === 'office'
        ? []
        : [{ kind: 'text', text: translate('order.values.reminder.help') } as const]),
      questionsBlock(sender, variant, translate),
    ] as const
    return {
      to: order.customer.email.email,
      from: sender.mailbox(variant),
      subject: translate(`order.${area}.reminder.subject.${stage}`, { number }),
      ...(await renderEmail({ sender, variant, blocks })),
    }
  }
