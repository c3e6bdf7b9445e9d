import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { taxByRate } from '#domain/money/sum.ts'
import { creditedAmount, nextCredit } from '#domain/order/credit.ts'
import type { Credit, Order, OrderItem } from '#domain/order/order.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { aPrice } from '#tests/support/goods.ts'

const AT = '2026-11-21T16:00:00.000Z'

const taxed = (amount: number, rate: number) => {
  const price = aPrice(amount)
  const [tax] = taxByRate([{ ...price, tax: { vat: { amount: minor(0), rate } } }])
  return { ...price, tax: { vat: { amount: tax?.amount ?? minor(0), rate } } }
}

/** Two frames at 22 % for 30.01 together, lenses at 4 % for 20.00, and a parcel for 5.00, taxed as the frames: 55.01. */
const items = [
  anOrderItem('i1', { quantity: 2, price: { unit: taxed(1501, 0.22), total: taxed(3001, 0.22) } }),
  anOrderItem('i2', { price: { unit: taxed(2000, 0.04), total: taxed(2000, 0.04) } }),
]
const cost: Order['cost'] = {
  ...aPrice(5501),
  appliedFees: [{ category: 'delivery', key: 'dhl', amount: { withTax: minor(500) } }],
  taxes: taxByRate([taxed(3501, 0.22), taxed(2000, 0.04)]),
}

const order = (changed: Record<string, Partial<OrderItem>> = {}, credits: Credit[] = []): Order =>
  anOrder({ cost, credits, items: items.map((item) => ({ ...item, ...changed[item.key] })) })

describe('a credit covers', () => {
  test('returned pieces, with only their tax', () =>
    expect(nextCredit(order({ i2: { status: 'returned' } }), minor(2000), AT)).toEqual({
      number: 1,
      at: AT,
      amount: 2000,
      lines: [{ key: 'i2', pieces: 1, amount: 2000 }],
      rest: 0,
      taxes: [{ rate: 0.04, withTax: 2000, amount: 77 }],
    }))

  test('one piece of two, and then the other', () => {
    const first = nextCredit(order({ i1: { returned: 1 } }), minor(1501), AT)
    expect(first).toMatchObject({ lines: [{ key: 'i1', pieces: 1, amount: 1501 }], rest: 0 })
    const second = nextCredit(order({ i1: { status: 'returned' } }, [first]), minor(1500), AT)
    expect(second).toMatchObject({ number: 2, lines: [{ key: 'i1', pieces: 1, amount: 1500 }] })
  })

  test('one thing after another', () => {
    const first = nextCredit(order({ i1: { returned: 1 } }), minor(1501), AT)
    const both = order({ i1: { returned: 1 }, i2: { status: 'returned' } }, [first])
    expect(nextCredit(both, minor(2000), AT).lines).toEqual([{ key: 'i2', pieces: 1, amount: 2000 }])
  })

  test('things of two rates, each with its own tax', () => {
    const { taxes } = nextCredit(order({ i1: { returned: 1 }, i2: { status: 'returned' } }), minor(3501), AT)
    expect(taxes.map(({ rate, withTax }) => [rate, withTax])).toEqual([
      [0.22, 1501],
      [0.04, 2000],
    ])
  })

  test('all of it, fees and taxes to the last minor unit', () => {
    const all = { status: 'cancelled' } as const
    const credit = nextCredit(order({ i1: all, i2: all }), minor(5501), AT)
    expect(credit).toMatchObject({ lines: { length: 2 }, rest: 500 })
    expect(credit.taxes).toEqual(cost.taxes)
  })

  test('an amount that is for no pieces, by the rates of the invoice', () =>
    expect(nextCredit(order(), minor(550), AT)).toMatchObject({
      lines: [],
      rest: 550,
      taxes: [
        { rate: 0.22, withTax: 350 },
        { rate: 0.04, withTax: 200 },
      ],
    }))

  test('less than the price of the returned pieces as an amount', () =>
    expect(nextCredit(order({ i2: { status: 'returned' } }), minor(1500), AT)).toMatchObject({
      lines: [],
      rest: 1500,
    }))
})

test('all credits together are the invoice, however it is divided', () => {
  const all = { i1: { status: 'returned' }, i2: { status: 'returned' } } as const
  for (const first of [1, 2000, 3500, 5500])
    for (const back of [{}, { i2: { status: 'returned' } }, all] as const) {
      const one = nextCredit(order(back), minor(first), AT)
      const rest = nextCredit(order(all, [one]), minor(5501 - first), AT)
      const whole = order(all, [one, rest])
      expect(creditedAmount(whole)).toBe(5501)
      for (const { rate, amount } of cost.taxes) {
        const taxes = whole.credits.flatMap((credit) => credit.taxes.filter((tax) => tax.rate === rate))
        expect(taxes.reduce((sum, tax) => sum + tax.amount, 0)).toBe(amount)
        for (const tax of taxes) expect(tax.withTax).toBeGreaterThan(0)
      }
    }
})
