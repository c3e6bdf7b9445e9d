import { describe, expect, test } from 'vitest'
import type { Fetch } from '#clients/http.ts'
import type { ShopApi } from '#clients/shop-api/shop-client.ts'
import { createShopClient } from '#clients/shop-api/create-shop-client.ts'
import type { ShopAuth } from '#platform/shop-auth.ts'

const RESOLVE = '/v2/search/resolve'
const ADDRESSED = 'product.attributes%2Cproduct.categories'
/** A client of shop 10001 whose requests all get the same answer, and the requests. */
function clientOf(answer: () => Response, auth: ShopAuth = { kind: 'none' }, baseUrl = 'http://shop') {
  const sent: Request[] = []
  const fetch: Fetch = (request) => {
    sent.push(request)
    return answer()
  }
  return { sent, shop: createShopClient({ http: { fetch, timeout: 1000 }, baseUrl, auth, shopId: 10001 }) }
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })
const pagination = { current: 0, total: 0, perPage: 1, page: 1, first: 1, prev: 1, next: 1, last: 1 }
const empty = json({ entities: [], pagination })

const moment = '2026-01-01T00:00:00Z'
const product = {
  id: 1,
  name: 'Ada',
  isActive: true,
  isSoldOut: false,
  isNew: false,
  isComposite: false,
  createdAt: moment,
  updatedAt: moment,
  firstLiveAt: null,
  indexedAt: moment,
  masterKey: 'm',
  referenceKey: 'x',
  customData: {},
  images: [],
}

describe('an address', () => {
  test.each<[string, string, (shop: ShopApi) => Promise<unknown>]>([
    [
      'a product',
      '/v1/products/7?with=variants&shopId=10001',
      (shop) => shop.product(7, { with: 'variants' }),
    ],
    ['products by id', '/v1/products?ids=3%2C4&perPage=2&shopId=10001', (shop) => shop.productsByIds([3, 4])],
    [
      'a reference key',
      '/v1/products?referenceKey=A%20%26%20B&shopId=10001',
      (shop) => shop.productByReferenceKey('A & B'),
    ],
    [
      'a listing',
      '/v1/products?filters%5Bcategory%5D=5&filters%5BminPrice%5D=0&filters%5Bbrand%5D=1%2C2&filters%3Anot%5BsalesStatus%5D=9&filters%5Bsale%5D=false&sort=price&sortDir=asc&page=2&perPage=24&shopId=10001',
      (shop) =>
        shop.products({
          where: {
            categoryId: 5,
            minPrice: 0,
            attributes: { brand: [1, 2], rimType: [] },
            not: { salesStatus: [9] },
            booleans: { sale: false },
          },
          sort: { by: 'price', direction: 'asc' },
          page: 2,
          perPage: 24,
          includeSoldOut: false,
        }),
    ],
    [
      'a term, with what is sold out and free',
      '/v1/products?filters%5Bterm%5D=ray%20ban&includeSoldOut=true&includeSellableForFree=true&shopId=10001',
      (shop) =>
        shop.products({ where: { term: 'ray ban' }, includeSoldOut: true, includeSellableForFree: true }),
    ],
    ['redirects', '/v1/redirects?page=1&perPage=50&shopId=10001', (shop) => shop.redirects(1, 50)],
    ['brands', '/v1/brands?page=1&shopId=10001', (shop) => shop.brands({ page: 1 })],
  ])('of %s', async (_, address, ask) => {
    const { sent, shop } = clientOf(() => Response.json({ entities: [], pagination }))
    await ask(shop).catch(() => undefined)
    expect(sent[0]?.url).toBe(`http://shop${address}`)
  })

  test.each<[string, string, (shop: ShopApi) => Promise<unknown>]>([
    [
      'of roots',
      '/v1/categories?depth=2&showHidden=true',
      (shop) => shop.rootCategories({ depth: 2, showHidden: true }),
    ],
    [
      'of a category by id',
      '/v1/categories/5?with=parents',
      (shop) => shop.categoryById(5, { with: 'parents' }),
    ],
    ['of a category by path', '/v1/categories/a/b%20c?', (shop) => shop.categoryByPath('/a/b c/')],
    [
      'of navigation',
      '/v1/navigation/trees?with=category',
      (shop) => shop.navigationTrees({ with: 'category' }),
    ],
    [
      'of suggestions',
      '/v2/search/suggestions?term=a&categoryId=3',
      (shop) => shop.suggestions('a', { categoryId: 3 }),
    ],
    ['of a resolved term', `${RESOLVE}?term=a&with=${ADDRESSED}`, (shop) => shop.resolve('a')],
    ['of the configuration', '/v1/shop-configuration?', (shop) => shop.configuration()],
    [
      'of filters',
      '/v1/filters?with=values&including=a%2Cb&filters%5Bcategory%5D=1',
      (shop) => shop.filters({ where: { categoryId: 1 }, including: ['a', 'b'] }),
    ],
  ])('%s', async (_, address, ask) => {
    const { sent, shop } = clientOf(json([]))
    await ask(shop).catch(() => undefined)
    expect(sent[0]?.url).toContain(`http://shop${address}`)
  })

  test('keeps the base path of the service', async () => {
    const { sent, shop } = clientOf(empty, { kind: 'none' }, 'http://shop/api/')
    await shop.brands()
    expect(sent[0]?.url).toBe('http://shop/api/v1/brands?shopId=10001')
  })

  test.each(['', '/', '/12/'])('does not exist for the category path "%s"', async (path) => {
    const { sent, shop } = clientOf(json([]))
    expect(await shop.categoryByPath(path)).toBeNull()
    expect(sent).toEqual([])
  })
})

