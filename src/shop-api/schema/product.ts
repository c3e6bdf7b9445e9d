import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Reduction } from '#domain/money/price.ts'
import type { RenderSpec } from '#domain/image/render-spec.ts'
import type { PerLanguage } from './types.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const ids = (name: string) => integer(name).array().notNull().default([])

/** An image's attributes as plain values: { imageKind: 'model_image', imageView: 'front' }. */
export type StoredImage = { hash: string; attributes?: Record<string, string> }

/** Free values of attributes without a closed list, by group key; a plain text is the same in all languages. */
export type Texts = Record<string, string | PerLanguage<string>>

const shared = () => ({
  referenceKey: text('reference_key').notNull().unique(),
  isComposite: boolean('is_composite').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  firstLiveAt: moment('first_live_at'),
  customData: jsonb('custom_data').$type<Record<string, unknown>>().notNull().default({}),
  valueIds: ids('value_ids'),
  advancedIds: ids('advanced_ids'),
  texts: jsonb('texts').$type<Texts>().notNull().default({}),
})

export const product = pgTable(
  'product',
  {
    id: integer('id').primaryKey(),
    ...shared(),
    masterKey: text('master_key').notNull(),
    names: jsonb('names').$type<PerLanguage<string>>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    isNew: boolean('is_new').notNull().default(false),
    shopIds: ids('shop_ids'),
    categoryIds: ids('category_ids'),
    images: jsonb('images').$type<StoredImage[]>().notNull().default([]),
    /** Sorting key → rank, as in { topseller: 12 }. */
    sorting: jsonb('sorting').$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [index('product_master_key').on(table.masterKey)],
)

export const variant = pgTable(
  'variant',
  {
    id: integer('id').primaryKey(),
    ...shared(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
  },
  (table) => [index('variant_product').on(table.productId)],
)

export const stock = pgTable('stock', {
  variantId: integer('variant_id')
    .primaryKey()
    .references(() => variant.id, { onDelete: 'cascade' }),
  supplierId: integer('supplier_id').notNull().default(1),
  warehouseId: integer('warehouse_id'),
  quantity: integer('quantity').notNull(),
  isSellableWithoutStock: boolean('is_sellable_without_stock').notNull().default(false),
  expectedAvailabilityAt: moment('expected_availability_at'),
})

/**
 * Amounts in minor units of the shop's currency, with tax. The tax amount and differences are computed when
 * read.
 */
export const price = pgTable(
  'price',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    shopId: integer('shop_id').notNull(),
    /** The price to pay, after `reductions`. */
    withTax: integer('with_tax').notNull(),
    /** Fraction: 0.19. */
    vatRate: doublePrecision('vat_rate').notNull(),
    /** In order of application; null if there are none. */
    reductions: jsonb('reductions').$type<Reduction[]>(),
    recommendedRetailPrice: integer('recommended_retail_price'),
    /** Lowest price of the preceding thirty days. */
    lowestPriorPrice: integer('lowest_prior_price'),
    /** Price of one `size` `unit`. */
    reference: jsonb('reference').$type<{ withTax: number; size: number; unit: string }>(),
    /**
     * Price promotion key → fraction taken off `withTax` for requests with that key, as { subscription: 0.1
     * }.
     */
    promotions: jsonb('promotions').$type<Record<string, number>>(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.shopId] })],
)

/** Prices that others have replaced, in minor units with tax; each was valid until `replacedAt`. */
export const priceHistory = pgTable(
  'price_history',
  {
    variantId: integer('variant_id').notNull(),
    shopId: integer('shop_id').notNull(),
    withTax: integer('with_tax').notNull(),
    replacedAt: moment('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.shopId, table.replacedAt, table.withTax] })],
)

/** What the image service draws for a hash. */
export const picture = pgTable('picture', {
  hash: text('hash').primaryKey(),
  picture: jsonb('picture').$type<RenderSpec>().notNull(),
  /** Insertion order, in which pictures are prerendered. */
  sequence: bigserial('sequence', { mode: 'number' }).notNull(),
})
