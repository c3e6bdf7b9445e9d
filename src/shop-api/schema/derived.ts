import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { bytes, ordinaryText } from './types.ts'

/*
 * The tables that `rebuildIndexes` derives. Its rows belong to one version: a new index is written beside the one that
 * is read, and its version then becomes the current one. Every product has an ordinal: its position when all products are
 * ordered by id. A set of products is a string of bits, one per ordinal (32-bit little-endian words). A
 * filter is an AND of sets and a count is the number of ones: 12 KB of work at 100,000 products, whatever the
 * request. Processes cache the sets that they use in memory, for one version of the catalogue.
 */

/**
 * One row, id 1: the current version of the index, and the `INDEX_RULES` (indexing/index-rules.ts) when it was derived. `stock_version` grows with each change of prices and
 * of the sold-out data.
 */
export const catalogue = pgTable('catalogue', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  stockVersion: bigint('stock_version', { mode: 'number' }).notNull().default(0),
  rules: smallint('rules').notNull().default(0),
  products: integer('products').notNull(),
  indexedAt: timestamp('indexed_at', { withTimezone: true, mode: 'string' }).notNull(),
})

/** Versions that were current before. Their rows are removed once no request reads them any more. */
export const replacedIndex = pgTable('replaced_index', {
  version: bigint('version', { mode: 'number' }).primaryKey(),
  replacedAt: timestamp('replaced_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
})

/** Postgres notifies this channel when a product sells out, is available again or has another price, and of each new index. */
export const STOCK_CHANNEL = 'stock_changed'

const ofVersion = () => bigint('version', { mode: 'number' }).notNull()

/**
 * A product whose offer changed at that time: a variant sold out or became available again, which a trigger on the stock
 * notes so that every writer is covered, or its price in a shop is another one.
 */
export const stockChange = pgTable(
  'stock_change',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    productId: integer('product_id').notNull(),
    /** Where the price changed; null: the stock has, in all shops. */
    shopId: integer('shop_id'),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** The version of the stock and prices that includes the change; null until there is one. */
    version: bigint('version', { mode: 'number' }),
  },
  (table) => [index('stock_change_version').on(table.version)],
)

/** The sets of a shop, which change with prices and stock. */
export const OFFER_FACETS = ['visible', 'unlisted', 'soldOut', 'free', 'sale'] as const
export type OfferFacet = (typeof OFFER_FACETS)[number]

/** `ref` is the shop for the sets of a shop; the attribute value or the category (including its descendants); 0 for isNew. */
export type FacetKind = OfferFacet | 'value' | 'category' | 'isNew' | 'demoted'

export const facet = pgTable(
  'facet',
  {
    version: ofVersion(),
    kind: text('kind').$type<FacetKind>().notNull(),
    ref: integer('ref').notNull(),
    products: bytes('products').notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.kind, table.ref] })],
)

/**
 * Ordinals in ascending order of `key`, with the amount of each. For one shop: price (lowest of the variants,
 * minor units), reduction (highest, in hundredths of a percent). For all shops (shop 0): id, new (minutes
 * since 1970), and each sorting key.
 */
export const ordering = pgTable(
  'ordering',
  {
    version: ofVersion(),
    shopId: integer('shop_id').notNull(),
    key: text('key').notNull(),
    ordinals: bytes('ordinals').notNull(),
    amounts: bytes('amounts').notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.shopId, table.key] })],
)

/** The vocabulary of a language, without accents, with the stem under which each word is indexed. */
export const word = pgTable(
  'word',
  {
    version: ofVersion(),
    language: text('language').notNull(),
    word: ordinaryText('word').notNull(),
    stem: text('stem').notNull(),
    /** The number of labels and names in which it occurs. */
    frequency: integer('frequency').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.version, table.language, table.word] }),
    index('word_stem').on(table.version, table.language, table.stem),
    // On an expression, so that the planner uses it for similarity alone: it can also serve equality, but a
    // hundred times slower.
    index('word_alike').using('gin', sql`lower(${table.word}) gin_trgm_ops`),
  ],
)

/** Where a stem occurs: in labels of attribute values, names of categories, names of products. */
export const posting = pgTable(
  'posting',
  {
    version: ofVersion(),
    language: text('language').notNull(),
    stem: text('stem').notNull(),
    /**
     * 2: the word itself, or the head of a compound (Brille in Lesebrille); 1: the purpose of a thing
     * (lunettes in étui pour lunettes); 0: another part of a compound (Brille in Brillenetui).
     */
    strength: smallint('strength').notNull(),
    valueIds: integer('value_ids').array().notNull(),
    categoryIds: integer('category_ids').array().notNull(),
    /** A set as in facet if that is shorter, else 32-bit ordinals. */
    products: bytes('products').notNull(),
    isSet: boolean('is_set').notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.language, table.stem, table.strength] })],
)
