import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Emails to send and sent emails. The payload is deleted when it was sent or given up. */
export const queuedEmail = pgTable(
  'mail_letter',
  {
    /** Identifies the event of the email: there is one email per key. */
    key: text('key').primaryKey(),
    /** The renderer of the email. */
    kind: text('kind').notNull(),
    payload: jsonb('about'),
    queuedAt: moment('queued_at').notNull(),
    /** When it is tried next; null after it was sent or given up. */
    dueAt: moment('due_at'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at'),
  },
  (table) => [index('mail_letter_due').on(table.dueAt)],
)
