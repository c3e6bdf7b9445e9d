import { expect, test } from 'vitest'
import { productQueryKey, type BlockProductQuery } from '#domain/content/block-data.ts'
import { minor } from '#domain/money/price.ts'
import type { ProductQuery, ShopApi } from '#clients/shop-api/shop-client.ts'
import { loadBlockData } from '#server/loaders/block-data.ts'
import { testContext } from '#tests/support/test-server.ts'
import { aCategory, aProduct } from '#tests/support/goods.ts'
import { pageOf, FAILING_SHOP_CLIENT, fakeShopClient } from '#tests/support/shop-client.ts'

const need = (rest: Partial<BlockProductQuery> = {}): BlockProductQuery => ({
  ids: [],
  category: undefined,
  sort: 'newest',
  narrow: {},
  count: 4,
  ...rest,
})

const glasses = aCategory({ id: 7, path: '/brillen' })

function setUp(answers: Partial<ShopApi> = {}) {
  const queries: ProductQuery[] = []
  const { ctx, logLines } = testContext()
  const shop = fakeShopClient({
    categoryByPath: async (path) =>
      path === '/brillen' ? glasses : path === '/geheim' ? aCategory({ path, isHidden: true }) : null,
    productsByIds: async (ids) =>
      ids.filter((id) => id < 90).map((id) => aProduct(id, { isSoldOut: id === 6, isActive: id !== 7 })),
    products: async (query) => {
      queries.push(query)
      return pageOf([aProduct(1), aProduct(2)], 40)
    },
    ...answers,
  })
  return { shop, ctx, lines: logLines, queries }
}

const idsFor = async (requested: BlockProductQuery, answers?: Partial<ShopApi>) => {
  const { ctx, shop } = setUp(answers)
  const { blockData } = await loadBlockData(ctx, shop, { products: [requested], categories: [] })
  return blockData.products.get(productQueryKey(requested))?.map(({ id }) => id)
}

test.each([
  ['named goods come in the order in which they are named', need({ ids: [5, 3] }), [5, 3]],
  ['what is sold out or put away is left out', need({ ids: [6, 5, 7] }), [5]],
  ['where none that is named is sold, the selection stands in', need({ ids: [6, 99] }), [1, 2]],
  ['the shop’s first goods come where nothing is named', need(), [1, 2]],
  ['a category has its own', need({ category: '/brillen' }), [1, 2]],
  ['a category that is not there has none', need({ category: '/nie-da' }), []],
  ['a filter that is not there finds nothing', need({ narrow: { nie: ['da'] } }), []],
])('%s', async (_, requested, ids) => {
  expect(await idsFor(requested, { filters: async () => [] })).toEqual(ids)
})

test.each([
  ['newest', { by: 'new', direction: 'desc' }],
  ['cheapest', { by: 'price', direction: 'asc' }],
  ['reduced', { by: 'reduction', direction: 'desc' }],
] as const)('a selection of the %s has this query', async (sort, order) => {
  const { ctx, shop, queries } = setUp()
  await loadBlockData(ctx, shop, {
    products: [need({ sort, category: '/brillen', count: 8 })],
    categories: [],
  })
  expect(queries).toEqual([{ where: { categoryId: 7 }, sort: order, perPage: 8 }])
})

test('a category is summarised by its cheapest products', async () => {
  const { ctx, shop } = setUp()
  const { blockData } = await loadBlockData(ctx, shop, {
    products: [],
    categories: ['/brillen', '/geheim', '/nie-da'],
  })
  expect([...blockData.categories.keys()]).toEqual(['/brillen'])
  expect(blockData.categories.get('/brillen')).toMatchObject({
    category: glasses,
    count: 40,
    from: { amount: minor(100), currency: 'EUR' },
    examples: [{ id: 1 }, { id: 2 }],
  })
})

test.each([
  ['all there is', setUp().shop, true, 0],
  ['what it can while the shop is down', FAILING_SHOP_CLIENT, false, 3],
])('a page gets %s, and knows it', async (_, shop, isComplete, warnings) => {
  const { ctx, lines } = setUp()
  const requested = need({ ids: [5] })
  const found = await loadBlockData(ctx, shop, { products: [requested], categories: ['/brillen'] })
  expect(found.isComplete).toBe(isComplete)
  expect(found.blockData.products.get(productQueryKey(requested))).toHaveLength(isComplete ? 1 : 0)
  expect(lines).toHaveLength(warnings)
})