test.each<[ShopAuth, string, string | null]>([
  [{ kind: 'token', token: 'abc' }, 'x-access-token', 'abc'],
  [
    { kind: 'basic', user: 'u', password: 'ä' },
    'authorization',
    `Basic ${Buffer.from('u:ä').toString('base64')}`,
  ],
  [{ kind: 'none' }, 'x-access-token', null],
])('%o sends %s', async (auth, header, value) => {
  const { sent, shop } = clientOf(empty, auth)
  await shop.brands()
  expect(sent[0]?.headers.get(header)).toBe(value)
})

test('a redirect is requested by POST', async () => {
  const { sent, shop } = clientOf(json({ source: '/a', target: '/b', statusCode: 301 }))
  expect(await shop.redirect('/a')).toMatchObject({ target: '/b' })
  expect([sent[0]?.method, await sent[0]?.json()]).toEqual(['POST', { url: '/a' }])
})

describe('what does not exist', () => {
  test.each<[string, number, (shop: ShopApi) => Promise<unknown>]>([
    ['product', 404, (shop) => shop.product(1)],
    ['category', 404, (shop) => shop.categoryById(1)],
    ['redirect', 404, (shop) => shop.redirect('/a')],
    ['search result', 204, (shop) => shop.resolve('a')],
  ])('a %s is null', async (_, status, ask) =>
    expect(await ask(clientOf(() => new Response(null, { status })).shop)).toBeNull(),
  )

  test('a reference key without a product is null', async () =>
    expect(await clientOf(empty).shop.productByReferenceKey('x')).toBeNull())
})

describe('an error', () => {
  test.each<[string, () => Response, object]>([
    [
      'a status',
      () => new Response('{}', { status: 500, statusText: 'Server Error' }),
      { kind: 'upstream', message: 'Failed to fetch http://shop/v1/brands?shopId=10001. 500 Server Error' },
    ],
    ['no JSON', () => new Response('<html>'), { kind: 'invalid-answer' }],
    ['an empty body', () => new Response(''), { kind: 'invalid-answer' }],
    ['another shape', json({ entities: 'none' }), { kind: 'invalid-answer' }],
  ])('is %s', async (_, answer, error) => expect(clientOf(answer).shop.brands()).rejects.toMatchObject(error))

  test('says that the data are invalid', async () =>
    expect(clientOf(json([])).shop.brands()).rejects.toThrow('Invalid response data'))

  test('is a second product with one reference key', async () => {
    const twice = json({ entities: [product, product], pagination })
    await expect(clientOf(twice).shop.productByReferenceKey('x')).rejects.toMatchObject({
      kind: 'invalid-answer',
      message: 'More than one product has the reference key x',
    })
  })

  test('is an empty list of ids, and an empty reference key', async () => {
    const { shop, sent } = clientOf(empty)
    await expect(shop.productsByIds([])).rejects.toMatchObject({ kind: 'bad-request' })
    await expect(shop.productByReferenceKey('')).rejects.toMatchObject({ kind: 'bad-request' })
    expect(sent).toEqual([])
  })
})
