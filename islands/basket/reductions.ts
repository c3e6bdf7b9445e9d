import type { Basket } from '#domain/basket/basket.ts'
import { minor, type Minor, type Reduction, type ReductionCategory } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'

/** What one promotion or one kind of reduction takes off a basket. */
export type ReductionLine = {
  category: ReductionCategory
  /** The promotion's name, where it is one. */
  name: string | null
  code: string | null
  amount: Minor
}

/** Included in the price of an item before it is added to a basket: announced only with the item, against its lowest price. */
const WITHIN: ReadonlySet<ReductionCategory> = new Set(['sale', 'campaign'])

/**
 * What the basket itself takes off, each promotion once. A promotion that no item has chosen is already included in the price of its item.
 */
export function reductionLines({ cost, items }: Pick<Basket, 'cost' | 'items'>): ReductionLine[] {
  const promotions = items.flatMap((item) => item.promotions ?? [])
  const isOfPromotion = ({ category, promotionId }: Reduction) =>
    category === 'promotion' || promotionId !== undefined
  const isWithin = (reduction: Reduction) =>
    WITHIN.has(reduction.category) ||
    (isOfPromotion(reduction) && promotions.every(({ id }) => id !== reduction.promotionId))
  const groups = Map.groupBy(
    cost.appliedReductions.filter((reduction) => !isWithin(reduction)),
    ({ category, promotionId = '' }) => `${category} ${promotionId}`,
  )
  return [...groups.values()].flatMap((reductions) => {
    const [first] = reductions
    const amount = sumOf(reductions.map((reduction) => reduction.amount.absoluteWithTax))
    if (!first || amount === 0) return []
    const promotion = promotions.find(({ id }) => id === first.promotionId)
    return [
      {
        category: first.category,
        name: promotion ? (promotion.displayName ?? promotion.name) : null,
        code: first.code ?? promotion?.code ?? null,
        amount,
      },
    ]
  })
}

/** What the items would cost without these reductions. */
export const goodsValue = (cost: Basket['cost'], lines: readonly ReductionLine[]): Minor =>
  minor(cost.withTax + sumOf(lines.map(({ amount }) => amount)))

/** Every code that an item has, whether it reduces anything or not. */
export const promotionCodes = ({ items }: Pick<Basket, 'items'>): string[] => [
  ...new Set(items.flatMap(({ promotions = [] }) => promotions.flatMap(({ code }) => code ?? []))),
]
