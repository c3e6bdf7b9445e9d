import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Appointment } from '#domain/appointment/appointment.ts'
import type { AppointmentStatus } from '#domain/appointment/status.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** An appointment or a slot that is held; the columns beside the document are those by which it is found. */
export const appointment = pgTable(
  'appointment',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull(),
    /** Of the request that made it. */
    key: text('key').notNull(),
    branchId: integer('branch_id').notNull(),
    customerId: text('customer_id'),
    email: text('email'),
    status: text('status').$type<AppointmentStatus>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    heldUntil: moment('held_until'),
    hasLetters: boolean('has_letters').notNull(),
    document: jsonb('document').$type<Appointment>().notNull(),
  },
  (table) => [
    uniqueIndex('appointment_number').on(table.number),
    uniqueIndex('appointment_key').on(table.key),
    index('appointment_branch')
      .on(table.branchId, table.startsAt)
      .where(sql`status in ('held', 'booked')`),
    index('appointment_start').on(table.startsAt),
    index('appointment_customer').on(table.customerId),
    index('appointment_mailbox')
      .on(sql`mailbox_of(${table.email})`)
      .where(sql`status = 'booked'`),
    index('appointment_guest_mailbox')
      .on(sql`lower(${table.email})`)
      .where(sql`customer_id is null`),
    index('appointment_letters')
      .on(table.id)
      .where(sql`has_letters`),
  ],
)

/** Times at which a branch takes no appointments. */
export const branchBlock = pgTable(
  'branch_block',
  {
    branchId: integer('branch_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.startsAt, table.endsAt] })],
)
