import { minor, type Price } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { sumReductions, taxByRate, multiplyPrice } from '#domain/money/sum.ts'
import { byPriority } from '#domain/promotion/by-priority.ts'
import { giftOf } from '#domain/promotion/gift.ts'
import type { ItemPromotion, Promotion } from '#domain/promotion/promotion.ts'
import { applyPromotion, type FailedCondition, unearned } from './apply-promotion.ts'
import type { ApplicablePromotion, BasketItem, Cost } from './basket.ts'
import { giftPieces, type GivenPieces } from './gift-pieces.ts'
import type { LineToPrice, PartiallyPricedLine } from './priced-line.ts'

type PricedLine = { key: string; price: BasketItem['price']; promotions: ItemPromotion[] }
export type PricedBasket = {
  lines: PricedLine[]
  cost: Cost
  /** The best first. */
  applicable: ApplicablePromotion[]
  /** What `code` opens and no line gets, with what is lacking. The best first. */
  unmet: ItemPromotion[]
}

/**
 * The prices of a basket's lines. `running` are the promotions of the shop that are active now; a chosen promotion that is no longer active
 * is ignored. Discounts come before gifts, the smaller priority before the greater: the value that earns a gift is what the shopper pays.
 * A gift is worth its whole price: no discount reduces it. `code` opens promotions that require it, so that they are applicable. No price
 * depends on the order of the lines.
 */
export function priceBasket(
  lines: readonly LineToPrice[],
  running: readonly Promotion[],
  { currencyCode, code = null }: { currencyCode: string; code?: string | null },
): PricedBasket {
  const turns = running.toSorted(byPriority)
  const gifts = turns.filter(isGift)
  const discounts = turns.filter((promotion) => !isGift(promotion))
  const { lost, ...discounted } = discount({ lines, discounts, gifts, code })
  const applied = applyInTurn(gifts, discounted, code, lost)
  return {
    lines: applied.lines.map((so) => ({
      key: so.line.key,
      price: priceOf(so),
      promotions: so.promotions.toSorted(byPriority),
    })),
    cost: totalCost(
      applied.lines.filter(({ line }) => line.isAvailable).map((so) => priceOf(so).total),
      currencyCode,
    ),
    applicable: applied.applicable.toSorted((one, other) => byPriority(one.promotion, other.promotion)),
    unmet: applied.unmet.toSorted(byPriority),
  }
}

type Applied = { lines: PartiallyPricedLine[]; applicable: ApplicablePromotion[]; unmet: ItemPromotion[] }
type Lost = ReadonlyMap<string, FailedCondition[]>
type Turns = {
  lines: readonly LineToPrice[]
  discounts: readonly Promotion[]
  gifts: readonly Promotion[]
  code: string | null
}

/** Discounts on what is bought. A gift that is not earned, for the reasons in `lost`, is bought like everything else. */
function discount(turns: Turns, lost: Lost = new Map()): Applied & { lost: Lost } {
  const { lines, discounts, gifts, code } = turns
  const given = giftPieces(
    lines,
    gifts.filter(({ id }) => !lost.has(id)),
  )
  const start = lines.map((line) => unreduced(line, given.get(line.key)))
  const applied = applyInTurn(discounts, { lines: start, applicable: [], unmet: [] }, code)
  const promised = new Set([...given.values()].map(({ promotionId }) => promotionId))
  for (const gift of gifts.filter(({ id }) => promised.has(id))) {
    const reasons = unearned(gift, applied.lines)
    if (reasons.length > 0) return discount(turns, new Map([...lost, [gift.id, reasons]]))
  }
  return { ...applied, lost }
}

const unreduced = (line: LineToPrice, given: GivenPieces | undefined): PartiallyPricedLine => ({
  line,
  unit: line.unit,
  bought: [{ unit: line.unit, count: line.quantity - (given?.count ?? 0) }].filter(({ count }) => count > 0),
  given: given ? { ...given, unit: line.unit } : null,
  promotions: [],
})

function applyInTurn(
  promotions: readonly Promotion[],
  { lines, applicable, unmet }: Applied,
  code: string | null,
  lost: Lost = new Map(),
): Applied {
  let after = lines
  const lacking = [...unmet]
  const found = promotions.flatMap((promotion) => {
    const applied = applyPromotion(promotion, after, code, lost.get(promotion.id))
    after = applied.lines
    if (applied.unmet) lacking.push(applied.unmet)
    return applied.applicable.map((itemId) => ({ itemId, promotion }))
  })
  return { lines: after, applicable: [...applicable, ...found], unmet: lacking }
}

const isGift = (promotion: Promotion): boolean => giftOf(promotion) !== null

/** Where pieces cost different amounts, a gift or an amount off lowers only the total. */
function priceOf({ line: { quantity }, unit, bought, given }: PartiallyPricedLine): BasketItem['price'] {
  const parts = [...bought, ...(given ? [given] : [])]
  const [only, ...others] = parts
  if (only && others.length === 0) return { unit: only.unit, total: multiplyPrice(only.unit, quantity) }
  const totals = parts.map((part) => multiplyPrice(part.unit, part.count))
  return { unit, total: { ...multiplyPrice(unit, quantity), ...totalCost(totals, unit.currencyCode) } }
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
