import { minor, type Minor, type Price } from '#domain/money/price.ts'
import { includedVat } from '#domain/money/reduction.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { multiplyPrice } from '#domain/money/sum.ts'
import type { OrderItem } from './order.ts'

type Amount = Pick<Price, 'withTax' | 'withoutTax'>

/** What is taken off all pieces of a line. `name` is that of the promotion, null where none is known. */
type LineReduction = { name: string | null; code: string | null } & Amount

/**
 * A line as an invoice states it: `unit` × pieces is `value`, and `value` less the reductions is the line's total. Where all pieces cost
 * the same, `unit` is what they cost; elsewhere it is the price before the line's promotions, which are stated one by one.
 */
export function billedLine({
  price: { unit, total },
  quantity,
  promotions = [],
}: Pick<OrderItem, 'price' | 'quantity' | 'promotions'>): {
  unit: Amount
  value: Minor
  reductions: LineReduction[]
} {
  if (multiplyPrice(unit, quantity).withTax === total.withTax)
    return { unit, value: total.withTax, reductions: [] }
  const net = (withTax: Minor): Amount => ({
    withTax,
    withoutTax: minor(withTax - includedVat(withTax, unit.tax.vat.rate)),
  })
  const taken = ({ appliedReductions }: Price) =>
    appliedReductions.flatMap(({ promotionId, amount }) => {
      const promotion = promotions.find(({ id }) => id === promotionId)
      if (!promotion) return []
      const { displayName, name, code = null } = promotion
      return [{ name: displayName ?? name, code, ...net(amount.absoluteWithTax) }]
    })
  const named = taken(total)
  const before = sumOf([unit, ...taken(unit)].map(({ withTax }) => withTax))
  const { withTax: value } = multiplyPrice({ ...unit, withTax: before }, quantity)
  const rest = minor(value - sumOf([total, ...named].map(({ withTax }) => withTax)))
  const unnamed = rest === 0 ? [] : [{ name: null, code: null, ...net(rest) }]
  return { unit: net(before), value, reductions: [...named, ...unnamed] }
}
