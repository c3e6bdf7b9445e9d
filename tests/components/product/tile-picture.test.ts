import { expect, test } from 'vitest'
import { preloadOf, tilePicture } from '#components/product/tile-picture.ts'
import { tileOf } from '#domain/catalogue/tile.ts'
import { aProduct } from '#tests/support/goods.ts'

test('a tile is offered in three widths, all of one shape', () => {
  expect(tilePicture('abc')).toMatchObject({
    src: '/images/abc?width=360&height=450',
    srcset:
      '/images/abc?width=360&height=450 360w, /images/abc?width=480&height=600 480w, /images/abc?width=640&height=800 640w',
  })
})

test('the head asks for the first picture of a shelf in the words of its tile', () => {
  const [first, second] = [
    { ...tileOf(aProduct(1)), image: 'abc' },
    { ...tileOf(aProduct(2)), image: 'def' },
  ]
  const { src: href, srcset, sizes } = tilePicture('abc')
  expect(preloadOf([first, second])).toEqual({ href, srcset, sizes })
})

test.each([[[]], [[{ ...tileOf(aProduct(1)), image: null }]]])(
  'a shelf that begins without a picture asks for none',
  (tiles) => {
    expect(preloadOf(tiles)).toBeUndefined()
  },
)
