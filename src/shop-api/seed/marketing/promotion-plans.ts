import type { PromotionEffect } from '#shop-api/schema/marketing.ts'
import type { Currency } from '#shop-api/seed/shops/shops.ts'
import type names from '#shop-api/seed/tables/promotions.json'

export type Plan = {
  name: keyof typeof names
  /** Days from now. */
  from: number
  until: number
  isActive?: boolean
  /** For all currencies, or for each currency that has the promotion. */
  code?: string | Partial<Record<Currency, string>>
  /** Applies to the products of these categories; to all products if absent. */
  categories?: string[]
  /** Minimum number of these products in the basket. */
  minQuantity?: number
  /** What a gift requires: pieces, and euros in the basket. */
  gift?: { minQuantity: number; minOrderEuros?: number }
  /** Minimum value of the basket, in minor units. */
  minTotal?: Record<Currency, number>
  effect(euros: (amount: number) => number, gifts: Gifts, currency: Currency): PromotionEffect
}

export type Gifts = { cloths: number[]; cases: number[] }

export const PLANS: readonly Plan[] = [
  {
    name: 'second-pair',
    from: -40,
    until: 80,
    categories: ['glasses', 'sun'],
    minQuantity: 2,
    effect: () => automatic('relative', 15),
  },
  {
    name: 'autumn-frames',
    from: -10,
    until: 25,
    categories: ['glasses-shape-hexagon', 'glasses-shape-brow'],
    effect: () => automatic('relative', 10),
  },
  {
    name: 'lens-voucher',
    from: -20,
    until: 40,
    code: 'LINSEN5',
    categories: ['lenses'],
    effect: (euros) => automatic('absolute', euros(5)),
  },
  {
    name: 'care-gift',
    from: -30,
    until: 60,
    gift: { minQuantity: 2, minOrderEuros: 60 },
    effect: (_, { cloths }) => giftOf(cloths),
  },
  {
    name: 'three-cloths',
    from: -90,
    until: -30,
    isActive: false,
    effect: (euros) => ({
      type: 'combo_deal',
      additionalData: { price: euros(10), eligibleItemsQuantity: 3, maxCountType: 'per_item_set' },
    }),
  },
  {
    name: 'summer-lens',
    from: -150,
    until: -60,
    isActive: false,
    categories: ['sun'],
    effect: () => automatic('relative', 20),
  },
  {
    name: 'winter-gift',
    from: 20,
    until: 60,
    gift: { minQuantity: 1 },
    effect: (_, { cases }) => giftOf(cases),
  },
  {
    name: 'welcome',
    from: -60,
    until: 300,
    code: { EUR: 'SEHEN10', CZK: 'VIDET250', PLN: 'WIDZE40', CHF: 'VOIR10' },
    minTotal: { EUR: 5000, CZK: 120_000, PLN: 20_000, CHF: 5000 },
    effect: (_, __, currency) => automatic('absolute', WELCOME_VALUE[currency]),
  },
  {
    name: 'sun-voucher',
    from: -60,
    until: 300,
    code: { EUR: 'SONNE15' },
    categories: ['sun'],
    effect: () => automatic('relative', 15),
  },
  {
    name: 'care-voucher',
    from: -60,
    until: 300,
    code: { CHF: 'CARE20' },
    categories: ['care'],
    effect: () => automatic('relative', 20),
  },
]

const WELCOME_VALUE: Record<Currency, number> = { EUR: 1000, CZK: 25_000, PLN: 4000, CHF: 1000 }

const automatic = (type: 'absolute' | 'relative', value: number): PromotionEffect => ({
  type: 'automatic_discount',
  additionalData: { type, value },
})

const giftOf = (variantIds: number[]): PromotionEffect => ({
  type: 'buy_x_get_y',
  additionalData: {
    variantIds,
    maxCount: 1,
    maxCountType: 'per_item_set',
    eligibleItemsQuantity: 1,
    discountType: 'relative',
    discountValue: 100,
    discountDistribution: 'none',
    applicableItemSelectionType: 'variant_ids',
  },
})
