import type { price } from '#shop-api/schema/product.ts'
import type { ProductDraft, VariantDraft } from '#shop-api/seed/drafts/draft.ts'
import type { Lifecycle } from '#shop-api/seed/drafts/lifecycle.ts'
import { localPrice } from '#shop-api/seed/frames/price-points.ts'
import { lowestPriorPrice, type ReductionPlan, reductionPlanOf, reduce } from './reductions.ts'
import { SHOPS, type SeededShop } from '#shop-api/seed/shops/shops.ts'
import { vatRate } from '#shop-api/seed/shops/vat.ts'

type PriceRow = typeof price.$inferInsert

/** What all variants and shops of a product share, so that its prices move together. */
export type Pricing = { plan: ReductionPlan; lot: number; recommended: number }

export function pricingOf({ random }: Lifecycle, draft: ProductDraft): Pricing {
  return {
    plan: draft.isFree || draft.isMadeToOrder ? [] : reductionPlanOf(random),
    lot: random.next(),
    recommended: draft.isMadeToOrder ? 0 : random.pick([0, 0, 0, 0, 1, 1.1, 1.2]),
  }
}

/** The prices of a variant in the shops that sell the product. */
export const pricesOf = (
  variantId: number,
  variant: VariantDraft,
  draft: ProductDraft,
  pricing: Pricing,
  shopIds: number[],
): PriceRow[] =>
  SHOPS.filter(({ id }) => shopIds.includes(id)).map((shop) =>
    priceIn(shop, variantId, variant, draft, pricing),
  )

/** Shops where some frames cost nothing with lenses: the flag `zeroCostFrames`. */
const ZERO_COST_SHOPS = [10001, 10002]

function priceIn(
  shop: SeededShop,
  variantId: number,
  variant: VariantDraft,
  draft: ProductDraft,
  { plan, lot, recommended }: Pricing,
): PriceRow {
  const { id, country, currency } = shop
  const isFree = draft.isFree === true && ZERO_COST_SHOPS.includes(id)
  const before = isFree ? 0 : localPrice(variant.euroCents, country, currency)
  const { withTax, reductions } = reduce(before, isFree ? [] : plan, currency)
  const recommendedPrice = localPrice(recommendedEuros(variant.euroCents * recommended), country, currency)
  return {
    variantId,
    shopId: id,
    withTax,
    vatRate: vatRate(country, draft.vat),
    reductions,
    recommendedRetailPrice: recommended > 0 && !isFree ? Math.max(before, recommendedPrice) : null,
    lowestPriorPrice: isFree ? null : lowestPriorPrice(lot, before, withTax, currency),
    reference: variant.content === undefined ? null : unitPrice(withTax, variant.content, country),
    promotions: 'subscriptionEligible' in draft.values ? { subscription: 0.1 } : null,
  }
}

/** Recommended prices end in 9 euros, or in 95 cents if the item is cheap. */
const recommendedEuros = (cents: number): number =>
  cents >= 5000 ? Math.ceil(cents / 1000) * 1000 - 100 : Math.ceil(cents / 100) * 100 - 5

/** Germany requires the price of a litre, the other countries allow it for 100 ml. */
function unitPrice(withTax: number, millilitres: number, country: string) {
  const size = country === 'DE' ? 1000 : 100
  return {
    withTax: Math.round((withTax / millilitres) * size),
    size: country === 'DE' ? 1 : 100,
    unit: country === 'DE' ? 'l' : 'ml',
  }
}
