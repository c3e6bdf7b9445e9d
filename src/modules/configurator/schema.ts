import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import type { LatestSaves } from '#domain/configurator/numbered-save.ts'
import type { Affirmed } from '#domain/prescription/made-to-measure.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'

/** The answers about a pair of glasses that is being put together. They are data about health: nothing logs them. */
export const configuratorDraft = pgTable(
  'configurator_draft',
  {
    /** Identifies the basket, and no person. */
    basketKey: text('basket_key').notNull(),
    variantId: integer('variant_id').notNull(),
    /** The group of the basket that is being edited; empty for a new pair. */
    groupId: text('group_id').notNull(),
    answers: jsonb('answers').$type<ConfiguratorAnswers>().notNull(),
    fromOrder: jsonb('from_order').$type<PrescriptionFromOrder>(),
    latestSaves: jsonb('latest_saves').$type<LatestSaves>(),
    affirmed: jsonb('affirmed').$type<Affirmed>(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.basketKey, table.variantId, table.groupId] }),
    index('configurator_draft_changed_at').on(table.changedAt),
  ],
)
