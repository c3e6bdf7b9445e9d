import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { VariantCode } from '#i18n/variants.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/**
 * Who wants to know when a variant is back in stock. Rows are added on confirmation, and deleted with the email, on
 * request, or after half a year.
 */
export const stockAlert = pgTable(
  'stock_alert',
  {
    email: text('email').notNull(),
    /** The shop, "de-de". */
    shop: text('shop').$type<VariantCode>().notNull(),
    variantId: integer('variant_id').notNull(),
    productId: integer('product_id').notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shop, table.variantId, table.email] })],
)
