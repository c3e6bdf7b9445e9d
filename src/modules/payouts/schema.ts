import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The account to which a refund is paid. Deleted with the payout. */
export const payoutAccount = pgTable('payout_account', {
  orderId: text('order_id').primaryKey(),
  holder: text('holder').notNull(),
  /** Without spaces. */
  iban: text('iban').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull(),
})
