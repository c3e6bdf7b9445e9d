import { expect, test } from 'vitest'
import Tile from '#components/product/Tile.astro'
import { tileOf } from '#domain/catalogue/tile.ts'
import { anImage, aProduct, attributesOf } from '#tests/support/goods.ts'
import { render } from '#tests/support/render.ts'

const images = [
  anImage('front', { imageKind: 'bust_image' }),
  anImage('side', { imageKind: 'bust_image' }),
  anImage('worn', { imageKind: 'model_image' }),
]

/** The alternative texts of the pictures of a tile. */
async function textsOf(attributes: Record<string, string>, worn = false) {
  const tile = tileOf(aProduct(1, { images, attributes: attributesOf(attributes) }))
  return [...(await render(Tile, { tile, worn })).matchAll(/<img [^>]*?\balt(?:="([^"]*)")?/g)].map(
    ([, text = '']) => text,
  )
}

test('two colours of one model are told apart by what their first picture shows; the second shows the same', async () => {
  const frame = { rimType: 'Vollrand', frameShape: 'Panto' }
  expect(await textsOf({ ...frame, frameColor: 'Gold' })).toEqual(['Farbe: Gold, Form: Panto', ''])
  expect(await textsOf({ ...frame, frameColor: 'Havanna' })).toEqual(['Farbe: Havanna, Form: Panto', ''])
  expect(await textsOf({ ...frame, frameColor: 'Gold' }, true)).toEqual([
    'getragen, Farbe: Gold, Form: Panto',
  ])
})

test('of other goods the words beside the picture say all', async () => {
  expect(await textsOf({ quantityPerUnit: '30', lensColor: 'Blau' })).toEqual(['', ''])
})
