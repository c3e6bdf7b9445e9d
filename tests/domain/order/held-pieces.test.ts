import { expect, test } from 'vitest'
import { isTooManyHeld, MAX_HELD_PIECES } from '#domain/order/held-pieces.ts'

const of = (variantId: number, quantity: number) => ({ variantId, quantity })

test.each([
  [[], false],
  [[of(1, MAX_HELD_PIECES)], false],
  [[of(1, MAX_HELD_PIECES), of(2, MAX_HELD_PIECES)], false],
  [[of(1, MAX_HELD_PIECES + 1)], true],
  [[of(1, MAX_HELD_PIECES), of(2, 1), of(1, 1)], true],
])('of %j too many are held: %s', (pieces, isTooMany) => expect(isTooManyHeld(pieces)).toBe(isTooMany))
