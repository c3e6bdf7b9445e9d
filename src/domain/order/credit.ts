import { type Minor, minor } from '#domain/money/price.ts'
import { includedVat } from '#domain/money/reduction.ts'
import { splitBy } from '#domain/money/share.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { unbilledPieces, valueOfPieces } from './unbilled-pieces.ts'
import type { Credit, Order, OrderItem } from './order.ts'
import { billedByRate } from './order-cost.ts'

type Billed = Pick<Order, 'items' | 'cost' | 'credits'>

/** Total of all credits so far. */
export const creditedAmount = ({ credits }: Pick<Order, 'credits'>): Minor =>
  sumOf(credits.map(({ amount }) => amount))

/**
 * The next credit of an order: for cancelled or returned pieces without a credit, if the amount covers them; else for a part of the
 * invoice. `amount` is no more than what the invoice has left. All credits together return each rate's tax to the last minor unit.
 */
export function nextCredit(order: Billed, amount: Minor, at: string): Credit {
  const claimed = order.items.flatMap((item) => claimOf(order, item))
  const worth = sumOf(claimed.map((line) => line.amount))
  const lines = worth <= amount ? claimed : []
  const rest = minor(amount - sumOf(lines.map((line) => line.amount)))
  return { number: order.credits.length + 1, at, amount, lines, rest, taxes: taxesOf(order, lines, amount) }
}

function claimOf({ credits }: Billed, item: OrderItem): Credit['lines'] {
  const before = credits.flatMap(({ lines }) => lines).filter(({ key }) => key === item.key)
  const lost = unbilledPieces(item)
  const pieces = lost - sumOf(before.map((line) => line.pieces))
  const amount = minor(valueOfPieces(item, lost) - sumOf(before.map((line) => line.amount)))
  return pieces > 0 ? [{ key: item.key, pieces, amount }] : []
}

/** At first by the rates of the lines; the rest is spread over what is left of the invoice. */
function taxesOf(order: Billed, lines: Credit['lines'], amount: Minor): Credit['taxes'] {
  const open = billedByRate(order).map(({ rate, withTax, amount: tax }) => {
    const left = minor(withTax - creditedAt(order, rate, 'withTax'))
    const own = minor(Math.min(left, sumOf(linesAt(order, lines, rate))))
    return { rate, left, own, taxLeft: minor(tax - creditedAt(order, rate, 'amount')) }
  })
  const further = minor(amount - sumOf(open.map(({ own }) => own)))
  return splitBy(further, open, ({ left, own }) => minor(left - own)).flatMap(({ of, part }) => {
    const { rate, left, own, taxLeft } = of
    const withTax = minor(own + part)
    if (withTax === 0) return []
    return [{ rate, withTax, amount: withTax === left ? taxLeft : includedVat(withTax, rate) }]
  })
}

const creditedAt = ({ credits }: Billed, rate: number, what: 'withTax' | 'amount'): Minor =>
  sumOf(credits.flatMap(({ taxes }) => taxes.filter((tax) => tax.rate === rate).map((tax) => tax[what])))

const linesAt = ({ items }: Billed, lines: Credit['lines'], rate: number): Minor[] =>
  lines
    .filter(({ key }) => items.some((item) => item.key === key && item.price.total.tax.vat.rate === rate))
    .map((line) => line.amount)
