import { expect, test } from 'vitest'
import { holdMinutes, isTooManyHeld, isTooManyTogether, MAX_HELD_PIECES } from '#domain/order/held-pieces.ts'

const of = (variantId: number, quantity: number) => ({ variantId, quantity })

test.each([
  [[], false],
  [[of(1, MAX_HELD_PIECES)], false],
  [[of(1, MAX_HELD_PIECES), of(2, MAX_HELD_PIECES)], false],
  [[of(1, MAX_HELD_PIECES + 1)], true],
  [[of(1, MAX_HELD_PIECES), of(2, 1), of(1, 1)], true],
])('of %j too many are held: %s', (pieces, isTooMany) => expect(isTooManyHeld(pieces)).toBe(isTooMany))

const line = (variantId: number, quantity: number, stock: number | null) => ({ variantId, quantity, stock })

test.each([
  ['alone, however few there are', [line(1, 30, 30)], [], false],
  ['up to a quarter', [line(1, 3, 30)], [of(1, 5)], false],
  ['more than a quarter', [line(1, 4, 30)], [of(1, 5)], true],
  ['five of few', [line(1, 1, 2)], [of(1, 4)], false],
  ['six of few', [line(1, 1, 2)], [of(1, 5)], true],
  ['as many as one visitor may', [line(1, 1, 1000)], [of(1, 29)], false],
  ['more than one visitor may', [line(1, 1, 1000)], [of(1, 20), of(1, 10)], true],
  ['in two lines', [line(1, 3, 30), line(1, 3, 30)], [of(1, 5)], true],
  ['what is sold without stock', [line(1, 30, null)], [of(1, 30)], false],
  ['other goods', [line(2, 1, 4)], [of(1, 30)], false],
])('%s: %j beside %j is too many: %s', (_, lines, others, isTooMany) =>
  expect(isTooManyTogether(lines, others)).toBe(isTooMany),
)

test.each([
  [[line(1, 1, 5)], 10],
  [[line(1, 2, 5)], 5],
  [[line(1, 1, 5), line(1, 1, 5)], 5],
  [[line(1, 1, 1)], 5],
  [[line(1, 9, null)], 10],
  [[line(1, 1, 500), line(2, 1, 2)], 5],
])('%j is held for %i minutes', (lines, minutes) => expect(holdMinutes(lines)).toBe(minutes))
