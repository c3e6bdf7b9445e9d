import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Standing } from '#domain/order/payment.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** What the bank of the sandbox knows. Its ids are those of the shop's payments. */
export const sandboxPayment = pgTable('sandbox_payment', {
  id: text('id').primaryKey(),
  /** Minor units. */
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  /** The tag of the language that the page speaks. */
  language: text('language').notNull(),
  standing: text('standing').$type<Standing>().notNull(),
  /** When what is processing is authorised. */
  settlesAt: moment('settles_at'),
  refunded: integer('refunded').notNull().default(0),
  returnTo: text('return_to').notNull(),
  cancelTo: text('cancel_to').notNull(),
})
