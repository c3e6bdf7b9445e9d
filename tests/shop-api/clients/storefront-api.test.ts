import { APISortOption, APISortOrder, FetchError, StorefrontAPIClient } from '@scayle/storefront-api'
import { describe, expect, test } from 'vitest'
import { serveShopApi } from '#tests/support/served-shop-api.ts'

serveShopApi()
const client = new StorefrontAPIClient({
  host: 'https://shop.test',
  shopId: 1,
  auth: { type: 'token', token: 'local' },
})

const ids = (entities: { id: unknown }[]) => entities.map(({ id }) => id)

describe('@scayle/storefront-api against the service', () => {
  test('products', async () => {
    const page = await client.products.query({
      where: {
        categoryId: 10,
        attributes: [{ type: 'attributes', key: 'color', values: [201, 202] }],
        minPrice: 5000,
      },
      with: {
        attributes: { withKey: ['color', 'brand'] },
        variants: { attributes: 'all', lowestPriorPrice: true },
        siblings: { attributes: 'all' },
        categories: { properties: { withName: ['icon'] } },
        priceRange: true,
      },
      sort: { by: APISortOption.PRICE, direction: APISortOrder.ASCENDING },
      pagination: { page: 1, perPage: 10 },
    })
    expect(ids(page.entities)).toEqual([1, 2])
    expect(page.pagination).toMatchObject({ current: 2, total: 2, first: 1, last: 1 })
    expect(page.entities[0]).toMatchObject({
      attributes: { color: { values: [{ id: 201 }] } },
      siblings: [{ id: 2, attributes: { shape: { values: { id: 301 } } } }],
      priceRange: { min: { withTax: 9900 } },
      images: [{ hash: 'hash-1', attributes: { imageKind: { values: { value: 'bust_image' } } } }],
    })
    expect(page.entities[0]?.categories?.[0]).toMatchObject([
      { categoryId: 10, categoryProperties: [{ name: 'icon' }] },
      { categoryId: 12 },
    ])
    expect((await client.products.getById(3)).id).toBe(3)
    expect(ids(await client.products.getByIds([3, 999, 1]))).toEqual([3, 1])
    expect(await client.products.getByReferenceKey('P-5')).toMatchObject({ id: 5 })
    expect(ids(await client.products.getByReferenceKeys(['P-5', 'P-7']))).toEqual([7, 5])
    await expect(client.products.getById(999)).rejects.toThrow(FetchError)
    expect(ids(await client.variants.getByIds([30, 10]))).toEqual([30, 10])
  })

  test('categories', async () => {
    expect(ids(await client.categories.getRoots({ with: { children: 2 } }))).toEqual([10, 20, 30, 40])
    expect(ids(await client.categories.getByIds([12, 20]))).toEqual([12, 20])
    expect((await client.categories.getById(12, { with: { parents: 'all' } })).parent?.id).toBe(10)
    expect((await client.categories.getByPath(['sonnenbrillen', 'damen'])).id).toBe(12)
  })

  test('filters', async () => {
    const filters = await client.filters.get({
      where: { categoryId: 10, disableFuzziness: true },
      with: ['values', 'category_ids'],
    })
    expect(filters.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['prices', 'sale', 'brand', 'color', 'shape', 'polarized', 'categoryids']),
    )
    expect(await client.filters.getValues('color', { where: { categoryId: 10 } })).toHaveLength(3)
  })

  test('search', async () => {
    const { suggestions } = await client.searchv2.suggestions('sonn', {
      with: { product: { priceRange: true } },
    })
    expect(suggestions.map(({ type }) => type)).toContain('category')
    expect(await client.searchv2.resolve('rote Sonnenbrille')).toMatchObject({
      categorySuggestion: { category: { id: 10 } },
    })
    expect(await client.searchv2.resolve('xqzvvk')).toBeUndefined()
    expect((await client.search.suggestions('nordlicht')).brands).toMatchObject([{ id: 101 }])
    expect((await client.search.mappings('rot')).matches).toHaveLength(1)
    expect((await client.search.resolve('rote sonnenbrillen', { categoryId: 10 })).matches).toHaveLength(1)
    expect((await client.typeahead.suggestions('sonn')).suggestions.length).toBeGreaterThan(1)
  })

  test('everything else', async () => {
    expect((await client.attributes.getByKey('color')).values).toHaveLength(3)
    expect((await client.brands.get({ pagination: { page: 1, perPage: 1 } })).entities).toHaveLength(1)
    expect((await client.brands.getById(101)).slug).toBe('nordlicht')
    expect((await client.campaigns.get()).entities).toHaveLength(2)
    expect((await client.campaigns.getById(1)).key).toBe('px-blue')
    expect((await client.navigation.getAll({ with: { category: true } }))[0]?.items).toHaveLength(3)
    expect((await client.navigation.getById(7)).key).toBe('main')
    expect((await client.promotions.get()).entities).toHaveLength(2)
    expect((await client.promotions.getByIds(['b'])).entities).toHaveLength(1)
    expect((await client.redirects.get()).entities).toHaveLength(2)
    expect(await client.redirects.post('/alt/')).toMatchObject({ target: '/neu/' })
    expect(await client.redirects.post('/nothing/')).toBeUndefined()
    expect((await client.shopConfiguration.get()).shopId).toBe(1)
  })

  test('another shop by key, country and locale; a wrong token', async () => {
    const czech = new StorefrontAPIClient({
      host: 'https://shop.test',
      shopKey: 'veduta',
      countryCode: 'CZ',
      locale: 'cs_CZ',
    })
    expect((await czech.shopConfiguration.get()).shopId).toBe(2)
    const wrong = client.clone({ auth: { type: 'token', token: 'wrong' } })
    await expect(wrong.brands.getById(101)).rejects.toMatchObject({ response: { status: 401 } })
  })
})
