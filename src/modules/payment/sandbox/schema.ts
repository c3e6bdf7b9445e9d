import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PaymentStatus } from '#domain/order/payment.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** The payments of the sandbox. Their ids are those of the shop's payments. */
export const sandboxPayment = pgTable('sandbox_payment', {
  id: text('id').primaryKey(),
  /** Minor units. */
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  /** The language tag of the page. */
  language: text('language').notNull(),
  status: text('standing').$type<PaymentStatus>().notNull(),
  /** When a processing payment becomes authorised. */
  settlesAt: moment('settles_at'),
  refunded: integer('refunded').notNull().default(0),
  returnTo: text('return_to').notNull(),
  cancelTo: text('cancel_to').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
