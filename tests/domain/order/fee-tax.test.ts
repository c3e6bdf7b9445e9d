import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { feesByRate } from '#domain/order/fee-tax.ts'
import { randomOf } from '#shop-api/seed/random.ts'

const goods = (...each: [rate: number, withTax: number][]) =>
  each.map(([rate, withTax]) => ({ rate, withTax: minor(withTax) }))

test.each<[string, number, ReturnType<typeof goods>, ReturnType<typeof goods>]>([
  ['no fee', 0, goods([0.23, 10000]), []],
  ['one rate', 1290, goods([0.23, 10000]), goods([0.23, 1290])],
  ['two rates', 1000, goods([0.23, 30000], [0.08, 10000]), goods([0.23, 750], [0.08, 250])],
  [
    'two rates, the lower one worth more',
    1000,
    goods([0.22, 100], [0.04, 900]),
    goods([0.22, 100], [0.04, 900]),
  ],
  [
    'a rest of one minor unit',
    100,
    goods([0.21, 1], [0.12, 1], [0, 1]),
    goods([0.21, 33], [0.12, 34], [0, 33]),
  ],
  ['goods worth too little for a part', 100, goods([0.23, 1], [0.08, 100000]), goods([0.08, 100])],
  ['goods that cost nothing', 490, goods([0.21, 0], [0.12, 0]), goods([0.21, 490])],
  ['no goods', 490, [], goods([0, 490])],
])('fees with %s', (_, fees, of, parts) => expect(feesByRate(minor(fees), of)).toEqual(parts))

test('parts are the whole, and in proportion to the net prices as well, to one minor unit', () => {
  const random = randomOf('fees by rate')
  for (let round = 0; round < 500; round++) {
    const of = goods(...[0.23, 0.08, 0].map((rate): [number, number] => [rate, random.int(1, 99_999)]))
    const fees = random.int(1, 5000)
    const parts = feesByRate(minor(fees), of)
    expect(parts.reduce((sum, { withTax }) => sum + withTax, 0)).toBe(fees)
    const net = (list: typeof of) => list.map(({ rate, withTax }) => ({ rate, net: withTax / (1 + rate) }))
    const sum = (list: ReturnType<typeof net>) => list.reduce((all, each) => all + each.net, 0)
    for (const each of net(of)) {
      const part = net(parts).find(({ rate }) => rate === each.rate)?.net ?? 0
      expect(Math.abs(part - (sum(net(parts)) * each.net) / sum(net(of)))).toBeLessThanOrEqual(1.5)
    }
  }
})
