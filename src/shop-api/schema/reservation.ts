import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ReservationLetter, ReservationStatus } from '#domain/branch/reservation.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** A piece of a branch that waits for somebody. Its piece is not in `branch_stock` until the reservation ends without it. */
export const reservation = pgTable(
  'reservation',
  {
    id: text('id').primaryKey(),
    shopId: integer('shop_id').notNull(),
    branchId: integer('branch_id').notNull(),
    variantId: integer('variant_id').notNull(),
    attemptKey: text('attempt_key').notNull(),
    customerId: text('customer_id'),
    status: text('status').$type<ReservationStatus>().notNull(),
    reservedAt: moment('reserved_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    letter: text('letter').$type<ReservationLetter>(),
    goods: text('goods').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
  },
  (table) => [
    uniqueIndex('reservation_attempt').on(table.attemptKey),
    index('reservation_customer').on(table.customerId, table.reservedAt),
    index('reservation_mailbox')
      .on(sql`mailbox_of(${table.email})`)
      .where(sql`status = 'reserved'`),
    index('reservation_guest_mailbox')
      .on(sql`lower(${table.email})`)
      .where(sql`customer_id is null`),
    index('reservation_expiry')
      .on(table.expiresAt)
      .where(sql`status = 'reserved'`),
    index('reservation_letter')
      .on(table.id)
      .where(sql`letter is not null`),
  ],
)
