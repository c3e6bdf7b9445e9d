import { expect, test } from 'vitest'
import { keyOfNeed, type ProductNeed } from '#domain/content/need.ts'
import { minor } from '#domain/money/price.ts'
import type { ProductQuery, ShopCalls } from '#server/clients/shop-api.ts'
import { loadSupply } from '#server/loaders/supply.ts'
import { testContext } from '#tests/support/door.ts'
import { aCategory, aProduct } from '#tests/support/goods.ts'
import { pageOf, SHOP_DOWN, shopThat } from '#tests/support/shop-client.ts'

const need = (rest: Partial<ProductNeed> = {}): ProductNeed => ({
  ids: [],
  category: undefined,
  sort: 'newest',
  narrow: {},
  count: 4,
  ...rest,
})

const glasses = aCategory({ id: 7, path: '/brillen' })

function setUp(answers: Partial<ShopCalls> = {}) {
  const asked: ProductQuery[] = []
  const { ctx, lines } = testContext()
  const shop = shopThat({
    categoryByPath: async (path) =>
      path === '/brillen' ? glasses : path === '/geheim' ? aCategory({ path, isHidden: true }) : null,
    productsByIds: async (ids) =>
      ids.filter((id) => id < 90).map((id) => aProduct(id, { isSoldOut: id === 6, isActive: id !== 7 })),
    products: async (query) => {
      asked.push(query)
      return pageOf([aProduct(1), aProduct(2)], 40)
    },
    ...answers,
  })
  return { shop, ctx, lines, asked }
}

const idsFor = async (wanted: ProductNeed, answers?: Partial<ShopCalls>) => {
  const { ctx, shop } = setUp(answers)
  const { supply } = await loadSupply(ctx, shop, { products: [wanted], categories: [] })
  return supply.products.get(keyOfNeed(wanted))?.map(({ id }) => id)
}

test.each([
  ['named goods come in the order in which they are named', need({ ids: [5, 3] }), [5, 3]],
  ['what is sold out or put away is left out', need({ ids: [6, 5, 7] }), [5]],
  ['where none that is named is sold, the selection stands in', need({ ids: [6, 99] }), [1, 2]],
  ['the shop’s first goods come where nothing is named', need(), [1, 2]],
  ['a category has its own', need({ category: '/brillen' }), [1, 2]],
  ['a category that is not there has none', need({ category: '/nie-da' }), []],
  ['a filter that is not there finds nothing', need({ narrow: { nie: ['da'] } }), []],
])('%s', async (_, wanted, ids) => {
  expect(await idsFor(wanted, { filters: async () => [] })).toEqual(ids)
})

test.each([
  ['newest', { by: 'new', direction: 'desc' }],
  ['cheapest', { by: 'price', direction: 'asc' }],
  ['reduced', { by: 'reduction', direction: 'desc' }],
] as const)('a selection of the %s is asked for so', async (sort, order) => {
  const { ctx, shop, asked } = setUp()
  await loadSupply(ctx, shop, { products: [need({ sort, category: '/brillen', count: 8 })], categories: [] })
  expect(asked).toEqual([{ where: { categoryId: 7 }, sort: order, perPage: 8 }])
})

test('a category is glanced at by its cheapest goods', async () => {
  const { ctx, shop } = setUp()
  const { supply } = await loadSupply(ctx, shop, {
    products: [],
    categories: ['/brillen', '/geheim', '/nie-da'],
  })
  expect([...supply.categories.keys()]).toEqual(['/brillen'])
  expect(supply.categories.get('/brillen')).toMatchObject({
    category: glasses,
    count: 40,
    from: { amount: minor(100), currency: 'EUR' },
    examples: [{ id: 1 }, { id: 2 }],
  })
})

test.each([
  ['all there is', setUp().shop, true, 0],
  ['what it can while the shop is down', SHOP_DOWN, false, 3],
])('a page gets %s, and knows it', async (_, shop, isComplete, warnings) => {
  const { ctx, lines } = setUp()
  const wanted = need({ ids: [5] })
  const found = await loadSupply(ctx, shop, { products: [wanted], categories: ['/brillen'] })
  expect(found.isComplete).toBe(isComplete)
  expect(found.supply.products.get(keyOfNeed(wanted))).toHaveLength(isComplete ? 1 : 0)
  expect(lines).toHaveLength(warnings)
})
