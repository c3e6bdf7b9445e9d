import { expect, test } from 'vitest'
import { cheapestVariant } from '#domain/catalogue/cheapest.ts'
import { minor } from '#domain/money/price.ts'
import { aPrice, aStock, aVariant } from '#tests/support/goods.ts'

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

test.each([
  ['before one that is sold out', [0, 3, 0], 2],
  ['that comes first where none can be had', [0, 0], 1],
  ['that comes first where all can be had', [2, 3], 1],
])('among equals it is the one %s', (_, quantities, id) => {
  const equals = quantities.map((quantity, place) =>
    aVariant(place + 1, { price: aPrice(100), stock: aStock(quantity) }),
  )
  expect(cheapestVariant({ variants: equals })?.id).toBe(id)
})

test('a sold-out variant that is cheaper than an available one stays the cheapest', () => {
  const gone = aVariant(1, { price: aPrice(100), stock: aStock(0) })
  expect(cheapestVariant({ variants: [aVariant(2, { price: aPrice(200) }), gone] })?.id).toBe(1)
})

test('the price without tax is compared', () => {
  const dearer = aVariant(1, { price: aPrice(100, { withoutTax: minor(95) }) })
  const cheaper = aVariant(2, { price: aPrice(110, { withoutTax: minor(90) }) })
  expect(cheapestVariant({ variants: [dearer, cheaper] })?.id).toBe(2)
})

test('a product sent without variants has none', () => {
  expect(cheapestVariant({})).toBeUndefined()
})
