import { describe, expect, test } from 'vitest'
import { resolvedEntity, searchEntities } from '#contract/shop-api/search.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

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

  test('a navigation item by its name, while it is visible', async () => {
    expect((await resolve('ratgeber')).body).toMatchObject({
      navigationItemSuggestion: { navigationItem: { name: 'Ratgeber', page: '/ratgeber/' } },
    })
    expect(await resolve('Weihnachten')).toEqual({ status: 204, body: null })
  })
})
