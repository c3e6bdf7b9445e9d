import { expect, test } from 'vitest'
import { isFree } from '#domain/catalogue/zero-price.ts'
import { aPrice, aVariant } from '#tests/support/goods.ts'

const of = (cents: number) => aVariant(1, { price: aPrice(cents) })

test.each([
  [0, true],
  [1, false],
])('a variant of %i cents is free: %s', (cents, is) => expect(isFree(of(cents))).toBe(is))
