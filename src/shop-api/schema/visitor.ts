import type { DisplayData, ItemGroup } from '#domain/basket/basket.ts'
import type { ChosenPromotion } from '#domain/promotion/promotion.ts'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

const list = () => ({
  shopId: integer('shop_id').notNull(),
  key: text('key').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})
const item = () => ({
  key: text('key').notNull(),
  customData: jsonb('custom_data').$type<Record<string, unknown>>().notNull().default({}),
  itemGroup: jsonb('item_group').$type<ItemGroup>(),
  /** The id of `itemGroup`, in a basket else the values of contact lenses, or empty: a variant may be in two lines. A renewal's is its key. */
  groupId: text('group_id').notNull().default(''),
  position: integer('position').notNull(),
})

export const basket = pgTable('basket', list(), (table) => [
  primaryKey({ columns: [table.shopId, table.key] }),
])

export const basketItem = pgTable(
  'basket_item',
  {
    shopId: integer('shop_id').notNull(),
    basketKey: text('basket_key').notNull(),
    ...item(),
    variantId: integer('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    displayData: jsonb('display_data').$type<DisplayData>().notNull().default({}),
    promotions: jsonb('promotions').$type<ChosenPromotion[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.basketKey, table.key] }),
    uniqueIndex('basket_item_line').on(table.shopId, table.basketKey, table.variantId, table.groupId),
  ],
)

export const wishlist = pgTable('wishlist', list(), (table) => [
  primaryKey({ columns: [table.shopId, table.key] }),
])

export const wishlistItem = pgTable(
  'wishlist_item',
  {
    shopId: integer('shop_id').notNull(),
    wishlistKey: text('wishlist_key').notNull(),
    ...item(),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.wishlistKey, table.key] }),
    uniqueIndex('wishlist_item_line').on(
      table.shopId,
      table.wishlistKey,
      table.productId,
      table.variantId,
      table.groupId,
    ),
  ],
)
