import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Answers } from '#domain/checkout/answers.ts'
import type { CheckoutChange } from '#domain/checkout/checkout-view.ts'

/** The answers of a checkout. They are deleted with the order, or one month after the last change. */
export const checkoutDraft = pgTable(
  'checkout_draft',
  {
    /** Identifies the basket, and no person. */
    basketKey: text('basket_key').primaryKey(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    /** What had changed when an order could not be placed, and what was removed from the basket since it was last shown. */
    changes: jsonb('changes').$type<CheckoutChange[]>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('checkout_draft_changed_at').on(table.changedAt)],
)
