import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { DeclarationRecord } from './declaration-record.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Withdrawals from contracts and cancellations of subscriptions, as received. */
export const declaration = pgTable('declaration', {
  /** Derived from the declaration and the day: the same declaration sent twice has the same key. */
  key: text('key').primaryKey(),
  kind: text('kind').notNull(),
  variant: text('variant').notNull(),
  receivedAt: moment('received_at').notNull(),
  /** The number of the order, or the name of the contract. */
  contract: text('contract').notNull(),
  declared: jsonb('declared').$type<DeclarationRecord>().notNull(),
  /** When the operator, or the shop itself, carried it out; null until then. */
  settledAt: moment('settled_at'),
})
