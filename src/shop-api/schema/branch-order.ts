import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BranchOrder, BranchOrderStatus } from '#domain/branch/branch-order.ts'

type Document = Pick<BranchOrder, 'currencyCode' | 'lines' | 'readyAt' | 'collectedAt' | 'warrantyUntil'> & {
  customer: Pick<BranchOrder['customer'], 'firstName' | 'lastName' | 'zip'>
}

/** What was bought in a branch. */
export const branchOrder = pgTable(
  'branch_order',
  {
    id: text('id').primaryKey(),
    key: text('key').notNull(),
    shopId: integer('shop_id').notNull(),
    branchId: integer('branch_id').notNull(),
    customerId: text('customer_id'),
    email: text('email').notNull(),
    status: text('status').$type<BranchOrderStatus>().notNull(),
    orderedAt: timestamp('ordered_at', { withTimezone: true, mode: 'string' }).notNull(),
    hasLetter: boolean('has_letter').notNull().default(false),
    /** Its values go when they are no longer needed to make the goods. */
    isWithoutValuesSoon: boolean('is_without_values_soon').notNull().default(false),
    document: jsonb('document').$type<Document>().notNull(),
  },
  (table) => [
    uniqueIndex('branch_order_key').on(table.key),
    index('branch_order_customer').on(table.customerId, table.orderedAt),
    index('branch_order_letter')
      .on(table.id)
      .where(sql`has_letter`),
  ],
)
