import { minor, type Price } from '#domain/money/price.ts'
import { sumOf, sumReductions, taxByRate, multiplyPrice } from '#domain/money/sum.ts'
import { giftOf } from '#domain/promotion/gift.ts'
import type { ItemPromotion, Promotion } from '#domain/promotion/promotion.ts'
import { applyPromotion, type PartiallyPricedLine, type LineToPrice } from './apply-promotion.ts'
import type { ApplicablePromotion, BasketItem, Cost } from './basket.ts'

type PricedLine = { key: string; price: BasketItem['price']; promotions: ItemPromotion[] }
export type PricedBasket = {
  lines: PricedLine[]
  cost: Cost
  /** The best first. */
  applicable: ApplicablePromotion[]
}

/**
 * The prices of a basket's lines. `running` are the promotions of the shop that are active now; a chosen promotion that is no longer active
 * is ignored. Discounts come before gifts, the smaller priority before the greater: the value that earns a gift is what the shopper pays.
 * `code` opens promotions that require it, so that they are applicable.
 */
export function priceBasket(
  lines: readonly LineToPrice[],
  running: readonly Promotion[],
  { currencyCode, code = null }: { currencyCode: string; code?: string | null },
): PricedBasket {
  const turns = running.toSorted(
    (one, other) => Number(isGift(one)) - Number(isGift(other)) || byPriority(one, other),
  )
  const giftIds = new Set(running.filter(isGift).map(({ id }) => id))
  const applicable: ApplicablePromotion[] = []
  let soFar: PartiallyPricedLine[] = lines.map((line) => ({
    line,
    isGift: line.promotions.some(({ id }) => giftIds.has(id)),
    unit: line.unit,
    gift: null,
    promotions: [],
  }))
  for (const promotion of turns) {
    const applied = applyPromotion(promotion, soFar, code)
    soFar = applied.lines
    applicable.push(...applied.applicable.map((itemId) => ({ itemId, promotion })))
  }
  return {
    lines: soFar.map((so) => ({
      key: so.line.key,
      price: priceOf(so),
      promotions: so.promotions.toSorted(byPriority),
    })),
    cost: totalCost(
      soFar.filter(({ line }) => line.isAvailable).map((so) => priceOf(so).total),
      currencyCode,
    ),
    applicable: applicable.toSorted((one, other) => byPriority(one.promotion, other.promotion)),
  }
}

/** The best first; among equals the smaller id. */
export const byPriority = (one: Promotion, other: Promotion): number =>
  one.priority - other.priority || (one.id < other.id ? -1 : Number(one.id > other.id))

const isGift = (promotion: Promotion): boolean => giftOf(promotion) !== null

/** A gift among several pieces lowers only their total. */
function priceOf({ line: { quantity }, unit, gift }: PartiallyPricedLine): BasketItem['price'] {
  if (!gift) return { unit, total: multiplyPrice(unit, quantity) }
  if (gift.pieces === quantity) return { unit: gift.unit, total: multiplyPrice(gift.unit, quantity) }
  const parts = [multiplyPrice(unit, quantity - gift.pieces), multiplyPrice(gift.unit, gift.pieces)]
  return { unit, total: { ...multiplyPrice(unit, quantity), ...totalCost(parts, unit.currencyCode) } }
}

/** Tax is rounded once for each rate, as on an invoice: its sum may differ by a few minor units from the sum of the lines' taxes. */
export function totalCost(totals: readonly Price[], currencyCode: string): Cost {
  const taxes = taxByRate(totals)
  const withTax = sumOf(totals.map((total) => total.withTax))
  const amount = sumOf(taxes.map((tax) => tax.amount))
  const withoutTax = minor(withTax - amount)
  const [only, ...others] = taxes
  const mean = withoutTax === 0 ? 0 : Math.round((amount / withoutTax) * 1e4) / 1e4
  return {
    withTax,
    withoutTax,
    tax: { vat: { amount, rate: only && others.length === 0 ? only.rate : mean } },
    currencyCode,
    appliedReductions: sumReductions(totals),
  }
}
