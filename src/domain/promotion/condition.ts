import { type Minor, minor } from '#domain/money/price.ts'
import { giftConditions, giftOf, type Progress } from './gift.ts'
import type { ItemPromotion, Promotion, PromotionCondition } from './promotion.ts'

/** What conditions are evaluated against: what of a line is bought. Pieces that a promotion gives earn no other promotion. */
export type CountedLine = {
  variantId: number
  quantity: number
  /** Of the product, including parent categories. */
  categoryIds: readonly number[]
  /** Price of these pieces. */
  withTax: Minor
}

/**
 * The conditions that a line does not meet, in their order. A condition is one of `item.category in 3,4`, `item.quantity >= 2` (level
 * item), `basket.quantity >= 2`, `basket.total >= 6000` (level global); an unreadable condition is never met.
 */
export function failedConditions(
  promotion: Promotion,
  line: Pick<CountedLine, 'quantity' | 'categoryIds'>,
  progress: Progress,
): PromotionCondition[] {
  const isGift = giftOf(promotion) !== null
  return conditionsOf(promotion).filter(({ level, condition }) =>
    // Its item conditions describe what to buy for a gift, not the gift itself.
    level === 'item' ? !isGift && !holdsFor(line, condition) : !holdsFor(progress, condition),
  )
}

/** What counts towards a promotion: the pieces of its items, and the value of everything that is bought. */
export function promotionProgress(promotion: Promotion, lines: readonly CountedLine[]): Progress {
  const gifts = giftOf(promotion)?.variantIds ?? []
  const bought = lines.filter(({ variantId }) => !gifts.includes(variantId))
  const conditions = conditionsOf(promotion).filter(({ level }) => level === 'item')
  return {
    quantity: sum(
      bought.map((line) =>
        conditions.every(({ condition }) => holdsFor(line, condition)) ? line.quantity : 0,
      ),
    ),
    total: minor(sum(bought.map(({ withTax }) => withTax))),
  }
}

/** Including the conditions in the custom data of a gift, unless one with the same key exists. */
function conditionsOf(promotion: Promotion): PromotionCondition[] {
  const { conditions } = promotion
  if (giftOf(promotion) === null) return conditions
  const { minQuantity, minOrderValue } = giftConditions(promotion)
  const added: PromotionCondition[] = [
    { level: 'global', key: 'min_quantity', condition: `basket.quantity >= ${minQuantity}` },
    { level: 'global', key: 'min_order_value', condition: `basket.total >= ${minOrderValue}` },
  ]
  return [...conditions, ...added.filter(({ key }) => conditions.every((each) => each.key !== key))]
}

/** What a promotion still needs: goods for so much in minor units, so many pieces, goods that it is for, or something else. */
export type Requirement =
  | { kind: 'total'; least: Minor }
  | { kind: 'quantity'; least: number }
  | { kind: 'goods' | 'other' }

/** What the first condition needs that a promotion fails by; null where none is failed. */
export function requirementOf(promotion: ItemPromotion): Requirement | null {
  const [failed] = promotion.failedConditions
  if (!failed) return null
  const found = conditionsOf(promotion).find(({ key, level }) => key === failed.key && level === failed.level)
  const condition = found?.condition ?? ''
  if (ONE_OF.test(condition)) return { kind: 'goods' }
  const [, figure, digits] = AT_LEAST.exec(condition) ?? []
  if (figure === undefined) return { kind: 'other' }
  const least = Number(digits)
  if (figure === 'basket.total') return { kind: 'total', least: minor(least) }
  return least > 1 ? { kind: 'quantity', least } : { kind: 'goods' }
}

type ConditionSubject = Pick<CountedLine, 'quantity' | 'categoryIds'> | Progress

const AT_LEAST = /^(item\.quantity|basket\.quantity|basket\.total) >= (\d+)$/
const ONE_OF = /^item\.category in (\d+(?:,\d+)*)$/

function holdsFor(subject: ConditionSubject, condition: string): boolean {
  const [, figure = '', least] = AT_LEAST.exec(condition) ?? []
  if (least !== undefined) return (figureOf(subject, figure) ?? -1) >= Number(least)
  const [, ids] = ONE_OF.exec(condition) ?? []
  return (
    ids !== undefined &&
    'categoryIds' in subject &&
    ids.split(',').some((id) => subject.categoryIds.includes(Number(id)))
  )
}

function figureOf(subject: ConditionSubject, figure: string): number | undefined {
  if ('categoryIds' in subject) return figure === 'item.quantity' ? subject.quantity : undefined
  if (figure === 'basket.quantity') return subject.quantity
  return figure === 'basket.total' ? subject.total : undefined
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
