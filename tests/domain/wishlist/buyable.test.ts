import { describe, expect, test } from 'vitest'
import { buyableVariant } from '#domain/wishlist/buyable.ts'
import { aPrice, aProduct, aStock, aVariant, attributesOf } from '#tests/support/goods.ts'

const [one, two, gone] = [aVariant(1), aVariant(2), aVariant(3, { stock: aStock(0) })]
const free = aVariant(4, { price: aPrice(0) })
const lens = attributesOf({ quantityPerUnit: '30' })
const later = attributesOf({ salesStatus: 'temporary_not_sellable' })

describe('one click adds of a wish', () => {
  test.each([
    ['the variant that was wished for', { product: aProduct(1, { variants: [one, two] }), variant: two }, 2],
    [
      'not a variant that is sold out',
      { product: aProduct(1, { variants: [one, gone] }), variant: gone },
      null,
    ],
    ['the only variant', { product: aProduct(1, { variants: [one] }) }, 1],
    ['the only variant in stock', { product: aProduct(1, { variants: [gone, two] }) }, 2],
    ['no frame that costs nothing', { product: aProduct(1, { variants: [free] }), variant: free }, null],
    [
      'no lens, whose values must be chosen',
      { product: aProduct(1, { attributes: lens }), variant: one },
      null,
    ],
    ['none of several', { product: aProduct(1, { variants: [one, two] }) }, null],
    ['nothing that is not sold now', { product: aProduct(1, { variants: [one], attributes: later }) }, null],
    ['nothing of a product without variants', { product: { attributes: {} } }, null],
  ])('%s', (_, item, variantId) => {
    expect(buyableVariant(item)).toBe(variantId)
  })
})
