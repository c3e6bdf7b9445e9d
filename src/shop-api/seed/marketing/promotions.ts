import { eq, like } from 'drizzle-orm'
import type { Db } from '#shop-api/open-database.ts'
import type { promotion, PromotionCondition, PromotionEffect } from '#shop-api/schema/marketing.ts'
import { product, variant } from '#shop-api/schema/product.ts'
import { localPrice } from '#shop-api/seed/frames/price-points.ts'
import { type Currency, SHOPS } from '#shop-api/seed/shops/shops.ts'
import { categoryId } from '#shop-api/seed/shops/tree.ts'
import names from '#shop-api/seed/tables/promotions.json' with { type: 'json' }
import { perLanguage, words } from '#shop-api/seed/words.ts'

type PromotionRow = typeof promotion.$inferInsert

const DAY = 86_400_000

/** Amounts differ between currencies, so each currency has promotions of its own: "care-gift-eur". */
export const promotionId = (name: string, currency: Currency): string => `${name}-${currency.toLowerCase()}`

type Plan = {
  name: keyof typeof names
  /** Days from now. */
  from: number
  until: number
  isActive?: boolean
  code?: string
  /** Applies to the products of these categories; to all products if absent. */
  categories?: string[]
  /** Minimum number of these products in the basket. */
  minQuantity?: number
  /** What a gift requires: pieces, and euros in the basket. */
  gift?: { minQuantity: number; minOrderEuros?: number }
  effect(euros: (amount: number) => number, gifts: Gifts): PromotionEffect
}

export type Gifts = { cloths: number[]; cases: number[] }

const PLANS: readonly Plan[] = [
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
]

/**
 * Three discounts, one of them with a code, and a gift run; two are over, one is in the future. The smaller
 * priority is applied first.
 */
export const promotions = (now: Date, gifts: Gifts): PromotionRow[] =>
  CURRENCIES.flatMap((currency) =>
    PLANS.map((plan, priority) => promotionOf(plan, priority + 1, currency, now, gifts)),
  )

const CURRENCIES: readonly Currency[] = ['EUR', 'CZK', 'PLN', 'CHF']

function promotionOf(
  plan: Plan,
  priority: number,
  currency: Currency,
  now: Date,
  gifts: Gifts,
): PromotionRow {
  const shops = SHOPS.filter((shop) => shop.currency === currency)
  const country = shops[0]?.country ?? 'DE'
  const euros = (amount: number) => localPrice(amount * 100, country, currency)
  const id = promotionId(plan.name, currency)
  const displayNames = words(...names[plan.name])
  const giftConditions = plan.gift && {
    minQuantity: plan.gift.minQuantity,
    ...(plan.gift.minOrderEuros !== undefined && { minOrderValue: euros(plan.gift.minOrderEuros) }),
  }
  return {
    id,
    shopIds: shops.map((shop) => shop.id),
    code: plan.code ?? null,
    name: `${plan.name} ${currency}`,
    displayNames,
    startsAt: new Date(now.getTime() + plan.from * DAY).toISOString(),
    endsAt: new Date(now.getTime() + plan.until * DAY).toISOString(),
    isActive: plan.isActive ?? true,
    priority,
    effect: plan.effect(euros, gifts),
    conditions: conditionsOf(plan),
    customData: perLanguage((language) => ({
      product: { promotionId: id },
      ...(giftConditions && { giftConditions }),
      headlineParts: [displayNames[language]],
      colors: { background: '#EDF4FB', text: '#0B1B2B' },
    })),
  }
}

/** In the form that `src/domain/promotion/condition.ts` reads. */
function conditionsOf({
  categories = [],
  gift,
  minQuantity = gift?.minQuantity,
}: Plan): PromotionCondition[] {
  return [
    ...(categories.length > 0 ? [inCategories(categories)] : []),
    ...(minQuantity !== undefined ? [quantityOf(minQuantity)] : []),
  ]
}

const inCategories = (keys: string[]): PromotionCondition => ({
  level: 'item',
  key: 'category',
  condition: `item.category in ${keys.map(categoryId).join(',')}`,
})

const quantityOf = (minimum: number): PromotionCondition => ({
  level: 'global',
  key: 'min_quantity',
  condition: `basket.quantity >= ${minimum}`,
})

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

/** The variants that are given away, as they were written. */
export async function readGifts(db: Db): Promise<Gifts> {
  const idsOf = async (pattern: string) => {
    const found = await db
      .select({ id: variant.id })
      .from(variant)
      .innerJoin(product, eq(product.id, variant.productId))
      .where(like(product.referenceKey, pattern))
      .orderBy(variant.id)
      .limit(3)
    return found.map(({ id }) => id)
  }
  return { cloths: await idsOf('%-cloth-plain-%'), cases: await idsOf('%-case-soft-%') }
}
