import { expect, test } from 'vitest'
import { tilePreload, tileImage } from '#components/product/tile-image.ts'
import { tileOf } from '#domain/catalogue/tile.ts'
import { aProduct } from '#tests/support/goods.ts'

test('a tile has the same picture on every screen', () => {
  expect(tileImage('abc')).toBe('/images/abc?width=640&height=800')
})

test('the head names the first picture of a product row as its tile does', () => {
  const [first, second] = [
    { ...tileOf(aProduct(1)), image: 'abc' },
    { ...tileOf(aProduct(2)), image: 'def' },
  ]
  expect(tilePreload([first, second])).toEqual({
    href: '/images/abc?width=480&height=600',
    fit: 'cover',
    sources: { srcset: `${tileImage('abc')} 640w`, sizes: '49vw' },
  })
})

test.each([[[]], [[{ ...tileOf(aProduct(1)), image: null }]]])(
  'a row that begins without a picture names none',
  (tiles) => {
    expect(tilePreload(tiles)).toBeUndefined()
  },
)
