import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { GroupSet } from '#domain/catalogue/attribute.ts'
import type { PerLanguage } from './types.ts'

export const attributeGroup = pgTable('attribute_group', {
  id: integer('id').primaryKey(),
  key: text('key').notNull().unique(),
  type: text('type'),
  /** How it is offered as a filter: a list of values, yes or no, or not at all ("text"). */
  kind: text('kind').$type<'choice' | 'figure' | 'boolean' | 'text'>().notNull(),
  multiSelect: boolean('multi_select').notNull().default(false),
  isFilter: boolean('is_filter').notNull().default(false),
  /** Whether the words of its values' labels find products. */
  isSearched: boolean('is_searched').notNull().default(true),
  position: integer('position').notNull().default(0),
  labels: jsonb('labels').$type<PerLanguage<string>>().notNull(),
})

export const attributeValue = pgTable(
  'attribute_value',
  {
    id: integer('id').primaryKey(),
    groupId: integer('group_id')
      .notNull()
      .references(() => attributeGroup.id, { onDelete: 'cascade' }),
    /** Stable and the same in all languages: "havana", "52" (numbers), "true" and "false" (booleans). */
    value: text('value').notNull(),
    labels: jsonb('labels').$type<PerLanguage<string>>().notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('attribute_value_group').on(table.groupId)],
)

export const advancedAttribute = pgTable('advanced_attribute', {
  id: integer('id').primaryKey(),
  key: text('key').notNull().unique(),
  type: text('type'),
  labels: jsonb('labels').$type<PerLanguage<string>>().notNull(),
})

export const advancedValue = pgTable('advanced_value', {
  id: integer('id').primaryKey(),
  attributeId: integer('attribute_id')
    .notNull()
    .references(() => advancedAttribute.id, { onDelete: 'cascade' }),
  values: jsonb('values').$type<PerLanguage<GroupSet[]>>().notNull(),
})

export const brand = pgTable('brand', {
  /** The id of its value in the attribute group "brand". */
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  logoHash: text('logo_hash'),
  customData: jsonb('custom_data').$type<Record<string, unknown>>().notNull().default({}),
  externalReference: text('external_reference'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull(),
})
