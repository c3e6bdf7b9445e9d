import { expect, test } from 'vitest'
import { cheapestVariant } from '#domain/catalogue/cheapest.ts'
import { minor } from '#domain/money/price.ts'
import { aPrice, aVariant } from '#tests/support/goods.ts'

const variants = (...amounts: number[]) =>
  amounts.map((amount, place) => aVariant(place + 1, { price: aPrice(amount) }))

test.each([
  ['the lowest', variants(300, 100, 200), 2],
  ['the first of equals', variants(200, 100, 100), 2],
  ['the only one', variants(100), 1],
  ['none of none', [], undefined],
])('the cheapest variant is %s', (_, of, id) => {
  expect(cheapestVariant({ variants: of })?.id).toBe(id)
})

test('what counts is the price without tax', () => {
  const dearer = aVariant(1, { price: aPrice(100, { withoutTax: minor(95) }) })
  const cheaper = aVariant(2, { price: aPrice(110, { withoutTax: minor(90) }) })
  expect(cheapestVariant({ variants: [dearer, cheaper] })?.id).toBe(2)
})

test('a product sent without variants has none', () => {
  expect(cheapestVariant({})).toBeUndefined()
})
