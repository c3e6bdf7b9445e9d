import { describe, expect, test } from 'vitest'
import { emptyContent, startTestServer } from '#tests/support/test-server.ts'
import { call } from '#tests/support/rpc.ts'

const category = (id: number, more: object = {}) => ({
  id,
  path: `/c${id}`,
  name: `C${id}`,
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
const pagination = { current: 0, total: 0, perPage: 20, page: 1, first: 1, prev: 1, next: 1, last: 1 }

describe('a call', () => {
  test('reads the shop that it names, and returns the bare result', async () => {
    const requested: string[] = []
    await using door = await startTestServer({
      shopApi: (request) => {
        requested.push(request.url)
        return Response.json(category(5))
      },
    })
    expect(await call(door, 'getCategoryById', { id: 5 }, { 'x-shop-id': '10004' })).toMatchObject({
      status: 200,
      body: { id: 5 },
    })
    expect(requested).toEqual(['http://shop/v1/categories/5?depth=2&with=parents%2Cdescendants&shopId=10004'])
  })

  test('for categories by path returns the path from the root', async () => {
    const found = category(3, { parent: category(2, { parent: category(1) }) })
    await using door = await startTestServer({ shopApi: () => Response.json(found) })
    const { body } = await call(door, 'getCategoriesByPath', { path: '/a/b' })
    expect(body.activeNode.id).toBe(3)
    expect(body.categories[0]).toMatchObject({ id: 1, children: [{ id: 2, children: [{ id: 3 }] }] })
  })

  test('for the layouts of listings returns them by path, a child’s as its parent’s', async () => {
    const care = category(2, { path: '/l/care', shopLevelCustomData: { productType: 'contactLensCare' } })
    const daily = category(3, { path: '/l/daily' })
    // A category’s own filters say more than its parent, on its page and here.
    const frames = category(5, { path: '/l/frames', supportedFilter: ['rimType'] })
    const lenses = category(1, {
      path: '/l',
      shopLevelCustomData: { handle: 'contactLenses' },
      children: [care, daily, frames],
    })
    await using door = await startTestServer({ shopApi: () => Response.json([lenses, category(4)]) })
    expect((await call(door, 'getCategoryPathMapping', {})).body).toEqual({
      '/l': 'lenses-plp',
      '/l/care': 'lenses-care-plp',
      '/l/daily': 'lenses-plp',
      '/l/frames': 'default-plp',
      '/c4': 'default-plp',
    })
  })

  test('for the path / returns the roots', async () => {
    await using door = await startTestServer({ shopApi: () => Response.json([category(1), category(2)]) })
    const { body } = await call(door, 'getCategoriesByPath', { path: '/' })
    expect([body.categories.length, body.activeNode]).toEqual([2, null])
  })

  test('for products of a category by its path reads its id first', async () => {
    const requested: string[] = []
    await using door = await startTestServer({
      shopApi: (request) => {
        requested.push(request.url)
        return Response.json(requested.length === 1 ? category(8) : { entities: [], pagination })
      },
    })
    const { body } = await call(door, 'getProductsByCategory', { category: '/brillen', perPage: 5 })
    expect(body).toEqual({ products: [], pagination })
    expect(requested[1]).toContain('filters%5Bcategory%5D=8')
  })

  test('for a missing story returns null if that is allowed', async () => {
    await using door = await startTestServer()
    expect(await call(door, 'getCmsStory', { slug: 'x', ignoreNotFound: true })).toMatchObject({ body: null })
    expect(await call(door, 'getCmsStory', { slug: 'x' })).toMatchObject({ status: 404 })
  })

  test('for a story returns it with the field names of the content service', async () => {
    const story = {
      uuid: 'u',
      name: 'Start',
      slug: 'home',
      fullSlug: 'de/home',
      content: { _uid: '1', component: 'page', body: [] },
      translatedSlugs: { fr: 'accueil' },
      publishedAt: null,
    }
    await using door = await startTestServer({ content: { ...emptyContent, story: async () => story } })
    expect((await call(door, 'getCmsStory', { slug: 'home' })).body).toMatchObject({
      full_slug: 'de/home',
      translated_slugs: [{ path: 'accueil', lang: 'fr' }],
      content: { component: 'page', body: [] },
    })
  })

  test('for page types maps paths of the variant', async () => {
    await using door = await startTestServer()
    expect((await call(door, 'getPageTypes', {})).body.mapping).toMatchObject({
      '/': 'homepage',
      '/success/': 'osp',
    })
  })

  test('to log writes one line', async () => {
    await using door = await startTestServer()
    await call(door, 'logMessage', { level: 'warn', message: 'from a browser' })
    expect(door.logLines).toContain('warn: from a browser')
  })
})
