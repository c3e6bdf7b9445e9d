import { describe, expect, test } from 'vitest'
import type { ShopClient, Suggestion } from '#clients/shop-api/shop-client.ts'
import type { PageEntry, Story } from '#clients/content/content-client.ts'
import { INCOMPLETE_TAG } from '#clients/cache-tags.ts'
import { ShopError } from '#platform/errors.ts'
import { loadSuggestions } from '#server/loaders/search/suggestions.ts'
import { testContext } from '#tests/support/test-server.ts'
import { aCategory, aProduct } from '#tests/support/goods.ts'
import { aPageEntry } from '#tests/support/page-entries.ts'
import { pageOf, fakeShopClient } from '#tests/support/shop-client.ts'

const GLASSES = aCategory({ id: 1, name: 'Brillen', path: '/brillen', rootlineIds: [1] })
const ROUND = aCategory({ id: 2, name: 'Rund', path: '/brillen/rund', rootlineIds: [1, 2] })
const HIDDEN = aCategory({ id: 3, name: 'Intern', path: '/intern', rootlineIds: [3], isHidden: true })

/** A shop that suggests these, finds so many products for a term, and has eight newest. */
const shopWith = (suggestions: Suggestion[], found: number, requested: string[]): ShopClient =>
  fakeShopClient({
    suggestions: async (term) => {
      requested.push(term)
      return suggestions
    },
    rootCategories: async () => [
      HIDDEN,
      GLASSES,
      ...[4, 5, 6].map((id) => aCategory({ id, path: `/wurzel-${id}`, rootlineIds: [id] })),
    ],
    products: async ({ where, sortingKey, perPage = 24 }) => {
      const ids = where.term === undefined ? [11, 12, 13, 14, 15, 16, 17, 18] : [1, 2].slice(0, found)
      if (where.term === undefined) expect(sortingKey).toEqual({ name: 'search-flyout', direction: 'asc' })
      return pageOf(
        ids.slice(0, perPage).map((id) => aProduct(id)),
        found,
      )
    },
  })

const link = (label: string, url: string) => ({
  _uid: label,
  component: 'footer_link',
  label,
  link: { fieldtype: 'multilink', linktype: 'url', url },
})

const STORY: Story = {
  uuid: 'u-1',
  name: 'Suche',
  slug: 'search',
  fullSlug: 'global/de/search',
  content: {
    _uid: 'page',
    component: 'page',
    body: [
      {
        _uid: 'pages',
        component: 'footer_column',
        headline: 'Gut zu wissen',
        links: ['a', 'b', 'c', 'd'].map((name) => link(name, `/${name}/`)),
      },
    ],
  },
  translatedSlugs: {},
  publishedAt: null,
}

function setUp({
  suggestions = [] as Suggestion[],
  found = 2,
  story = async (): Promise<Story | null> => STORY,
  stories = [] as PageEntry[],
  requested = [] as string[],
} = {}) {
  const { ctx, logLines } = testContext()
  const using = {
    ...ctx,
    shop: () => shopWith(suggestions, found, requested),
    content: { ...ctx.content, story, stories: async () => stories },
  }
  return { lines: logLines, load: (term: string) => loadSuggestions(using, 'de-de', term) }
}

/** By what it is purged where the newest are shown. */
const BEGINNING = ['shop:10001', ...[11, 12, 13, 14, 15, 16].map((id) => `product:${id}`)]

const round: Suggestion = { type: 'category', category: ROUND, productCount: 7, filters: [] }

