import { describe, expect, test } from 'vitest'
import { INCOMPLETE_TAG } from '#clients/cache-tags.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { ShopClient, Suggestion } from '#clients/shop-api/shop-client.ts'
import { ShopError } from '#platform/errors.ts'
import type { Context } from '#server/context.ts'
import { loadSearch, resolveTerm } from '#server/loaders/search/search.ts'
import { emptyContent, testContext } from '#tests/support/test-server.ts'
import { choicesFilter } from '#tests/support/filters.ts'
import { aCategory, aProduct, attributesOf } from '#tests/support/goods.ts'
import { aPageEntry } from '#tests/support/page-entries.ts'
import { pageOf, FAILING_SHOP_CLIENT, fakeShopClient } from '#tests/support/shop-client.ts'

/** A shop with so many products for every term, and newest products of its own. */
const shopWith = (total: number): ShopClient =>
  fakeShopClient({
    products: async ({ where, page }) =>
      where.term === undefined
        ? pageOf([aProduct(8), aProduct(9)])
        : pageOf(total > 0 ? [aProduct(1)] : [], total, page),
    filters: async () => [choicesFilter('brand', [1, 2])],
    rootCategories: async () => [
      aCategory({
        name: 'Brillen',
        path: '/brillen',
        children: [aCategory({ name: 'Verborgen', path: '/verborgen', isHidden: true })],
      }),
    ],
  })

/** Editors' pages and their table of synonyms. */
const content: ContentClient = {
  ...emptyContent,
  story: async () => ({
    uuid: 'u-search',
    name: 'Suche',
    slug: 'search',
    fullSlug: 'global/de/search',
    content: { _uid: 'page', component: 'page', synonyms: 'Journal = Ratgeber\nrouge = rot' },
    translatedSlugs: {},
    publishedAt: null,
  }),
  stories: async () => [
    aPageEntry('home', { title: 'Ratgeber' }),
    aPageEntry('overlays/size/ratgeber'),
    aPageEntry('ratgeber', { title: 'Ratgeber', headings: ['Die rote Brille'] }),
    aPageEntry('service/gebrauchsanweisungen', { title: 'Anweisungen' }),
  ],
}

function setUp(shop: ShopClient, using: ContentClient = emptyContent) {
  const { ctx, logLines } = testContext()
  return setUpIn({ ...ctx, shop: () => shop, content: using }, logLines)
}

function setUpIn(using: Context, logLines: string[]) {
  return {
    lines: logLines,
    load: (search: string) => loadSearch(using, 'de-de', new URLSearchParams(search)),
    resolve: (term: string) => resolveTerm(using, 'de-de', term),
  }
}

describe('the results of a term', () => {
  test('are its products', async () => {
    expect(await setUp(shopWith(30)).load('term=rot')).toMatchObject({
      ok: true,
      value: { term: 'rot', total: 30, tiles: [{ id: 1 }], instead: null, tags: ['shop:10001', 'product:1'] },
    })
  })

  test('end with their last page', async () => {
    expect(await setUp(shopWith(30)).load('term=rot&page=3')).toEqual({ ok: false, error: 'not-found' })
  })

  test.each([
    ['no term', ''],
    ['a term of blanks and control characters', 'term=%20%00%09'],
    ['a term that finds nothing', 'term=xyz'],
  ])('for %s are starting points', async (_, search) => {
    expect(await setUp(shopWith(0)).load(search)).toMatchObject({
      ok: true,
      value: {
        total: 0,
        instead: { tiles: [{ id: 8 }, { id: 9 }], roots: [{ label: 'Brillen', path: '/brillen/' }] },
        tags: ['shop:10001', 'product:8', 'product:9'],
      },
    })
  })

  test('offer no starting points if a filter can be removed', async () => {
    expect(await setUp(shopWith(0)).load('term=xyz&brand=1')).toMatchObject({
      value: { instead: null, chips: [{ label: 'Value 1' }] },
    })
  })

  test.each(['term=rot', ''])('are not available without the shop: %j', async (search) => {
    await expect(setUp(FAILING_SHOP_CLIENT).load(search)).rejects.toBeInstanceOf(ShopError)
  })
})

describe('the pages of a term', () => {
  const pagesOf = async (term: string, using = content) => {
    const { load, lines } = setUp(shopWith(3), using)
    const loaded = await load(`term=${term}`)
    if (!loaded.ok) throw new Error(loaded.error)
    return { ...loaded.value, lines }
  }

  test.each([
    ['Ratgeber', ['/ratgeber/']],
    ['Journal', ['/ratgeber/']],
    ['rouge', ['/ratgeber/']],
    ['Anweisung', ['/service/gebrauchsanweisungen/']],
    ['Brillen', ['/brillen/', '/ratgeber/']],
    ['verborgen', []],
    ['xyz', []],
  ])('%s: %j', async (term, expected) => {
    expect((await pagesOf(term)).pages.map(({ path }) => path)).toEqual(expected)
  })

  test('are among what the page depends on', async () => {
    expect((await pagesOf('Journal')).tags).toEqual(['shop:10001', 'product:1', 'story:u-ratgeber'])
  })

  test('are left out without the content service, which is logged', async () => {
    const down = async () => {
      throw new ShopError('upstream', 'GET stories')
    }
    const { pages, total, tags, lines } = await pagesOf('Brillen', { ...content, story: down, stories: down })
    expect({ pages, total }).toEqual({ pages: [{ label: 'Brillen', path: '/brillen/' }], total: 3 })
    expect(tags).toContain(INCOMPLETE_TAG)
    expect(lines).toHaveLength(2)
  })
})

describe('a submitted term leads', () => {
  const product = aProduct(42, {
    name: 'Alba',
    attributes: attributesOf({ frameType: 'Vollrand', manufacturerColorCode: 'C1' }),
  })
  const part = aProduct(43, { customData: { rxPart: 'index' } })
  const category = aCategory({ path: '/brillen/damen' })

  test.each<[string, Suggestion | null, string | null]>([
    ['to a product', { type: 'product', product }, '/p/alba-c1-42/'],
    [
      'to a category with the term',
      { type: 'category', category, productCount: 3, filters: [] },
      '/brillen/damen/?search=rote+brille',
    ],
    [
      'to a category with its filters by their names in the address',
      {
        type: 'category',
        category,
        productCount: 3,
        filters: [{ slug: 'baseColor', ids: [3, 4], label: 'Rot' }],
      },
      '/brillen/damen/?search=rote+brille&color=3%2C4',
    ],
    [
      'to a category with a yes-or-no by its name in the address',
      { type: 'category', category, productCount: 3, filters: [{ slug: 'sale', is: true, label: 'Sale' }] },
      '/brillen/damen/?search=rote+brille&sale=true',
    ],
    ['else to the results: a page', { type: 'navigationItem', name: 'Service', href: '/service/' }, null],
    ['else to the results: nothing', null, null],
    ['to the results instead of a product without a page', { type: 'product', product: part }, null],
  ])('%s', async (_, found, expected) => {
    const { resolve, lines } = setUp({ ...FAILING_SHOP_CLIENT, resolve: async () => found })
    expect(await resolve('rote brille')).toBe(expected)
    expect(lines).toEqual([])
  })

  test('to the results if it cannot be resolved, which is logged', async () => {
    const { resolve, lines } = setUp(FAILING_SHOP_CLIENT)
    expect(await resolve('rot')).toBeNull()
    expect(lines).toHaveLength(1)
  })
})
