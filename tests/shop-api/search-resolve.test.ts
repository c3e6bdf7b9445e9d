import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { resolvedEntity, type SearchEntity, searchEntities } from '#contract/shop-api/search.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

const named = (entity: SearchEntity) => {
  if (entity.type === 'product') return `product ${entity.productSuggestion.product.id}`
  return entity.type === 'category' ? `category ${entity.categorySuggestion.category.id}` : entity.type
}

const name = z.object({ name: z.string() })
const typedAhead = z.object({
  suggestions: z.array(
    z.object({
      productSuggestion: z.object({ product: name }).optional(),
      brandOrCategorySuggestion: z.object({ category: name }).optional(),
    }),
  ),
})

onShopApi((ask) => {
  const resolve = async (term: string) => ask(`/v2/search/resolve?term=${encodeURIComponent(term)}`)

  test.each([['P-3'], ['ean-30'], ['V-31'], ['3']])('the key %s is a product', async (key) => {
    expect((await resolve(key)).body).toMatchObject({
      type: 'product',
      productSuggestion: { product: { id: 3 } },
    })
  })

  test('the key of what is sold out is a product', async () => {
    expect((await resolve('P-4')).body).toMatchObject({ productSuggestion: { product: { id: 4 } } })
  })

  describe('a product that the shop does not offer is not found by its key', () => {
    test.each(['P-8', 'V-80', 'ean-80', '8', 'P-9'])('%s', async (key) => {
      expect(await resolve(key)).toEqual({ status: 204, body: null })
      const { body } = await ask(`/v2/search/suggestions?term=${key}`)
      expect(searchEntities.parse(body).suggestions).toEqual([])
    })
  })

  test.each([
    ['Sonnenbrillen', 10, []],
    ['sonnenbrille', 10, []],
    ['Brille', 20, []],
    ['rote Sonnenbrille', 10, ['color 201']],
    ['Sonnenbrille von Südwind', 10, ['brand 102']],
    ['Nordlicht Brillen', 20, ['brand 101']],
  ])('%s is category %s', async (term, id, chosen) => {
    const { status, body } = await resolve(term)
    expect(status).toBe(200)
    const [entity] = resolvedEntity.parse(body)
    if (entity?.type !== 'category') throw new Error(entity?.type)
    const { category, filters, productCount } = entity.categorySuggestion
    expect(category.id).toBe(id)
    expect(productCount).toBeGreaterThan(0)
    expect(
      filters.flatMap((each) =>
        each.type === 'attribute'
          ? each.attributeFilter.values.map((value) => `${each.attributeFilter.group.key} ${value.id}`)
          : [],
      ),
    ).toEqual(chosen)
  })

  test.each([
    [1, 'polarisierende Sonnenbrillen'],
    [2, 'polarizační sluneční brýle'],
    [3, 'polaryzacyjne okulary przeciwsłoneczne'],
    [4, 'lunettes de soleil polarisantes'],
  ])('in shop %i, %s is a category with a yes', async (shopId, term) => {
    const { body } = await ask(`/v2/search/resolve?shopId=${shopId}&term=${encodeURIComponent(term)}`)
    expect(body).toMatchObject({
      categorySuggestion: {
        category: { id: 10 },
        filters: [{ type: 'boolean', booleanFilter: { slug: 'polarized', value: true } }],
        productCount: 2,
      },
    })
  })

  describe('within a category', () => {
    test.each([
      ['Sonnenbrillen', 10, 'category 10'],
      ['Sonnenbrillen', 20, null],
      ['Damen', 10, 'category 12'],
      ['P-3', 12, 'product 3'],
      ['P-3', 20, 'product 3'],
      ['P-3', 30, null],
      ['P-3', 999, null],
    ])('%s in %i is %s', async (term, categoryId, expected) => {
      const { status, body } = await ask(`/v2/search/resolve?term=${term}&categoryId=${categoryId}`)
      expect(status).toBe(expected === null ? 204 : 200)
      expect(body && resolvedEntity.parse(body).map(named)).toEqual(expected && [expected])
    })

    test.each([
      ['sonn', 10, ['product 3', 'product 2', 'product 1', 'category 10']],
      ['sonn', 20, ['product 3']],
      ['sonn', 30, []],
      ['P-3', 20, ['product 3']],
      ['P-3', 30, []],
    ])('%s in %i suggests %j', async (term, categoryId, expected) => {
      const { body } = await ask(`/v2/search/suggestions?term=${term}&categoryId=${categoryId}`)
      expect(searchEntities.parse(body).suggestions.map(named)).toEqual(expected)
    })

    test.each([
      [10, ['Sonnenbrillen', 'Corvo', 'Alba', 'Alba']],
      [20, ['Corvo']],
      [30, []],
    ])('what is typed ahead in %i is %j', async (categoryId, expected) => {
      const { body } = await ask('/v1/typeahead?term=sonn', {
        method: 'POST',
        body: JSON.stringify({ categoryId }),
      })
      const { suggestions } = typedAhead.parse(body)
      expect(
        suggestions.map(
          (each) => (each.productSuggestion?.product ?? each.brandOrCategorySuggestion?.category)?.name,
        ),
      ).toEqual(expected)
    })
  })

  test('a navigation item by its name, while it is visible', async () => {
    expect((await resolve('ratgeber')).body).toMatchObject({
      navigationItemSuggestion: { navigationItem: { name: 'Ratgeber', page: '/ratgeber/' } },
    })
    expect(await resolve('Weihnachten')).toEqual({ status: 204, body: null })
  })
})
