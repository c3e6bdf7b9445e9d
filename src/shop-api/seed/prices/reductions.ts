import { minor, type Reduction, type ReductionCategory } from '#domain/money/price.ts'
import type { Random } from '#shop-api/seed/random.ts'
import type { Currency } from '#shop-api/seed/shops/shops.ts'
import { promotionId } from '#shop-api/seed/marketing/promotions.ts'
import { WELCOME } from '#shop-api/seed/marketing/vouchers.ts'
import { tagPrice } from './price-points.ts'

/** How a product is reduced, before it is known in which currency. */
export type Plan = { category: ReductionCategory; relative?: number; euros?: number; ref?: string }[]

/** About a fifth of the products are reduced. Promotions that baskets apply are none of the causes: they would count twice. */
export function planOf(random: Random): Plan {
  if (!random.chance(0.22)) return []
  return random.weighted<Plan>([
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
    [[{ category: 'voucher', euros: 10, ref: 'welcome' }], 5],
    [[{ category: 'buy_x_get_y', relative: 0.5, ref: 'gift-weeks' }], 4],
  ])
}

/** What a euro off is elsewhere, in minor units. */
const EURO: Record<Currency, number> = { EUR: 100, CZK: 2500, PLN: 400, CHF: 100 }

/** Applies a plan to a price. A reduction is rounded so that the customer gains by it, and an amount off leaves at least half. */
export function reduce(
  price: number,
  plan: Plan,
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
      ...(ref !== undefined && cause(category, ref, currency)),
    }
  })
  return { withTax, reductions: reductions.length > 0 ? reductions : null }
}

const cause = (category: ReductionCategory, ref: string, currency: Currency) =>
  category === 'voucher' ? { code: WELCOME[currency] } : { promotionId: promotionId(ref, currency) }

/** Up to this lot the lowest price before is above the price now, and the tag says by how much. */
const TOLD = 0.75

/** Whether tags show the reduction: what they do not call cheaper is no sale to a shopper. */
export const isTold = (plan: Plan, how: number): boolean => plan.length > 0 && how < TOLD

/**
 * The lowest price of the thirty days before. After a reduction it is most often the price before it; some were cheaper in between,
 * some as cheap as now, a few even cheaper. Without one it is known for some, and then it is the price.
 */
export function lowestPriorPrice(
  how: number,
  before: number,
  now: number,
  currency: Currency,
): number | null {
  if (before === now) return how < 0.12 ? now : null
  if (how < 0.5) return before
  if (how < TOLD) return tagPrice(now + (before - now) * 0.5, currency)
  if (how < 0.88) return now
  return tagPrice(now * 0.9, currency)
}
