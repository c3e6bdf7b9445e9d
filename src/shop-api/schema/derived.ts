import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bits, int32s } from './types.ts'

/*
 * What `rebuildIndexes` derives. Every product has an ordinal: its place when all products are ordered by id. A set of products is
 * one bit string, so a filter is an AND, its counts are bit counts, and the work grows with a 256th of the products' bytes.
 */

/** One row. `version` grows with each rebuild; what processes keep in memory is valid for one version. */
export const catalogue = pgTable('catalogue', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  products: integer('products').notNull(),
  indexedAt: timestamp('indexed_at', { withTimezone: true, mode: 'string' }).notNull(),
})

/** The id of the product at each ordinal is `ordering` 'id'. */
export const facet = pgTable(
  'facet',
  {
    /**
     * value: products having the attribute value `ref` · category: in or below category `ref` · shop: visible in shop `ref` ·
     * soldOut, free, sale: in shop `ref` · isNew, isActive: `ref` 0.
     */
    kind: text('kind').notNull(),
    ref: integer('ref').notNull(),
    bits: bits('bits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.ref] })],
)

/** Products of a shop (0: of all) in ascending order of `key`, with what they are ordered by. */
export const ordering = pgTable(
  'ordering',
  {
    shopId: integer('shop_id').notNull(),
    key: text('key').notNull(),
    ordinals: int32s('ordinals').notNull(),
    amounts: int32s('amounts').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.key] })],
)

/** The vocabulary of a language: each written word, the stem that it is filed under, and how often it occurs. */
export const word = pgTable(
  'word',
  {
    language: text('language').notNull(),
    word: text('word').notNull(),
    stem: text('stem').notNull(),
    frequency: integer('frequency').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index('word_stem').on(table.language, table.stem),
    index('word_trigrams').using('gin', table.word.op('gin_trgm_ops')),
  ],
)

/** Where a stem occurs: in facets (which have bits already) and in the names of products, whose bits stand here. */
export const posting = pgTable(
  'posting',
  {
    language: text('language').notNull(),
    stem: text('stem').notNull(),
    valueIds: integer('value_ids').array().notNull().default([]),
    categoryIds: integer('category_ids').array().notNull().default([]),
    ordinals: integer('ordinals').array().notNull().default([]),
    bits: bits('bits'),
  },
  (table) => [primaryKey({ columns: [table.language, table.stem] })],
)
