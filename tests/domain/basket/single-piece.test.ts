import { describe, expect, test } from 'vitest'
import { isFrame, isSinglePiece, pieceLimit } from '#domain/basket/single-piece.ts'
import { aProduct, attributesOf } from '#tests/support/goods.ts'
import { aFrame, inGroup } from '#tests/support/basket-items.ts'

const sunglasses = aProduct(2, { attributes: attributesOf({ rimType: 'full', baseColorLenses: 'grey' }) })
const screenGlasses = {
  attributes: {},
  categories: [
    [
      {
        categoryId: 5,
        categoryName: 'Blaulicht',
        categorySlug: 'blaulicht',
        categoryUrl: '/blaulicht',
        categoryHidden: false,
        shopLevelCustomData: { productType: 'blueLightBlockingGlasses' as const },
      },
    ],
  ],
}
const lenses = aProduct(3, { attributes: attributesOf({ numberOfLenses: '30' }) })

describe('only one piece can be bought', () => {
  test.each([
    ['a frame', { product: aFrame }, true],
    ['sunglasses', { product: sunglasses }, true],
    ['contact lenses', { product: lenses }, false],
    ['what is not known', { product: aProduct(4) }, false],
    ['a frame in a group', { product: aFrame, ...inGroup('g1', true) }, false],
  ])('%s: %s', (_, item, isSingle) => {
    expect(isSinglePiece(item)).toBe(isSingle)
  })
})

test.each([
  ['one of a frame', { product: aFrame }, 1],
  ['one frame of a group', { product: aFrame, ...inGroup('g1', true) }, 1],
  ['two of a part: one for each eye', { product: aProduct(4), ...inGroup('g1') }, 2],
  ['as many as a line can have of the rest', { product: lenses }, 99],
])('a line has at most %s', (_, item, most) => expect(pieceLimit(item)).toBe(most))

test.each([
  [aFrame, true],
  [sunglasses, true],
  [screenGlasses, true],
  [lenses, false],
])('%# is a frame: %s', (product, is) => expect(isFrame(product)).toBe(is))
