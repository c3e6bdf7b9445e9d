import { expect, test } from 'vitest'
import { tilePreload, tileImage } from '#components/product/tile-image.ts'
import { tileOf } from '#domain/catalogue/tile.ts'
import { aProduct } from '#tests/support/goods.ts'

test('a tile has three widths with one aspect ratio', () => {
  expect(tileImage('abc')).toMatchObject({
    src: '/images/abc?width=360&height=450',
    srcset:
      '/images/abc?width=360&height=450 360w, /images/abc?width=480&height=600 480w, /images/abc?width=640&height=800 640w',
  })
})

test('the head names the first picture of a product row with the sources of its tile', () => {
  const [first, second] = [
    { ...tileOf(aProduct(1)), image: 'abc' },
    { ...tileOf(aProduct(2)), image: 'def' },
  ]
  const { srcset, sizes } = tileImage('abc')
  const href = '/images/abc?width=480&height=600'
  expect(tilePreload([first, second])).toEqual({ href, fit: 'cover', sources: { srcset, sizes } })
})

test.each([[[]], [[{ ...tileOf(aProduct(1)), image: null }]]])(
  'a row that begins without a picture names none',
  (tiles) => {
    expect(tilePreload(tiles)).toBeUndefined()
  },
)
