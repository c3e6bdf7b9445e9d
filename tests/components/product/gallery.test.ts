import { expect, test } from 'vitest'
import Gallery from '#components/product/Gallery.astro'
import { aProduct, attributesOf } from '#tests/support/goods.ts'
import { render } from '#tests/support/render.ts'

const product = aProduct(1, { attributes: attributesOf({ frameColor: 'Gold', frameShape: 'Panto' }) })

test('each picture of a gallery says what it shows', async () => {
  const pictures = [
    { source: 'a', view: 'front' },
    { source: 'b', view: 'worn' },
    { source: 'c', view: null },
  ]
  const html = await render(Gallery, { page: { product, pictures, dimensions: null }, name: 'Velluna Brera' })
  expect([...html.matchAll(/\salt="([^"]*)"/g)].map(([, text]) => text)).toEqual([
    'Velluna Brera, von vorn, Farbe: Gold, Form: Panto',
    'Velluna Brera, getragen, Farbe: Gold, Form: Panto',
    'Velluna Brera, Bild 3, Farbe: Gold, Form: Panto',
  ])
})

test('a gallery without a picture says that one follows', async () => {
  const html = await render(Gallery, {
    page: { product, pictures: [], dimensions: null },
    name: 'Velluna Brera',
  })
  expect(html).toContain('Bild folgt')
  expect(html).not.toContain('<img')
})
