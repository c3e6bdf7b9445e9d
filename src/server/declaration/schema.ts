import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Declared } from './declared.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Withdrawals from contracts and cancellations of subscriptions, as they came in. */
export const declaration = pgTable('declaration', {
  /** Made of what was declared and of the day: declared twice, it is the same. */
  key: text('key').primaryKey(),
  kind: text('kind').notNull(),
  variant: text('variant').notNull(),
  receivedAt: moment('received_at').notNull(),
  /** The number of the order, or what the contract was called. */
  contract: text('contract').notNull(),
  declared: jsonb('declared').$type<Declared>().notNull(),
  /** When the operator has done what it asks for; null until then. */
  settledAt: moment('settled_at'),
})
