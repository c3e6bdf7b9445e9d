import type { Order } from '#domain/order/order.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import {
  isLensReminderDue,
  type LensReminder,
  needsConsentToReminder,
  suppliedLenses,
} from '#domain/subscription/lens-reminder.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { OrderRepository } from '#clients/shop-api/order-repository.ts'
import type { ShopClient } from '#clients/shop-api/shop-client.ts'
import type { Declarations } from '#modules/declarations/declarations.ts'
import { variantOf } from '#modules/documents/order-format.ts'
import type { MailQueue } from '#modules/email/mail-queue.ts'
import type { Subscribers } from '#modules/newsletter/subscribers.ts'
import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { everyEntry, sweep } from '#platform/jobs/sweep.ts'
import { lensReminderLinks } from './lens-reminder-link.ts'

type Deps = {
  orderRepository: Pick<
    OrderRepository,
    'dueLensReminders' | 'lensReminder' | 'settleLensReminder' | 'recordObjection' | 'objectedAt'
  >
  declarations: Pick<Declarations, 'hasOpenWithdrawal'>
  subscribers: Pick<Subscribers, 'has'>
  shop(variant: VariantCode): Pick<ShopClient, 'configuration'>
  mail: Pick<MailQueue, 'enqueue' | 'deliverSoon'>
  /** Any of them may have signed a link. */
  secrets: readonly string[]
  /** Opens the database with the tables of emails. */
  database(): Promise<Db>
  now(): Date
}

export const LENS_REMINDER_EMAIL = 'lens-reminder'
/** Seconds between checks. */
const INTERVAL = 3600

/** Why a link of a reminder opens nothing. `over`: its order has no lenses with values any more. */
export type LensLinkFailure = 'forged' | 'expired' | 'over'

/**
 * One email to whoever bought contact lenses once, before they run out, and what its links do. Advertising to customers for the goods that
 * they bought: it needs the word at the checkout, and ends with an objection.
 */
export function createLensReminders(deps: Deps) {
  const { orderRepository, declarations, subscribers, shop, mail, secrets, database, now } = deps
  const seconds = () => Math.floor(now().getTime() / 1000)

  /** Whether its buyer is to be written to now. It is asked again when the email is sent. */
  async function isWanted({ order, obstacle }: LensReminder): Promise<boolean> {
    if (obstacle !== null || !isLensReminderDue(order, now().toISOString())) return false
    const variant = variantOf(order)
    if (!(await shop(variant).configuration()).flags.lensReminder) return false
    const { email } = order.customer.email
    const hasConsent = !needsConsentToReminder(VARIANTS[variant].country)
    if (!hasConsent && !(await subscribers.has({ email, variant }))) return false
    return !(await declarations.hasOpenWithdrawal(order.id))
  }

  async function remind(db: Db, reminder: LensReminder): Promise<void> {
    const orderId = reminder.order.id
    if (await isWanted(reminder))
      await mail.enqueue(db, {
        key: `${LENS_REMINDER_EMAIL}:${orderId}`,
        kind: LENS_REMINDER_EMAIL,
        payload: { orderId },
      })
    await orderRepository.settleLensReminder(orderId)
  }

  return {
    /**
     * Queues the reminders that are due, each once: the queue accepts a key once, and afterwards the order waits for none any more. A
     * process that stops between the two does it again, with the same key.
     */
    async remindAll(signal?: AbortSignal): Promise<void> {
      const db = await database()
      const due = everyEntry(orderRepository.dueLensReminders, ({ order }) => order.id)
      await sweep(due, (reminder) => remind(db, reminder), signal).finally(() => mail.deliverSoon())
    },

    /** The order that the buyer is to be reminded of; null where they are not any more. */
    async wanted(orderId: string): Promise<Order | null> {
      const reminder = await orderRepository.lensReminder(orderId)
      return reminder && (await isWanted(reminder)) ? reminder.order : null
    },

    /** The order whose lenses a link offers again. It changes nothing, because programs open links as well. */
    async orderOf(token: string): Promise<Result<Order, LensLinkFailure>> {
      const read = lensReminderLinks.order.read(secrets, token, seconds())
      if (!read.ok) return read
      const order = (await orderRepository.lensReminder(read.value))?.order
      if (!order || order.valuesRemoval || suppliedLenses(order).length === 0) return fail('over')
      return ok(order)
    },

    /** Whether a link objects to reminders; opening it changes nothing. */
    isObjection: (token: string): boolean => lensReminderLinks.object.read(secrets, token, seconds()).ok,

    /** Objects for the mailbox of a link, in the shop of its order. Again it is the same; false for a forged link. */
    async objectByLink(token: string): Promise<boolean> {
      const read = lensReminderLinks.object.read(secrets, token, seconds())
      if (!read.ok) return false
      const order = (await orderRepository.lensReminder(read.value))?.order
      if (order) await orderRepository.recordObjection(variantOf(order), order.customer.email.email, true)
      return true
    },

    setObjection: orderRepository.recordObjection,

    /** When a mailbox has objected to the reminders of a shop, RFC 3339; null where it has not. */
    objectedAt: orderRepository.objectedAt,
  }
}

export type LensReminders = ReturnType<typeof createLensReminders>

export const lensRemindersJob = ({ remindAll }: Pick<LensReminders, 'remindAll'>): Job => ({
  name: 'lens-reminders',
  recurs: { everySeconds: INTERVAL },
  run: ({ signal }) => remindAll(signal),
})
