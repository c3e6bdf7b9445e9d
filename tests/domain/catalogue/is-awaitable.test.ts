import { expect, test } from 'vitest'
import { isAwaitable } from '#domain/catalogue/is-awaitable.ts'
import { advancedOf, aPrice, aProduct, aStock, attributesOf, aVariant } from '#tests/support/goods.ts'

const out = { price: aPrice(990), stock: aStock(0) }

test.each([
  ['what is sold out', {}, out, true],
  ['what is paused', { salesStatus: 'temporary_not_sellable' }, { ...out, stock: aStock(9) }, true],
  ['a box that the country gets', { quantityPerUnit: '30 Stück' }, out, true],
  ['a box that it does not get', { quantityPerUnit: '5 Stück' }, out, false],
  ['what is in stock', {}, { ...out, stock: aStock(9) }, false],
  ['a frame that is sold with lenses alone', {}, { ...out, price: aPrice(0) }, false],
])('somebody can wait for %s: %#', (_, attributes, variant, can) => {
  const product = aProduct(1, {
    attributes: attributesOf(attributes),
    advancedAttributes: advancedOf({ availablePackageSizes: [{ country: 'PL', count: 30 }] }),
  })
  expect(isAwaitable(product, aVariant(1, variant), 'PL')).toBe(can)
})
