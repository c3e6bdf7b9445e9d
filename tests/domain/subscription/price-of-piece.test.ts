import { expect, test } from 'vitest'
import { priceOfPiece } from '#domain/subscription/price-of-piece.ts'

test.each([
  ['care', null, 'basket.each 7 €'],
  ['contact lenses', { right: { sphere: -2 }, left: {} }, 'basket.each.pack 7 €'],
])('%s', (_, values, words) =>
  expect(priceOfPiece({ values }, '7 €', (key, { price }) => `${key} ${price}`)).toBe(words),
)
