import { expect, test } from 'vitest'
import { admit } from '#shop-api/basket/admit.ts'

const stocked = (quantity: number, isSellableWithoutStock = false) => ({ quantity, isSellableWithoutStock })

test.each([
  ['all, where there are enough', 3, stocked(7), [], 3],
  ['what is left', 9, stocked(7), [], 7],
  ['what other lines leave', 9, stocked(7), [2, 3], 2],
  ['none, where other lines have all', 1, stocked(7), [7], 0],
  ['none, where other lines have more than there is', 1, stocked(2), [7], 0],
  ['none of what is sold out', 1, stocked(0), [], 0],
  ['none of what has no stock', 1, null, [], 0],
  ['all of what is made to order', 99, stocked(0, true), [50], 99],
] as const)('a line gets %s', (_, wanted, stock, others, pieces) =>
  expect(
    admit(
      wanted,
      stock,
      others.map((quantity) => ({ quantity })),
    ),
  ).toBe(pieces),
)
