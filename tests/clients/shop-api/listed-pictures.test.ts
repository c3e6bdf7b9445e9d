import { expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { listedPictures } from '#clients/shop-api/listed-pictures.ts'
import { aCategory, anImage, aProduct } from '#tests/support/goods.ts'

const pagination = { current: 1, total: 1, perPage: 24, page: 1, first: 1, prev: 1, next: 1, last: 1 }
const pictured = (id: number): Product =>
  aProduct(id, { images: [anImage(`front-${id}`), anImage(`worn-${id}`, { imageType: 'model' })] })

/** Two roots with five products each on their first page, and none after it. */
const shop = {
  rootCategories: async () => [aCategory({ id: 1 }), aCategory({ id: 2 })],
  products: async ({ where, page = 1 }: { where: { categoryId?: number }; page?: number }) => ({
    entities:
      page > 1 ? [] : [1, 2, 3, 4, 5].map((number) => pictured((where.categoryId ?? 0) * 10 + number)),
    pagination,
  }),
}

test('pictures come in the order of listings, every fifth product on a model, in the size of tiles', async () => {
  const listed: string[] = []
  for await (const { hash, width, height } of listedPictures(shop)) listed.push(`${hash} ${width}×${height}`)
  expect(listed.slice(0, 2)).toEqual(['front-11 640×800', 'front-12 640×800'])
  expect(listed.slice(4, 6)).toEqual(['front-15 640×800', 'worn-15 640×800'])
  expect(listed).toHaveLength(12)
})
