import { describe, expect, test } from 'vitest'
import { emptyContent, startTestServer } from '#tests/support/test-server.ts'
import { call } from '#tests/support/rpc.ts'

const page = { id: 1, name: 'Ratgeber', type: 'page', page: '/ratgeber/', assets: {} }
const navigationItem = { ...page, visibleFrom: null, visibleTo: null, children: [] }
const entity = { type: 'navigationItem', navigationItemSuggestion: { navigationItem } }

describe('search', () => {
  test('suggests', async () => {
    const requested: string[] = []
    await using door = await startTestServer({
      shopApi: ({ url }) => {
        requested.push(url)
        return Response.json({ suggestions: [entity] })
      },
    })
    const { body } = await call(door, 'getSearchSuggestions', { term: ' rat ', categoryId: 3 })
    expect(body).toEqual({ suggestions: [entity] })
    expect(requested[0]).toContain('term=rat&categoryId=3')
  })

  test.each([
    ['somewhere', () => Response.json(entity), entity],
    ['nowhere', () => new Response(null, { status: 204 }), null],
  ])('resolves %s', async (_, shopApi, expected) => {
    await using door = await startTestServer({ shopApi })
    expect((await call(door, 'resolveSearch', { term: 'x' })).body).toEqual(expected)
  })

  test('resolves within a category, with what is requested', async () => {
    const requested: string[] = []
    await using door = await startTestServer({
      shopApi: ({ url }) => {
        requested.push(url)
        return Response.json(entity)
      },
    })
    await call(door, 'resolveSearch', { term: 'x', categoryId: 3, with: 'category.parents' })
    expect(requested[0]).toContain('term=x&categoryId=3&with=category.parents')
  })

  test.each([
    ['getSearchSuggestions', { suggestions: [entity] }],
    ['resolveSearch', entity],
  ])('%s looks for what editors call a word, then for the word', async (name, expected) => {
    const requested: (string | null)[] = []
    const story = async () => ({
      uuid: 'u',
      name: 'Suche',
      slug: 'search',
      fullSlug: 'global/de/search',
      content: { _uid: 'page', component: 'page', synonyms: 'Journal = Ratgeber' },
      translatedSlugs: {},
      publishedAt: null,
    })
    await using door = await startTestServer({
      content: { ...emptyContent, story },
      shopApi: ({ url }) => {
        const term = new URL(url).searchParams.get('term')
        requested.push(term)
        if (term === 'Ratgeber')
          return name === 'resolveSearch'
            ? new Response(null, { status: 204 })
            : Response.json({ suggestions: [] })
        return Response.json(expected)
      },
    })
    expect((await call(door, name, { term: 'Journal' })).body).toEqual(expected)
    expect(requested).toEqual(['Ratgeber', 'Journal'])
  })

  test.each([{ term: '' }, { term: '  ' }, { term: 'x'.repeat(101) }, {}])(
    'for %o is rejected',
    async (payload) => {
      await using door = await startTestServer()
      const { status, body } = await call(door, 'getSearchSuggestions', payload)
      expect([status, body.detail]).toEqual([400, expect.stringContaining('payload.term')])
    },
  )
})