describe('what hangs below the search field', () => {
  test.each(['', '   ', 'ru'])('for "%s" is where to begin', async (term) => {
    expect(await setUp().load(term)).toMatchObject({
      kind: 'default',
      total: null,
      tiles: [11, 12, 13, 14, 15, 16].map((id) => ({ id })),
      links: [{ label: 'Brillen', within: null, path: '/brillen/', count: null }, {}, {}],
      pages: [
        { label: 'a', href: '/de-de/a/' },
        { label: 'b', href: '/de-de/b/' },
        { label: 'c', href: '/de-de/c/' },
      ],
      tags: [...BEGINNING, 'story:u-1'],
    })
  })

  test('for a short term with suggestions is what was suggested, products among it', async () => {
    expect(await setUp({ suggestions: [round] }).load('ru')).toMatchObject({
      term: 'ru',
      kind: 'found',
      links: [{ label: 'Rund', within: 'Brillen', path: '/brillen/rund/', count: 7 }],
      tiles: [{ id: 1 }, { id: 2 }],
      pages: [],
      total: 2,
      tags: ['shop:10001', 'product:1', 'product:2'],
    })
  })

  test('for a longer term is what was found', async () => {
    expect(await setUp({ suggestions: [round] }).load('rund')).toMatchObject({
      kind: 'found',
      tiles: [{ id: 1 }, { id: 2 }],
      total: 2,
      tags: ['shop:10001', 'product:1', 'product:2'],
    })
  })

  test('for a longer term without anything is where to begin, saying so', async () => {
    expect(await setUp({ found: 0 }).load('xyz')).toMatchObject({
      kind: 'none',
      total: 0,
      tiles: [{ id: 11 }, {}, {}, {}, {}, {}],
    })
  })

  test('leads to a category with what the term chooses in it', async () => {
    const suggestions: Suggestion[] = [
      {
        type: 'category',
        category: ROUND,
        productCount: 7,
        filters: [{ slug: 'baseColor', ids: [3], label: 'Rot' }],
      },
    ]
    expect((await setUp({ suggestions }).load('rund rot')).links).toEqual([
      { label: 'Rund', within: 'Rot', path: '/brillen/rund/?color=3', count: 7 },
    ])
  })

  test.each([2, 0])('has the pages that the term finds, beside %i products', async (found) => {
    const stories = ['a', 'b', 'c', 'd'].map((name) => aPageEntry(name, { title: `Widerruf ${name}` }))
    expect(await setUp({ found, stories }).load('widerruf')).toMatchObject({
      kind: 'found',
      total: found,
      pages: ['a', 'b', 'c'].map((name) => ({ label: `Widerruf ${name}`, href: `/de-de/${name}/` })),
    })
  })

  test('has a page of the navigation once, and not among the categories', async () => {
    const suggestions: Suggestion[] = [{ type: 'navigationItem', name: 'Ratgeber', href: '/a/' }, round]
    const stories = ['a', 'b'].map((name) => aPageEntry(name, { title: `Ratgeber ${name}` }))
    const { links, pages } = await setUp({ suggestions, stories }).load('ratgeber')
    expect(links.map(({ path }) => path)).toEqual(['/brillen/rund/'])
    expect(pages.map((page) => page.href)).toEqual(['/de-de/a/', '/de-de/b/'])
  })

  test('is found by a synonym, else by the word itself', async () => {
    const content = { ...STORY.content, synonyms: 'rond = rund' }
    const terms: string[] = []
    const { load } = setUp({ found: 0, story: async () => ({ ...STORY, content }), requested: terms })
    await load('rond')
    expect(terms).toEqual(['rund', 'rond'])
  })

  test('of the navigation leads only within the shop', async () => {
    const items: Suggestion[] = ['/termine/', '/brillen', 'https://elsewhere.example/'].map((href) => ({
      type: 'navigationItem',
      name: href,
      href,
    }))
    expect(await setUp({ suggestions: items }).load('ter')).toMatchObject({
      links: [{ label: '/brillen', within: null, path: '/brillen', count: null }],
      pages: [{ label: '/termine/', href: '/de-de/termine/' }],
    })
  })

  test('stands without pages where editors offer none', async () => {
    expect(await setUp({ story: async () => null }).load('')).toMatchObject({
      pages: [],
      tags: BEGINNING,
    })
  })

  test('stands without pages, and is not cached, where the content service is down', async () => {
    const { load, lines } = setUp({
      story: async () => {
        throw new ShopError('upstream', 'GET search')
      },
    })
    expect(await load('')).toMatchObject({ pages: [], tags: [...BEGINNING, INCOMPLETE_TAG] })
    expect(lines.join()).toContain('the search is shown without its pages')
  })
})
