import type { Category } from '@scayle/storefront-api'
import { anOutsideCategory, anOutsideProduct, attribute, type OutsideProduct, type Wire } from './goods.ts'

/** Glasses that a listing shows, and what the service also knows but nobody may see. */
export const PRODUCTS: OutsideProduct[] = [
  anOutsideProduct(1),
  anOutsideProduct(2),
  anOutsideProduct(3, { isActive: false }),
  withStatus(4, 'offline'),
  withStatus(5, 'enrichment'),
  anOutsideProduct(6, { variants: [] }),
]

function withStatus(id: number, status: string): OutsideProduct {
  const product = anOutsideProduct(id)
  return { ...product, attributes: { ...product.attributes, ...attribute('salesStatus', 3, status) } }
}

const CATEGORY = anOutsideCategory()
const BRAND = {
  id: 7,
  slug: 'northern',
  group: '',
  isActive: true,
  logoHash: '',
  createdAt: '',
  updatedAt: '',
}
const NAVIGATION = {
  id: 1,
  key: 'main',
  name: 'Main',
  items: [
    {
      id: 1,
      name: 'Brillen',
      type: 'category',
      categoryId: 10,
      category: CATEGORY,
      filters: [],
      extraFilters: {},
      assets: {},
      visibleFrom: null,
      visibleTo: null,
      children: [],
    },
  ],
}
const FILTERS = [
  {
    id: null,
    slug: 'prices',
    name: 'Prices',
    type: 'range',
    values: [{ min: 11_900, max: 11_900, productCount: 6 }],
  },
  { slug: 'categoryids', name: 'Categories', type: 'identifier', values: [{ id: 10, productCount: 6 }] },
  {
    id: 1,
    slug: 'brand',
    name: 'Brand',
    type: 'attributes',
    attributeGroupType: '',
    values: [{ id: 7, name: 'Northern', value: 'northern', productCount: 6 }],
  },
]

type RouteRequest = { query: URLSearchParams; body: Record<string, unknown>; parts: string[] }
export type Answer = { status?: number; body?: unknown }
export type Route = [method: string, path: RegExp, answer: (request: RouteRequest) => Answer]

export const missing: Answer = { status: 404, body: { code: 404, message: 'Not found' } }
const orMissing = (body: unknown): Answer => (body === undefined ? missing : { body })

const pageOf = (entities: readonly unknown[]): Answer => ({
  body: {
    entities,
    pagination: {
      current: entities.length,
      total: entities.length,
      perPage: 100,
      page: 1,
      first: 1,
      prev: 1,
      next: 1,
      last: 1,
    },
  },
})

export const byVariant = (id: unknown) => PRODUCTS.find(({ variants }) => variants?.[0]?.id === id)

/** What the contract says of the catalogue. */
export const CATALOGUE_ROUTES: Route[] = [
  ['GET', /^\/v1\/products$/, ({ query }) => pageOf(selected(query))],
  [
    'GET',
    /^\/v1\/products\/(\d+)$/,
    ({ parts: [id] }) => orMissing(PRODUCTS.find((each) => each.id === Number(id))),
  ],
  [
    'GET',
    /^\/v1\/variants$/,
    ({ query }) => {
      const product = byVariant(Number(query.get('ids')))
      return pageOf(product ? [{ ...product.variants?.[0], productId: product.id }] : [])
    },
  ],
  ['GET', /^\/v1\/categories$/, () => ({ body: [CATEGORY] })],
  ['GET', /^\/v1\/categories\/(10|brillen)$/, () => ({ body: CATEGORY satisfies Wire<Category> })],
  ['GET', /^\/v1\/categories\/.+$/, () => missing],
  ['GET', /^\/v1\/filters$/, () => ({ body: FILTERS })],
  ['GET', /^\/v1\/brands$/, () => pageOf([BRAND])],
  ['GET', /^\/v1\/campaigns$/, () => pageOf([])],
  ['GET', /^\/v1\/promotions$/, () => pageOf([])],
  ['GET', /^\/v1\/redirects$/, () => pageOf([])],
  ['POST', /^\/v1\/redirects$/, () => missing],
  ['GET', /^\/v1\/navigation\/trees$/, () => ({ body: [NAVIGATION] })],
  [
    'GET',
    /^\/v1\/shop-configuration$/,
    ({ query }) => ({
      body: {
        shopId: Number(query.get('shopId')),
        name: 'Outside',
        country: 'DEU',
        customData: {},
        shopCustomData: {},
        properties: [],
      },
    }),
  ],
  [
    'GET',
    /^\/v2\/search\/suggestions$/,
    () => ({
      body: {
        suggestions: [{ type: 'category', categorySuggestion: { category: CATEGORY, filters: [] } }],
      },
    }),
  ],
  ['GET', /^\/v2\/search\/resolve$/, () => ({ status: 204 })],
]

/** By id, by reference key, or all of a category. */
function selected(query: URLSearchParams): OutsideProduct[] {
  const ids = query.get('ids')?.split(',').map(Number)
  const key = query.get('referenceKey')
  if (ids) return PRODUCTS.filter(({ id }) => ids.includes(id))
  if (key !== null) return PRODUCTS.filter(({ referenceKey }) => referenceKey === key)
  const category = query.get('filters[category]')
  return category === null || category === '10' ? PRODUCTS : []
}
