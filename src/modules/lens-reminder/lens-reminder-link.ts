import { createIdLink } from '#modules/tokens/signed-link.ts'

/** What a link in a reminder does: it opens the goods, for 60 days, or objects to further reminders, at any time. */
export type LensReminderPurpose = 'order' | 'object'

/** The links of a reminder; they name the order, no mailbox and no values. */
export const lensReminderLinks = {
  order: createIdLink({ purpose: 'lens-reminder order', lifetime: 60 * 24 * 60 * 60 }),
  object: createIdLink({ purpose: 'lens-reminder object', lifetime: Number.POSITIVE_INFINITY }),
} satisfies Record<LensReminderPurpose, unknown>
