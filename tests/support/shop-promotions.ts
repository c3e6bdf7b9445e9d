import { insertRows } from '#shop-api/bulk-insert.ts'
import type { Db } from '#platform/database.ts'
import { promotion } from '#shop-api/schema/marketing.ts'
import { fillTypedCatalogue } from './typed-catalogue.ts'

const runs = { shopIds: [1], startsAt: '2026-05-01T00:00:00Z', endsAt: '2026-07-01T00:00:00Z', code: null }
const item = (condition: string) => ({ level: 'item' as const, key: 'category', condition })

/** In addition to those of the catalogue: "a" takes 10 % off with the code TEN, "b" is over. */
export const PROMOTIONS: (typeof promotion.$inferInsert)[] = [
  {
    ...runs,
    id: 'five',
    code: 'FIVE',
    name: 'Five off the order',
    priority: 5,
    effect: { type: 'automatic_discount', additionalData: { type: 'absolute', value: 500 } },
    conditions: [],
  },
  {
    ...runs,
    id: 'each',
    code: 'EACH',
    name: 'Five off each line',
    priority: 6,
    effect: {
      type: 'automatic_discount',
      additionalData: { type: 'absolute', value: 500, appliesTo: 'line' },
    },
    conditions: [],
  },
  {
    ...runs,
    id: 'sun',
    name: 'Five off sunglasses, from two',
    priority: 3,
    effect: { type: 'automatic_discount', additionalData: { type: 'absolute', value: 500 } },
    conditions: [
      item('item.category in 10'),
      { level: 'global', key: 'min_quantity', condition: 'basket.quantity >= 2' },
    ],
  },
  {
    ...runs,
    id: 'gift',
    name: 'A case for free',
    priority: 4,
    effect: {
      type: 'buy_x_get_y',
      additionalData: {
        variantIds: [110, 120],
        maxCount: 1,
        maxCountType: 'per_item_set',
        eligibleItemsQuantity: 1,
        discountType: 'relative',
        discountValue: 100,
        discountDistribution: 'none',
        applicableItemSelectionType: 'variant_ids',
      },
    },
    conditions: [item('item.category in 10')],
    customData: { '*': { giftConditions: { minQuantity: 1, minOrderValue: 15_000 } } },
  },
]

/** The typed catalogue with these promotions. */
export async function fillShopWithPromotions(db: Db): Promise<void> {
  await fillTypedCatalogue(db)
  for (const row of PROMOTIONS) await insertRows(db, promotion, [row])
}
