import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PerLanguage } from './types.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const shops = () => integer('shop_ids').array().notNull()
const data = () => jsonb('custom_data').$type<PerLanguage<Record<string, unknown>>>().notNull().default({})

export type CampaignTexts = {
  name: string
  description: string
  headline: string
  subline: string
  link: string
  badgeLabel: string
  condition: string
}

/**
 * Takes `reduction` whole percent off the products with the attribute value `valueId`, for requests that send
 * its key.
 */
export const campaign = pgTable('campaign', {
  id: integer('id').primaryKey(),
  key: text('key').notNull().unique(),
  shopIds: shops(),
  reduction: integer('reduction').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  valueId: integer('value_id').notNull(),
  colorStyle: text('color_style').notNull().default('light'),
  color: text('color'),
  hideCountdown: boolean('hide_countdown').notNull().default(false),
  texts: jsonb('texts').$type<PerLanguage<CampaignTexts>>().notNull(),
  customData: data(),
})

export type PromotionEffect =
  | {
      type: 'automatic_discount'
      additionalData: { type: 'absolute' | 'relative'; value: number; appliesTo?: 'order' | 'line' }
    }
  | {
      type: 'buy_x_get_y'
      additionalData: {
        variantIds: number[]
        maxCount: number
        maxCountType: string
        eligibleItemsQuantity: number
        discountType: 'absolute' | 'relative'
        discountValue: number
        discountDistribution: string
        applicableItemSelectionType: string
      }
    }
  | {
      type: 'combo_deal'
      additionalData: { price: number; eligibleItemsQuantity: number; maxCountType: string }
    }

export type PromotionCondition = { level: 'item' | 'global'; key: string; condition: string }

export const promotion = pgTable('promotion', {
  id: text('id').primaryKey(),
  shopIds: shops(),
  code: text('code'),
  name: text('name').notNull(),
  displayNames: jsonb('display_names').$type<PerLanguage<string>>().notNull().default({}),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** The smaller is applied first. */
  priority: integer('priority').notNull().default(0),
  effect: jsonb('effect').$type<PromotionEffect>().notNull(),
  conditions: jsonb('conditions').$type<PromotionCondition[]>().notNull().default([]),
  customData: data(),
})
