import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CategoryCustomData } from '#domain/catalogue/category.ts'
import type { NavigationItem } from '#domain/navigation/tree.ts'
import type { ShopConfiguration } from '#domain/shop/configuration.ts'

/*
 * How the tables relate
 *
 * shop            one country-language variant: its currency, its language, its configuration.
 * category        one tree for all shops (`parentId` 0 for roots); category_text names a node in each language. A node without a
 *                 text in a language does not exist in that language's shops, and neither do its descendants.
 * attribute_group, attribute_value   the closed lists of labels. Products and variants refer to values by `valueIds` (int[]);
 *                 values that are in no list (EAN, model name) are in their `texts`, by group key.
 * advanced_attribute, advanced_value structured values, shared: products and variants refer to them by `advancedIds`.
 * brand           its id is the id of its value in the attribute group "brand".
 * product         in the categories `categoryIds` (list the deepest ones; their parents follow), sold in the shops `shopIds`,
 *                 sibling of the products with the same `masterKey`; its brand is the brand value among `valueIds`.
 * variant         of one product; stock has one row per variant, price one per variant and shop. A variant without a price in a
 *                 shop is not sold there.
 * picture         what an image hash shows; product.images hold the hashes.
 * campaign, promotion, redirect, navigation_tree   of the shops in their rows.
 * basket, wishlist and their items belong to a key that the caller creates.
 * catalogue, facet, ordering, word, posting   are derived from the rest by `rebuildIndexes` and never written by hand.
 */

export const shop = pgTable('shop', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  /** Two letters. */
  country: text('country').notNull(),
  language: text('language').notNull(),
  currency: text('currency').notNull(),
  configuration: jsonb('configuration').$type<ShopConfiguration>().notNull(),
  properties: jsonb('properties').$type<{ key: string; value: string }[]>().notNull().default([]),
})

export const category = pgTable('category', {
  id: integer('id').primaryKey(),
  parentId: integer('parent_id').notNull().default(0),
  position: integer('position').notNull().default(0),
  isHidden: boolean('is_hidden').notNull().default(false),
  /** Slugs of the filters offered here. Empty: all filters of the products here. */
  supportedFilter: jsonb('supported_filter').$type<string[]>().notNull().default([]),
  /** Country (two letters) → data. */
  countryCustomData: jsonb('country_custom_data')
    .$type<Record<string, Record<string, unknown>>>()
    .notNull()
    .default({}),
})

export const categoryText = pgTable(
  'category_text',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    properties: jsonb('properties').$type<{ name: string; value: string }[]>().notNull().default([]),
    customData: jsonb('custom_data').$type<CategoryCustomData>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.language] })],
)

export const redirect = pgTable(
  'redirect',
  {
    id: integer('id').primaryKey(),
    shopId: integer('shop_id').notNull(),
    source: text('source').notNull(),
    target: text('target').notNull(),
    statusCode: integer('status_code').notNull().default(301),
  },
  (table) => [uniqueIndex('redirect_source').on(table.shopId, table.source)],
)

export const navigationTree = pgTable(
  'navigation_tree',
  {
    id: integer('id').primaryKey(),
    shopId: integer('shop_id').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** In the language of the shop; a category item does not contain its category, which is added on request. */
    items: jsonb('items').$type<NavigationItem[]>().notNull(),
  },
  (table) => [index('navigation_tree_shop').on(table.shopId)],
)
