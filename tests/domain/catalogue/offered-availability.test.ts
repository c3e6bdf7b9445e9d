import { expect, test } from 'vitest'
import { offeredAvailability } from '#domain/catalogue/offered-availability.ts'
import { advancedOf, aPrice, aProduct, aStock, attributesOf, aVariant } from '#tests/support/goods.ts'

const sold = { price: aPrice(990), stock: aStock(9) }

test.each([
  ['what is in stock is sold now', {}, sold, 'now'],
  ['what is sold out has none', {}, { ...sold, stock: aStock(0) }, 'none'],
  ['what costs nothing is not sold by itself', {}, { ...sold, price: aPrice(0) }, 'none'],
  [
    'what is paused is not sold',
    { salesStatus: { label: '', value: 'temporary_not_sellable' } },
    sold,
    'none',
  ],
] as const)('%s', (_, attributes, variant, kind) => {
  const product = aProduct(1, { attributes: attributesOf(attributes) })
  expect(offeredAvailability(product, aVariant(1, variant), 'DE').kind).toBe(kind)
})

test.each([
  ['30 Stück', 'now'],
  ['5 Stück', 'none'],
])('a package of %s: %s, where the country gets 30 alone', (quantityPerUnit, kind) => {
  const product = aProduct(1, {
    attributes: attributesOf({ quantityPerUnit }),
    advancedAttributes: advancedOf({ availablePackageSizes: [{ country: 'PL', count: 30 }] }),
  })
  expect(offeredAvailability(product, aVariant(1, sold), 'PL').kind).toBe(kind)
})
