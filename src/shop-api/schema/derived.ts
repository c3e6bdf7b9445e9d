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
 * The tables that `rebuildIndexes` derives. Every product has an ordinal: its position when all products are
 * ordered by id. A set of products is a string of bits, one per ordinal (32-bit little-endian words). A
 * filter is an AND of sets and a count is the number of ones: 12 KB of work at 100,000 products, whatever the
 * request. Processes cache the sets that they use in memory, for one version of the catalogue.
 */

/** One row, id 1. `version` grows with each rebuild, `stock_version` with each change of the sold-out data. */
export const catalogue = pgTable('catalogue', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  stockVersion: bigint('stock_version', { mode: 'number' }).notNull().default(0),
  products: integer('products').notNull(),
  indexedAt: timestamp('indexed_at', { withTimezone: true, mode: 'string' }).notNull(),
})

/**
 * A product with a variant that sold out at that time, or became available again. Written by a trigger on the
 * stock, so that every writer is covered.
 */
export const stockChange = pgTable(
  'stock_change',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    productId: integer('product_id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** The version of the stock that includes the change; null until there is one. */
    version: bigint('version', { mode: 'number' }),
  },
  (table) => [index('stock_change_version').on(table.version)],
)

/**
 * `ref` is the shop for visible, unlisted, soldOut, free and sale; the attribute value or the category (including its
 * descendants); 0 for isNew.
 */
export type FacetKind = 'value' | 'category' | 'visible' | 'unlisted' | 'soldOut' | 'free' | 'sale' | 'isNew'

export const facet = pgTable(
  'facet',
  {
    kind: text('kind').$type<FacetKind>().notNull(),
    ref: integer('ref').notNull(),
    products: bytes('products').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.ref] })],
)

/**
 * Ordinals in ascending order of `key`, with the amount of each. For one shop: price (lowest of the variants,
 * minor units), reduction (highest, in hundredths of a percent). For all shops (shop 0): id, new (minutes
 * since 1970), and each sorting key.
 */
export const ordering = pgTable(
  'ordering',
  {
    shopId: integer('shop_id').notNull(),
    key: text('key').notNull(),
    ordinals: bytes('ordinals').notNull(),
    amounts: bytes('amounts').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.key] })],
)

/** The vocabulary of a language, without accents, with the stem under which each word is indexed. */
export const word = pgTable(
  'word',
  {
    language: text('language').notNull(),
    word: ordinaryText('word').notNull(),
    stem: text('stem').notNull(),
    /** The number of labels and names in which it occurs. */
    frequency: integer('frequency').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index('word_stem').on(table.language, table.stem),
    // On an expression, so that the planner uses it for similarity alone: it can also serve equality, but a
    // hundred times slower.
    index('word_alike').using('gin', sql`lower(${table.word}) gin_trgm_ops`),
  ],
)

/** Where a stem occurs: in labels of attribute values, names of categories, names of products. */
export const posting = pgTable(
  'posting',
  {
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
  (table) => [primaryKey({ columns: [table.language, table.stem, table.strength] })],
)
