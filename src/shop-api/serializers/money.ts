import { type LowestPriorPrice, minor, type Price, type Reduction } from '#domain/money/price.ts'
import type { PriceRow } from '#shop-api/catalogue/product-repository.ts'

/** A request may lower the price by a campaign, or by a price promotion such as a subscription. */
export type PriceContext = {
  currency: string
  /** The requested campaign if it runs: the attribute value of its products, and whole percent. */
  campaign: { valueId: number; reduction: number } | null
  promotionKey: string | null
}

/** The wire has two fields that the domain does not read. */
export type WirePrice = Price & {
  beforeSaleWithTax: number | null
  totalAppliedReductions: { amount: { relative: number; absoluteWithTax: number } } | null
}

export function priceOf(row: PriceRow, context: PriceContext, isInCampaign: boolean): WirePrice {
  const reductions = [...(row.reductions ?? [])]
  let withTax = row.withTax
  const reduce = (category: Reduction['category'], relative: number) => {
    const absolute = Math.round(withTax * relative)
    reductions.push({ category, type: 'relative', amount: { relative, absoluteWithTax: minor(absolute) } })
    withTax -= absolute
  }
  if (context.campaign && isInCampaign) reduce('campaign', context.campaign.reduction * 0.01)
  const promotion = context.promotionKey === null ? undefined : row.promotions?.[context.promotionKey]
  if (promotion !== undefined) reduce('promotion', promotion)

  const withoutTax = Math.round(withTax / (1 + row.vatRate))
  const saved = reductions.reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0)
  const before = withTax + saved
  return {
    withTax: minor(withTax),
    withoutTax: minor(withoutTax),
    tax: { vat: { amount: minor(withTax - withoutTax), rate: row.vatRate } },
    currencyCode: context.currency,
    appliedReductions: reductions,
    recommendedRetailPrice: row.recommendedRetailPrice === null ? null : minor(row.recommendedRetailPrice),
    reference: row.reference && { ...row.reference, withTax: minor(row.reference.withTax) },
    beforeSaleWithTax: saved > 0 ? before : null,
    totalAppliedReductions:
      saved > 0 ? { amount: { relative: saved / before, absoluteWithTax: saved } } : null,
  }
}

/** The difference is a fraction of the lowest prior price: -0.2 if the price is 20 % lower. */
export function lowestPriorPriceOf(row: PriceRow, { withTax }: Price): LowestPriorPrice {
  const lowest = row.lowestPriorPrice
  if (lowest === null) return { withTax: null, relativeDifferenceToPrice: null }
  return {
    withTax: minor(lowest),
    relativeDifferenceToPrice: lowest === 0 ? null : Math.round(((withTax - lowest) / lowest) * 1e4) / 1e4,
  }
}

/** Whole percent of the price before all reductions, rounded down (spec §9). */
export const reductionPercent = ({ withTax, appliedReductions }: Price): number => {
  const saved = appliedReductions.reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0)
  return saved === 0 ? 0 : Math.floor((saved * 100) / (withTax + saved))
}
