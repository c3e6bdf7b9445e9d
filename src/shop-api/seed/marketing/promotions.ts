import { eq, like } from 'drizzle-orm'
import type { Db } from '#platform/database.ts'
import type { promotion, PromotionCondition } from '#shop-api/schema/marketing.ts'
import { product, variant } from '#shop-api/schema/product.ts'
import { localPrice } from '#shop-api/seed/frames/price-points.ts'
import { type Currency, SHOPS } from '#shop-api/seed/shops/shops.ts'
import { categoryId } from '#shop-api/seed/shops/tree.ts'
import names from '#shop-api/seed/tables/promotions.json' with { type: 'json' }
import { perLanguage, words } from '#shop-api/seed/words.ts'
import { type Gifts, type Plan, PLANS } from './promotion-plans.ts'

type PromotionRow = typeof promotion.$inferInsert

const DAY = 86_400_000

/** Amounts differ between currencies, so each currency has promotions of its own: "care-gift-eur". */
export const promotionId = (name: string, currency: Currency): string => `${name}-${currency.toLowerCase()}`

/**
 * Discounts, some of them with a code, and a gift run; two are over, one is in the future. The smaller priority is
 * applied first.
 */
export const promotions = (now: Date, gifts: Gifts): PromotionRow[] =>
  CURRENCIES.flatMap((currency) =>
    PLANS.map((plan, priority) => promotionOf(plan, priority + 1, currency, now, gifts)).filter(
      ({ code }) => code !== undefined,
    ),
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
    code: codeIn(plan, currency),
    name: `${plan.name} ${currency}`,
    displayNames,
    startsAt: new Date(now.getTime() + plan.from * DAY).toISOString(),
    endsAt: new Date(now.getTime() + plan.until * DAY).toISOString(),
    isActive: plan.isActive ?? true,
    priority,
    effect: plan.effect(euros, gifts, currency),
    conditions: conditionsOf(plan, currency),
    customData: perLanguage((language) => ({
      product: { promotionId: id },
      ...(giftConditions && { giftConditions }),
      headlineParts: [displayNames[language]],
      colors: { background: '#EDF4FB', text: '#0B1B2B' },
    })),
  }
}

/** In the form that `src/domain/promotion/condition.ts` reads. */
function conditionsOf(
  { categories = [], gift, minQuantity = gift?.minQuantity, minTotal }: Plan,
  currency: Currency,
): PromotionCondition[] {
  return [
    ...(categories.length > 0 ? [inCategories(categories)] : []),
    ...(minQuantity !== undefined ? [quantityOf(minQuantity)] : []),
    ...(minTotal ? [totalOf(minTotal[currency])] : []),
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

const totalOf = (minimum: number): PromotionCondition => ({
  level: 'global',
  key: 'min_total',
  condition: `basket.total >= ${minimum}`,
})

/** Null: no code is required. Undefined: the currency has no such promotion. */
const codeIn = ({ code }: Plan, currency: Currency): string | null | undefined =>
  typeof code === 'object' ? code[currency] : (code ?? null)

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
