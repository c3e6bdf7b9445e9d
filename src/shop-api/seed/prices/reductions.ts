import { minor, type Reduction, type ReductionCategory } from '#domain/money/price.ts'
import type { Random } from '#shop-api/seed/random.ts'
import type { Currency } from '#shop-api/seed/shops/shops.ts'
import { promotionId } from '#shop-api/seed/marketing/promotions.ts'
import { tagPrice } from '#shop-api/seed/frames/price-points.ts'

/** How a product is reduced, before the currency is known. */
export type ReductionPlan = { category: ReductionCategory; relative?: number; euros?: number; ref?: string }[]

/**
 * About a fifth of the products are reduced. Promotions that baskets apply are not among the causes: they
 * would count twice.
 */
export function reductionPlanOf(random: Random): ReductionPlan {
  if (!random.chance(0.22)) return []
  return random.weighted<ReductionPlan>([
    [[{ category: 'sale', relative: random.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]) }], 60],
    [[{ category: 'sale', euros: random.pick([5, 10, 15, 20]) }], 10],
    [
      [
        { category: 'sale', relative: 0.2 },
        { category: 'campaign', relative: 0.1 },
      ],
      8,
    ],
    [[{ category: 'campaign', relative: 0.15 }], 8],
    [[{ category: 'promotion', relative: 0.1, ref: 'optician-days' }], 6],
    [[{ category: 'automatic_discount', relative: 0.15, ref: 'pair-price' }], 6],
    [[{ category: 'voucher', euros: 10 }], 5],
    [[{ category: 'buy_x_get_y', relative: 0.5, ref: 'gift-weeks' }], 4],
  ])
}

/** One euro off in other currencies, in minor units. */
const EURO: Record<Currency, number> = { EUR: 100, CZK: 2500, PLN: 400, CHF: 100 }

/**
 * Applies a plan to a price. A reduction is rounded in the customer's favour, and an amount off leaves at
 * least half.
 */
export function reduce(
  price: number,
  plan: ReductionPlan,
  currency: Currency,
): { withTax: number; reductions: Reduction[] | null } {
  let withTax = price
  const reductions = plan.map(({ category, relative, euros, ref }): Reduction => {
    const off =
      relative === undefined ? Math.min((euros ?? 0) * EURO[currency], withTax / 2) : withTax * relative
    const after = tagPrice(withTax - off, currency)
    const absolute = withTax - after
    const amount = {
      relative: relative ?? Math.round((absolute / withTax) * 10_000) / 10_000,
      absoluteWithTax: minor(absolute),
    }
    withTax = after
    return {
      category,
      type: relative === undefined ? 'absolute' : 'relative',
      amount,
      ...(ref !== undefined && { promotionId: promotionId(ref, currency) }),
    }
  })
  return { withTax, reductions: reductions.length > 0 ? reductions : null }
}

/** Below this lot the lowest prior price is above the current price, and the tag shows the difference. */
const ADVERTISED_BELOW = 0.75

/** Whether tags show the reduction: a product without a lower price on the tag is no sale for a shopper. */
export const isAdvertised = (plan: ReductionPlan, lot: number): boolean =>
  plan.length > 0 && lot < ADVERTISED_BELOW

/**
 * The lowest price of the preceding thirty days. After a reduction it is usually the price before it; some
 * products were cheaper in between, some as cheap as now, a few even cheaper. Without a reduction it is known
 * for most, and equals the price: a campaign is announced against it.
 */
export function lowestPriorPrice(
  lot: number,
  before: number,
  now: number,
  currency: Currency,
): number | null {
  if (before === now) return lot < 0.88 ? now : null
  if (lot < 0.5) return before
  if (lot < ADVERTISED_BELOW) return tagPrice(now + (before - now) * 0.5, currency)
  if (lot < 0.88) return now
  return tagPrice(now * 0.9, currency)
}
