import { expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import type { ProductQuery } from '#clients/shop-api/shop-client.ts'
import { createProductLists } from '#clients/shop-api/product-lists.ts'
import { aProduct, attributesOf } from '#tests/support/goods.ts'
import { recordingLog } from '#tests/support/log.ts'
import { pageOf } from '#tests/support/shop-client.ts'

const GOODS: Product[] = [
  aProduct(1, { name: 'Panto', attributes: attributesOf({ manufacturerColorCode: 'C2' }) }),
  aProduct(2),
  aProduct(3, { attributes: attributesOf({ salesStatus: 'offline' }) }),
  aProduct(4, { isActive: false }),
  aProduct(5, { attributes: attributesOf({ salesStatus: 'enrichment' }) }),
  aProduct(6, { variants: [] }),
  aProduct(8, { isSoldOut: true }),
]

function setUp() {
  const requests: number[][] = []
  const queries: ProductQuery[] = []
  const shelves = createProductLists(
    {
      products: async (query) => {
        queries.push(query)
        return pageOf(query.where.minReduction ? GOODS : [aProduct(2), aProduct(1)], 9)
      },
      productsByIds: async (ids) => {
        requests.push(ids)
        return GOODS.filter(({ id }) => ids.includes(id))
      },
    },
    { ttl: 100, now: () => 0, log: recordingLog().log },
  )
  return { requests, queries, shelves }
}

test('the tiles of a query stand in its order, and are fetched once', async () => {
  const { requests, shelves } = setUp()
  const page = await shelves.tiles({ where: {} })
  expect(page).toMatchObject({ entities: [{ id: 2 }, { id: 1, name: 'Panto' }], pagination: { total: 9 } })
  await shelves.tiles({ where: { term: 'x' } })
  expect(requests).toEqual([[2, 1]])
})

test('a selection is requested once, whichever pages show it, until the goods change', async () => {
  const { requests, queries, shelves } = setUp()
  const cheapest = { where: { categoryId: 3 }, sort: { by: 'price', direction: 'asc' }, perPage: 8 } as const
  const page = { entities: [{ id: 2 }, { id: 1 }], pagination: { total: 9 } }
  expect(await shelves.selection(cheapest)).toMatchObject(page)
  expect(await shelves.selection(cheapest)).toMatchObject(page)
  expect({ requests, queries }).toEqual({ requests: [[2, 1]], queries: [cheapest] })
  shelves.expire()
  await shelves.selection(cheapest)
  expect(queries).toHaveLength(2)
})

test('goods without a page or a price are no tiles', async () => {
  const { shelves } = setUp()
  expect(await shelves.tilesByIds([3, 4, 5, 6, 1])).toMatchObject([{ id: 1 }])
})

test('of named tiles the shop leaves out what it does not have', async () => {
  const { shelves } = setUp()
  expect(await shelves.tilesByIds([7, 2, 1])).toMatchObject([{ id: 2 }, { id: 1 }])
})

test.each([
  [1, 'sunglasses', '/p/panto-c2-1/'],
  [1, 'merchandise', '/p/panto-1/'],
  // Links to care products name a variant; the canonical address of their page does not.
  [1, 'contactLensCare', '/p/panto-1/'],
  [3, 'sunglasses', null],
  [4, 'sunglasses', null],
  [9, 'sunglasses', null],
] as const)('product %i as %s is at %s', async (id, type, path) => {
  expect((await setUp().shelves.productPaths([id], type)).get(id)).toBe(path)
})

test('after a change all is requested anew', async () => {
  const { requests, shelves } = setUp()
  for (let round = 0; round < 2; round++) {
    await shelves.tilesByIds([1])
    await shelves.productPaths([1], 'sunglasses')
    shelves.expire()
  }
  expect(requests).toEqual([[1], [1], [1], [1]])
})

test('a selection leaves out what is not to be displayed', async () => {
  const { shelves } = setUp()
  const query = { where: { minReduction: 1 } }
  expect((await shelves.selection(query)).entities.map(({ id }) => id)).toEqual([1, 2])
  expect((await shelves.tiles(query)).entities.map(({ id }) => id)).toEqual([1, 2, 8])
})
