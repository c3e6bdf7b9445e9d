import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Answers } from '#domain/checkout/answers.ts'
import type { OrderChange } from '#domain/order/place-order.ts'

/** What somebody has answered on his way to an order. It goes with the order, or a month after it was last touched. */
export const checkoutDraft = pgTable(
  'checkout_draft',
  {
    /** Names the basket, and nobody. */
    basketKey: text('basket_key').primaryKey(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    /** What an order that was not placed has shown to be different. */
    changes: jsonb('changes').$type<OrderChange[]>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('checkout_draft_changed_at').on(table.changedAt)],
)
