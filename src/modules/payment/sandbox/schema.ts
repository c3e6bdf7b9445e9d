import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PaymentStatus } from '#domain/order/payment.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** How the test bank answers to payments without the shopper. */
export const SANDBOX_MANDATES = ['succeeds', 'declines', 'customer-needed', 'expires'] as const
export type SandboxMandate = (typeof SANDBOX_MANDATES)[number]

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
  /** What later payments without the shopper come to; `expires` after three months. */
  mandate: text('mandate').$type<SandboxMandate>().notNull().default('succeeds'),
  /** Whether it is also the mandate for later payments. */
  isRecurring: boolean('is_recurring').notNull().default(false),
  returnTo: text('return_to').notNull(),
  cancelTo: text('cancel_to').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
