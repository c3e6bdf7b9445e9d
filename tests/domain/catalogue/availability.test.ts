import { describe, expect, test } from 'vitest'
import { availability, isDisplayable, isPurchasable, isSellable } from '#domain/catalogue/availability.ts'
import { SALES_STATUSES } from '#domain/catalogue/sales-status.ts'
import { aPrice, aProduct, aStock, aVariant } from '#tests/support/goods.ts'

describe('availability', () => {
  test.each([
    [6, false, { kind: 'now' }],
    [6, true, { kind: 'now' }],
    [5, false, { kind: 'soon', left: 5 }],
    [1, true, { kind: 'soon', left: 1 }],
    [0, true, { kind: 'on-order' }],
    [0, false, { kind: 'none' }],
    [-1, false, { kind: 'none' }],
  ])('of %i pieces, sold without stock: %s, is %o', (quantity, isSellableWithoutStock, expected) => {
    expect(availability({ quantity, isSellableWithoutStock })).toEqual(expected)
  })
})

describe('sellable is what is in stock or can be ordered', () => {
  test.each([
    [1, false, true],
    [0, true, true],
    [0, false, false],
  ])('%i pieces, sold without stock: %s → %s', (quantity, withoutStock, expected) => {
    expect(isSellable({ stock: aStock(quantity, withoutStock) })).toBe(expected)
  })
})

describe('purchasable is what is published and sellable', () => {
  test.each(SALES_STATUSES.map((status) => [status, status === 'published'] as const))(
    '%s with stock: %s',
    (status, expected) => {
      expect(isPurchasable(aVariant(1), status)).toBe(expected)
    },
  )

  test.each(SALES_STATUSES)('%s without stock never is', (status) => {
    expect(isPurchasable(aVariant(1, { stock: aStock(0) }), status)).toBe(false)
  })
})

describe('displayable', () => {
  const soldOut = aVariant(2, { stock: aStock(0) })
  const { variants: _, ...withoutVariants } = aProduct(1)
  const priceRange = { min: aPrice(1), max: aPrice(2) }

  test.each([
    ['published', true],
    ['temporary_not_sellable', true],
    ['enrichment', false],
    ['offline', false],
  ] as const)('is a published, active product that is %s: %s', (status, expected) => {
    expect(isDisplayable(aProduct(1), status)).toBe(expected)
  })

  test.each([
    ['is inactive', aProduct(1, { isActive: false }), false],
    ['is sold out', aProduct(1, { isSoldOut: true }), false],
    ['has no variants', aProduct(1, { variants: [] }), false],
    ['has a price range but was sent without variants', { ...withoutVariants, priceRange }, false],
    ['has no variant that can be had', aProduct(1, { variants: [soldOut] }), false],
    ['has one that can', aProduct(1, { variants: [soldOut, aVariant(3)] }), true],
    ['has a price range and one that can', aProduct(1, { priceRange }), true],
  ])('a published product that %s: %s', (_what, product, expected) => {
    expect(isDisplayable(product, 'published')).toBe(expected)
  })
})
