import { sql } from 'drizzle-orm'
import { date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Branch } from '#domain/branch/branch.ts'

/** `document` is the branch; the other columns are what of it is searched. */
export const branch = pgTable(
  'branch',
  {
    id: integer('id').primaryKey(),
    country: text('country').notNull(),
    /** As addresses write them. */
    countySlug: text('county_slug').notNull(),
    citySlug: text('city_slug').notNull(),
    zip: text('zip').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    services: text('services').array().notNull(),
    opensOn: date('opens_on'),
    closesOn: date('closes_on'),
    formerIds: integer('former_ids').array().notNull(),
    document: jsonb('document').$type<Branch>().notNull(),
  },
  (table) => [
    index('branch_city').on(table.country, table.citySlug),
    index('branch_zip').on(table.country, table.zip, table.id),
    index('branch_position').on(table.country, table.latitude, table.longitude),
    index('branch_open').on(table.country, table.opensOn, table.closesOn),
    index('branch_former').using('gin', sql`${table.formerIds}`),
  ],
)

/** The pieces of a variant that lie in a branch. They are not part of the stock of the warehouse. */
export const branchStock = pgTable(
  'branch_stock',
  {
    variantId: integer('variant_id').notNull(),
    branchId: integer('branch_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.branchId] }),
    index('branch_stock_branch').on(table.branchId),
  ],
)
