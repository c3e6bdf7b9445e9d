import { describe, expect, test } from 'vitest'
import { findWishlistItem, toWishlistRequest } from '#domain/wishlist/wishlist-target.ts'

const product = { productId: 1, variantId: null }
const small = { productId: 1, variantId: 11 }
const large = { productId: 1, variantId: 12 }
const other = { productId: 2, variantId: null }

describe('a wishlist contains', () => {
  test.each([
    ['nothing in an empty one', product, [], undefined],
    ['a product', product, [other, product], product],
    ['no other product', product, [other], undefined],
    ['a product rather than a variant of it', product, [small, product], product],
    ['a variant where its product is pointed at', product, [other, small, large], small],
    ['a variant', small, [large, small], small],
    ['a variant rather than its product', small, [product, small], small],
    ['a product where its variant is pointed at', small, [product], product],
    ['no other variant', small, [large], undefined],
  ])('%s', (_, wish, items, found) => {
    expect(findWishlistItem(items, wish)).toBe(found)
  })
})

test.each([
  [product, { productId: 1 }],
  [small, { variantId: 11 }],
])('a wish of %j sends %j', (wish, named) => {
  expect(toWishlistRequest(wish)).toEqual(named)
})
