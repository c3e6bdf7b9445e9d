import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Letters to be sent and those that were. What a letter is about is forgotten once it is on its way. */
export const mailLetter = pgTable(
  'mail_letter',
  {
    /** Names what the letter tells of: there is one letter of a name. */
    key: text('key').primaryKey(),
    /** Who writes it. */
    kind: text('kind').notNull(),
    about: jsonb('about'),
    queuedAt: moment('queued_at').notNull(),
    /** When it is tried next; null once it is sent or given up. */
    dueAt: moment('due_at'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at'),
  },
  (table) => [index('mail_letter_due').on(table.dueAt)],
)
