import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/**
 * The confirmed subscribers of each shop's newsletter. Rows are added on confirmation and deleted on
 * unsubscription.
 */
export const newsletterSubscriber = pgTable(
  'newsletter_reader',
  {
    email: text('email').notNull(),
    variant: text('variant').notNull(),
    requestedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.variant] })],
)
