import { expect, test } from 'vitest'
import { sellableQuantity } from '#shop-api/basket/sellable-quantity.ts'

const stocked = (quantity: number, isSellableWithoutStock = false) => ({ quantity, isSellableWithoutStock })

test.each([
  ['all, if there are enough', 3, stocked(7), [], 3],
  ['what is left', 9, stocked(7), [], 7],
  ['what other lines leave', 9, stocked(7), [2, 3], 2],
  ['none, if other lines have all', 1, stocked(7), [7], 0],
  ['none, if other lines have more than the stock', 1, stocked(2), [7], 0],
  ['none of a sold-out variant', 1, stocked(0), [], 0],
  ['none without stock data', 1, null, [], 0],
  ['all of a made-to-order variant', 99, stocked(0, true), [50], 99],
] as const)('a line gets %s', (_, desired, stock, others, pieces) =>
  expect(
    sellableQuantity(
      desired,
      stock,
      others.map((quantity) => ({ quantity })),
    ),
  ).toBe(pieces),
)
