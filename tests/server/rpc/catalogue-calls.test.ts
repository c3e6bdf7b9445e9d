import { describe, expect, test } from 'vitest'
import { pageNumbers } from '#domain/listing/page-numbers.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'
import { call } from '#tests/support/rpc.ts'

const pagination = { current: 1, total: 7, perPage: 1, page: 1, first: 1, prev: 1, next: 1, last: 7 }
const pageOf = (...entities: object[]) => ({ entities, pagination })
const category = (id: number, more: object = {}) => ({
  id,
  path: `/c${id}`,
  name: `Category ${id}`,
  slug: `c${id}`,
  parentId: 0,
  rootlineIds: [id],
  childrenIds: [],
  depth: 1,
  properties: [],
  isHidden: false,
  supportedFilter: [],
  shopLevelCustomData: {},
  countryLevelCustomData: {},
  ...more,
})
const product = aProduct(1)
const variant = { ...aVariant(10), productId: 1 }
const brand = { id: 5, slug: 'n', name: 'N', group: '', isActive: true, logoHash: null, customData: {} }
const tree = { id: 3, key: 'main', name: 'Main', items: [] }
const filter = { id: null, slug: 'sale', name: 'Sale', type: 'boolean', values: [] }
const counts = {
  id: null,
  slug: 'categoryids',
  name: 'c',
  type: 'identifier',
  values: [{ id: 1, productCount: 2 }],
}
const promotion = {
  id: 'a',
  name: 'A',
  schedule: { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' },
  isActive: true,
  priority: 1,
  effect: { type: 'automatic_discount', additionalData: { type: 'relative', value: 10 } },
  conditions: [],
  customData: {},
}

/** What the Shop API says, by path. */
const ANSWERS: Record<string, unknown> = {
  '/v1/products': pageOf(product),
  '/v1/variants': pageOf(variant),
  '/v1/categories': [category(1, { children: [category(2)] })],
  '/v1/categories/a/b': category(2),
  '/v1/brands': pageOf(brand),
  '/v1/brands/5': brand,
  '/v1/navigation/trees': [tree],
  '/v1/campaigns': pageOf({ id: 1, key: 'sale', startsAt: null, endsAt: null, headline: 'Sale' }),
}

const PROMOTIONS = [
  ...Array.from({ length: 120 }, (_, place) => ({ ...promotion, id: `b${place}`, code: 'SECRET' })),
  ...['a', 'c', 'd'].map((id) => ({ ...promotion, id })),
]

/** Categories are counted on request alone. */
function answerOf({ pathname, searchParams }: URL): unknown {
  const numberOf = (name: string) => Number(searchParams.get(name) ?? 1)
  if (pathname === '/v1/promotions') {
    const ids = searchParams.get('ids')?.split(',')
    const all = PROMOTIONS.filter(({ id }) => ids?.includes(id) ?? true)
    const page = { page: numberOf('page'), perPage: numberOf('perPage') }
    const entities = all.slice((page.page - 1) * page.perPage, page.page * page.perPage)
    return { entities, pagination: pageNumbers(entities.length, all.length, page) }
  }
  if (pathname !== '/v1/filters') return ANSWERS[pathname]
  return [filter, ...(searchParams.get('with')?.split(',').includes('category_ids') ? [counts] : [])]
}

async function ask(name: string, payload: object, campaignKey: string | null = null) {
  const requested: URL[] = []
  await using door = await startTestServer({
    shopApi: ({ url }) => {
      requested.push(new URL(url))
      const body = answerOf(new URL(url))
      return body === undefined ? new Response(null, { status: 404 }) : Response.json(body)
    },
    overrides: { campaignKey: () => campaignKey },
  })
  const { status, body } = await call(door, name, payload)
  const query = requested.map(({ pathname, search }) => decodeURIComponent(pathname + search))
  return { status, body, requested: query }
}

test.each<[string, object, unknown, string]>([
  [
    'getProductsByReferenceKeys',
    { referenceKeys: ['x', 'y'] },
    [{ id: 1 }],
    'filters[referenceKey]=x,y&perPage=2',
  ],
  ['getVariantById', { ids: [10] }, [{ id: 10, productId: 1 }], '/v1/variants?ids=10'],
  ['getProductsCount', { categoryId: 3 }, { count: 7 }, 'filters[category]=3'],
  ['getProductsCount', { categoryId: 3, where: { minPrice: 5 } }, { count: 7 }, 'filters[minPrice]=5'],
  [
    'getFilters',
    { categoryId: 3, includedFilters: ['sale'] },
    { filters: [{ slug: 'sale' }], unfilteredCount: 7 },
    'including=sale',
  ],
  ['fetchAllFiltersForCategory', { category: { id: 3 } }, ['sale'], 'filters[category]=3'],
  ['getRootCategories', {}, { categories: [{ id: 1 }] }, 'depth=2&with=parents,descendants'],
  ['getRootCategories', { children: 0, properties: ['a'] }, {}, 'depth=1&with=parents,properties:name(a)'],
  ['getCategoryTree', {}, [{ id: 1, children: [{ id: 2 }] }], 'depth=2'],
  ['getCategoryByPath', { path: '/a/b/' }, { id: 2 }, '/v1/categories/a/b'],
  ['getBrands', {}, { entities: [{ id: 5 }] }, 'page=1&perPage=100'],
  ['getBrandById', { brandId: 5 }, { slug: 'n', group: '' }, '/v1/brands/5'],
  ['fetchAllNavigationTrees', { params: { with: { category: true } } }, [{ id: 3 }], 'with=category'],
  ['fetchNavigationTreeById', { treeId: 3 }, { key: 'main' }, '/v1/navigation/trees'],
  ['fetchNavigationTreeByName', { treeName: 'Main' }, { id: 3 }, '/v1/navigation/trees'],
  ['getPromotions', {}, { entities: [{ id: 'a' }, { id: 'c' }, { id: 'd' }] }, 'page=1&perPage=100'],
  ['getPromotionsByIds', { ids: ['a', 'b0'] }, { entities: [{ id: 'a' }] }, 'ids=a,b0'],
])('%s of %j answers in the shape of the contract', async (name, payload, expected, query) => {
  const { status, body, requested } = await ask(name, payload)
  expect([status, requested.some((each) => each.includes(query))]).toEqual([200, true])
  expect(body).toMatchObject(expected as object)
})

test('empty categories are hidden on request', async () => {
  const { body } = await ask('getCategoryTree', { hideEmptyCategories: true })
  expect(body).toMatchObject([{ id: 1, children: [] }])
})

describe('the running campaign', () => {
  test('is given with its texts', async () => {
    expect((await ask('getCampaign', {}, 'sale')).body).toMatchObject({ key: 'sale', headline: 'Sale' })
    expect((await ask('getCampaignKey', {}, 'sale')).body).toBe('sale')
  })

  test('may be none', async () => {
    expect((await ask('getCampaign', {})).body).toBeNull()
    expect((await ask('getCampaignKey', {})).body).toBeNull()
  })
})

test.each(['getPromotions', 'getPromotionsByIds', 'getCurrentPromotions'])(
  '%s gives out neither a code nor what it opens',
  async (name) => {
    const { body } = await ask(name, { ids: ['a', 'b1'] })
    expect(body.entities[0].id).toBe('a')
    expect(JSON.stringify(body)).not.toContain('SECRET')
  },
)

test.each<[string, object, string[], object]>([
  ['getPromotions', { pagination: { perPage: 2 } }, ['a', 'c'], { current: 2, total: 3, last: 2, next: 2 }],
  [
    'getPromotions',
    { pagination: { page: 2, perPage: 2 } },
    ['d'],
    { current: 1, total: 3, page: 2, prev: 1 },
  ],
  ['getCurrentPromotions', { page: 2, perPage: 2 }, ['d'], { current: 1, total: 3, page: 2 }],
  ['getPromotionsByIds', { ids: ['b0', 'd'] }, ['d'], { current: 1, total: 1, last: 1 }],
])('the pages of %s with %j are those of what needs no code', async (name, payload, ids, expected) => {
  const { body } = await ask(name, payload)
  expect(body.entities.map(({ id }: { id: string }) => id)).toEqual(ids)
  expect(body.pagination).toMatchObject(expected)
})

test.each([
  ['getBrandById', { brandId: 6 }],
  ['getCategoryByPath', { path: '/nowhere' }],
  ['fetchNavigationTreeById', { treeId: 4 }],
  ['fetchNavigationTreeByName', { treeName: 'Other' }],
])('%s of %j is not found', async (name, payload) => {
  expect((await ask(name, payload)).status).toBe(404)
})

test.each([
  ['getProductsByReferenceKeys', { referenceKeys: ['a,b'] }],
  ['getProductsByReferenceKeys', { referenceKeys: [] }],
  ['getVariantById', { ids: [] }],
  ['getProductsCount', {}],
  ['getRootCategories', { properties: ['a)b'] }],
  ['getPromotionsByIds', { ids: ['a,b'] }],
])('%s refuses %j', async (name, payload) => {
  expect((await ask(name, payload)).status).toBe(400)
})
