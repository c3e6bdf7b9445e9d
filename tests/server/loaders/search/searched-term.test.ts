import { describe, expect, test } from 'vitest'
import type { Story } from '#clients/content/content-client.ts'
import { loadSearch, resolveTerm } from '#server/loaders/search/search.ts'
import { searchedTerms } from '#server/loaders/search/searched-term.ts'
import { aCategory, aProduct } from '#tests/support/goods.ts'
import { fakeShopClient, pageOf } from '#tests/support/shop-client.ts'
import { emptyContent, testContext } from '#tests/support/test-server.ts'

const STORY: Story = {
  uuid: 'u-search',
  name: 'Suche',
  slug: 'search',
  fullSlug: 'global/de/search',
  content: { _uid: 'page', component: 'page', synonyms: 'rouge = rot' },
  translatedSlugs: {},
  publishedAt: null,
}

test.each([
  ['of the story', 'rouge = rot', ['rot', 'rouge']],
  ['that is empty', '', ['rouge']],
  ['that is no text', 7, ['rouge']],
  ['that is not there', undefined, ['rouge']],
])('a term is looked for by a table %s, then as it is', async (_, synonyms, expected) => {
  const story = async () => ({ ...STORY, content: { ...STORY.content, synonyms } })
  const { ctx } = testContext({ content: { ...emptyContent, story } })
  expect(await searchedTerms(ctx, 'de-de', 'rouge')).toEqual(expected)
})

describe('a synonym', () => {
  const shopFinding = (...found: string[]) => {
    const requested: (string | undefined)[] = []
    const shop = fakeShopClient({
      products: async ({ where }) => {
        if (where.term !== undefined) requested.push(where.term)
        return pageOf(found.includes(where.term ?? '') ? [aProduct(1)] : [])
      },
      filters: async () => [],
      rootCategories: async () => [],
      resolve: async (term) => {
        requested.push(term)
        return found.includes(term)
          ? { type: 'category', category: aCategory({ path: '/brillen' }), productCount: 1, filters: [] }
          : null
      },
    })
    const { ctx } = testContext({ content: { ...emptyContent, story: async () => STORY } })
    const using = { ...ctx, shop: () => shop }
    return {
      load: (search: string) => loadSearch(using, 'de-de', new URLSearchParams(search)),
      resolve: (term: string) => resolveTerm(using, 'de-de', term),
      requested,
    }
  }

  test.each([
    [['rot'], 1, ['rot']],
    [['rouge'], 1, ['rot', 'rouge']],
    [[], 0, ['rot', 'rouge']],
  ])('finds goods, else the word itself does: %j', async (found, total, terms) => {
    const { load, requested } = shopFinding(...found)
    expect(await load('term=rouge')).toMatchObject({ value: { term: 'rouge', total } })
    expect(requested).toEqual(terms)
  })

  test.each([
    [['rot'], '/brillen/?search=rouge', ['rot']],
    [['rouge'], '/brillen/?search=rouge', ['rot', 'rouge']],
    [[], null, ['rot', 'rouge']],
  ])('leads to a category, else the word itself does: %j', async (found, address, terms) => {
    const { resolve, requested } = shopFinding(...found)
    expect(await resolve('rouge')).toBe(address)
    expect(requested).toEqual(terms)
  })

  test('stands in no address, and a word without one is looked for once', async () => {
    const { load, requested } = shopFinding()
    expect(await load('term=blau')).toMatchObject({ value: { query: { term: 'blau' } } })
    expect(requested).toEqual(['blau'])
  })
})
