import { sql } from 'drizzle-orm'
import { customType, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The embedded Postgres takes ten times as long for bytes as they are, and answers nobody meanwhile. */
const bytea = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => sql`decode(${Buffer.from(bytes).toString('base64')}, 'base64')`,
})

/** The picture of a reading slip, for a pair whose values follow. Its content is encrypted. */
export const prescriptionSlip = pgTable(
  'prescription_slip',
  {
    orderId: text('order_id').notNull(),
    /** The group of the pair in the order. */
    groupId: text('group_id').notNull(),
    contentType: text('content_type').$type<'image/jpeg' | 'application/pdf'>().notNull(),
    content: bytea('content').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.groupId] })],
)
