import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Subscription } from '#domain/subscription/subscription.ts'
import type { SubscriptionStatus } from '#domain/subscription/status.ts'

/** A subscription; the columns beside the document are those by which it is found. */
export const subscription = pgTable(
  'subscription',
  {
    id: text('id').primaryKey(),
    /** Its first order. */
    orderId: text('order_id').notNull(),
    shopId: integer('shop_id').notNull(),
    customerId: text('customer_id').notNull(),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    dueOn: date('due_on'),
    hasLetters: boolean('has_letters').notNull(),
    /** The payment by which renewals are paid: the provider's reference of the last one that the customer has made. */
    mandate: text('mandate'),
    document: jsonb('document').$type<Subscription>().notNull(),
  },
  (table) => [
    index('subscription_order').on(table.orderId),
    index('subscription_customer').on(table.customerId),
    index('subscription_due')
      .on(table.dueOn)
      .where(sql`status in ('active', 'paused', 'suspended')`),
    index('subscription_letters')
      .on(table.id)
      .where(sql`has_letters`),
  ],
)
