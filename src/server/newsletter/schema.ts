import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Who gets the newsletter of which shop. Nobody is in here before he has confirmed, nor after he has left. */
export const newsletterReader = pgTable(
  'newsletter_reader',
  {
    email: text('email').notNull(),
    variant: text('variant').notNull(),
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.variant] })],
)
