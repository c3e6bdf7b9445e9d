import type { Order } from '#domain/order/order.ts'
import type { LensReminder } from '#domain/subscription/lens-reminder.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { createLensReminders } from '#modules/lens-reminder/lens-reminders.ts'
import { queuedEmail } from '#modules/email/schema.ts'
import { testAfterSale } from './after-sale.ts'
import { aConfiguration } from './configuration.ts'
import { inPages } from './pages.ts'

export const DUE = '2027-01-14T10:00:00Z'

type State = {
  obstacle?: LensReminder['obstacle']
  isFlagOn?: boolean
  isReader?: boolean
  isWithdrawn?: boolean
  /** How often the mark of an order fails to be written. */
  failures?: number
}

/** A shop with one order, whose clock and state can be changed. */
export async function lensReminderShop(given: Order | null, initial: State = {}) {
  const { afterSale, db } = await testAfterSale()
  const state = { today: DUE, order: given, isSettled: false, failures: 0, ...initial }
  const objections = new Map<string, string>()
  const keyOf = (variant: VariantCode, email: string) => `${variant} ${email}`
  const entry = (): LensReminder | null =>
    state.order && { order: state.order, obstacle: state.obstacle ?? null }
  const configuration = aConfiguration()
  const reminders = createLensReminders({
    orderRepository: {
      dueLensReminders: inPages(
        () => [entry()].filter((each) => each !== null && !state.isSettled).flatMap((each) => each ?? []),
        ({ order }) => order.id,
      ),
      lensReminder: async (id) => (id === state.order?.id ? entry() : null),
      async settleLensReminder() {
        if (state.failures > 0) {
          state.failures -= 1
          throw new Error('the process was killed')
        }
        state.isSettled = true
      },
      async recordObjection(variant, email, isObjected) {
        if (isObjected) objections.set(keyOf(variant, email), state.today)
        else objections.delete(keyOf(variant, email))
      },
      objectedAt: async (variant, email) => objections.get(keyOf(variant, email)) ?? null,
    },
    declarations: { hasOpenWithdrawal: async () => state.isWithdrawn ?? false },
    subscribers: { has: async () => state.isReader ?? false },
    shop: () => ({
      configuration: async () => ({
        ...configuration,
        flags: { ...configuration.flags, lensReminder: state.isFlagOn ?? true },
      }),
    }),
    mail: afterSale.mail,
    secrets: ['secret'],
    database: async () => db,
    now: () => new Date(state.today),
  })
  const queued = async () => (await db.select().from(queuedEmail)).map(({ key }) => key).toSorted()
  return { reminders, state, objections, queued }
}
