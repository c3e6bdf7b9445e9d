import { expect, test } from 'vitest'
import { productQueryKey, type BlockProductQuery } from '#domain/content/block-data.ts'
import { minor } from '#domain/money/price.ts'
import type { ProductQuery, ShopApi } from '#clients/shop-api/shop-client.ts'
import { loadBlockData } from '#server/loaders/content/block-data.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { testContext } from '#tests/support/test-server.ts'
import { aCategory, aProduct } from '#tests/support/goods.ts'
import { subscribable } from '#tests/support/subscriptions.ts'
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
  return { ctx: { ...ctx, shop: () => shop }, lines: logLines, queries }
}

const idsFor = async (requested: BlockProductQuery, answers?: Partial<ShopApi>) => {
  const { ctx } = setUp(answers)
  const { blockData } = await loadBlockData(ctx, 'de-de', {
    products: [requested],
    categories: [],
    subscription: false,
    branches: false,
    instruments: false,
  })
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
  const { ctx, queries } = setUp()
  await loadBlockData(ctx, 'de-de', {
    products: [need({ sort, category: '/brillen', count: 8 })],
    categories: [],
    subscription: false,
    branches: false,
    instruments: false,
  })
  expect(queries).toEqual([{ where: { categoryId: 7 }, sort: order, perPage: 8 }])
})

test('a category is summarised by its cheapest products, and counts what its listing shows', async () => {
  const queries: ProductQuery[] = []
  const { ctx } = setUp({
    async products(query) {
      queries.push(query)
      return pageOf([aProduct(1), aProduct(2)], query.includeSoldOut ? 40 : 38)
    },
  })
  const { blockData } = await loadBlockData(ctx, 'de-de', {
    products: [],
    categories: ['/brillen', '/geheim', '/nie-da'],
    subscription: false,
    branches: false,
    instruments: false,
  })
  expect([...blockData.categories.keys()]).toEqual(['/brillen'])
  expect(blockData.categories.get('/brillen')).toMatchObject({
    category: glasses,
    count: 40,
    from: { amount: minor(100), currency: 'EUR' },
    examples: [{ id: 1 }, { id: 2 }],
  })
  // The listing shows what is sold out; nobody can buy that for the price.
  expect(queries).toEqual([
    { where: { categoryId: 7 }, sort: { by: 'price', direction: 'asc' }, perPage: 8 },
    { where: { categoryId: 7 }, perPage: 1, includeSoldOut: true },
  ])
})

test.each([
  ['all there is', undefined, true, 0],
  ['what it can while the shop is down', FAILING_SHOP_CLIENT, false, 3],
])('a page gets %s, and knows it', async (_, shop, isComplete, warnings) => {
  const { ctx: own, lines } = setUp()
  const ctx = shop ? { ...own, shop: () => shop } : own
  const requested = need({ ids: [5] })
  const found = await loadBlockData(ctx, 'de-de', {
    products: [requested],
    categories: ['/brillen'],
    subscription: false,
    branches: false,
    instruments: false,
  })
  expect(found.isComplete).toBe(isComplete)
  expect(found.blockData.products.get(productQueryKey(requested))).toHaveLength(isComplete ? 1 : 0)
  expect(lines).toHaveLength(warnings)
})

test('what subscribers get is summed up from the cheapest products with a subscription', async () => {
  const queries: ProductQuery[] = []
  const { ctx } = setUp({
    filters: async () => [{ id: 1, slug: 'subscriptionEligible', name: 'Abo', type: 'boolean', values: [] }],
    async products(query) {
      queries.push(query)
      return pageOf([aProduct(1, subscribable())], 1)
    },
  })
  const needs = { products: [], categories: [], subscription: true, branches: false, instruments: false }
  const { blockData } = await loadBlockData(ctx, 'de-de', needs)
  expect(blockData.subscription).toMatchObject({
    first: { fraction: 0.1 },
    intervals: [{ value: '1' }, { value: '3' }],
  })
  expect(queries).toMatchObject([
    {
      where: { booleans: { subscriptionEligible: true } },
      sort: { by: 'price' },
      with: expect.stringContaining('categories.shopLevelCustomData'),
    },
  ])
})

const TOWN = { county: 'Berlin', city: 'Berlin', latitude: 52.5, longitude: 13.4 }
test.each([
  [[[1, 2], [3]], { count: 3 }],
  [[], null],
])('towns with the branches %j are %j', async (towns, branches) => {
  const { ctx } = setUp({
    branchTowns: async () =>
      towns.map((ids) => ({
        ...TOWN,
        branches: ids.map((id) => ({ id, zip: '10115', latitude: 52.5, longitude: 13.4 })),
      })),
  })
  const needs = { products: [], categories: [], subscription: false, branches: true, instruments: false }
  expect((await loadBlockData(ctx, 'de-de', needs)).blockData.branches).toEqual(branches)
})

test.each([
  [{ pdTool: true }, {}, ['try-on', 'pupil-distance', 'face-scan', 'hearing']],
  [{ pdTool: false }, {}, ['try-on', 'face-scan', 'hearing']],
])('a shop with the flags %j and the data %j has the instruments %j', async (flags, customData, expected) => {
  const { ctx } = setUp({
    configuration: async () => aConfiguration({ flags: { ...aConfiguration().flags, ...flags }, customData }),
  })
  const needs = { products: [], categories: [], subscription: false, branches: false, instruments: true }
  expect((await loadBlockData(ctx, 'de-de', needs)).blockData.instruments).toEqual(expected)
})
