import { expect, test } from 'vitest'
import { price } from '#contract/shop-api/money.ts'
import { aPrice } from '#tests/support/goods.ts'

test.each([
  ['its own rate', { rate: 0.081 }, 0.081],
  ['no rate, which is that of spec §9', {}, 0.19],
])('a price is read with %s', (_, rate, expected) => {
  const given = { ...aPrice(11900), tax: { vat: { amount: 1900, ...rate } } }
  expect(price.parse(given).tax.vat.rate).toBe(expected)
})
