import { describe, expect, test } from 'vitest'
import { isSinglePiece } from '#domain/basket/single-piece.ts'
import { aProduct, attributesOf } from '#tests/support/goods.ts'
import { aFrame, inGroup } from '#tests/support/basket-items.ts'

const sunglasses = aProduct(2, { attributes: attributesOf({ rimType: 'full', baseColorLenses: 'grey' }) })
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
