import { expect, test } from 'vitest'
import { taxesWithin } from '#domain/checkout/sum.ts'
import { minor } from '#domain/money/price.ts'

const goods = (...each: [number, number][]) =>
  each.map(([withTax, rate]) => ({ withTax: minor(withTax), rate }))

test.each([
  ['one rate', goods([11_900, 0.19]), 0, [{ rate: 0.19, amount: 1900 }]],
  ['one rate with a fee', goods([11_410, 0.19]), 490, [{ rate: 0.19, amount: 1900 }]],
  [
    'two rates, rounded once each',
    goods([10_400, 0.04], [12_200, 0.22], [1, 0.04]),
    0,
    [
      { rate: 0.22, amount: 2200 },
      { rate: 0.04, amount: 400 },
    ],
  ],
  [
    'a fee shared by worth, what rounding leaves with the highest',
    goods([1000, 0.04], [2000, 0.22]),
    590,
    [
      { rate: 0.22, amount: 432 },
      { rate: 0.04, amount: 46 },
    ],
  ],
  ['nothing', [], 490, []],
  ['a gift alone', goods([0, 0.19]), 490, [{ rate: 0.19, amount: 78 }]],
])('the tax within %s', (_, priced, fees, taxes) => expect(taxesWithin(priced, minor(fees))).toEqual(taxes))
