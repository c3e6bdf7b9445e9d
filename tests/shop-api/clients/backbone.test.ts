import { APISortOption, APISortOrder, BapiClient } from '@aboutyou/backbone'
import { describe, expect, test } from 'vitest'
import { serveShopApi } from '#tests/support/served-shop-api.ts'

const served = serveShopApi()
const connect = (shopIdPlacement: 'header' | 'query') =>
  new BapiClient({
    host: `${served.origin()}/v1/`,
    shopId: 1,
    shopIdPlacement,
    auth: { type: 'basic', username: 'veduta', password: 'local' },
  })

const ids = (entities: { id: unknown }[]) => entities.map(({ id }) => id)

describe.each(['header', 'query'] as const)(
  '@aboutyou/backbone against the service, shop by %s',
  (placement) => {
    test('products', async () => {
      const client = connect(placement)
      const page = await client.products.query({
        where: { categoryId: 10, minPrice: 0, term: 'alba' },
        with: {
          attributes: 'all',
          variants: { attributes: 'all' },
          siblings: { attributes: 'all' },
        },
        sort: { by: APISortOption.Price, direction: APISortOrder.Ascending },
        pagination: { page: 1, perPage: 10 },
        includeSoldOut: false,
      })
      expect(ids(page.entities)).toEqual([1, 2])
      expect((await client.products.getById(4)).isSoldOut).toBe(true)
      expect(ids(await client.products.getByIds([3, 1]))).toEqual([3, 1])
      expect(await client.products.getByReferenceKey('P-5')).toMatchObject({ id: 5 })
      expect(ids(await client.variants.getByIds([30]))).toEqual([30])
    })

    test('categories and filters', async () => {
      const client = connect(placement)
      expect(ids(await client.categories.getRoots({ with: { children: 1 } }))).toEqual([10, 20, 30, 40])
      expect((await client.categories.getByPath(['sonnenbrillen'])).id).toBe(10)
      expect(
        (await client.filters.get({ where: { categoryId: 10 }, with: ['values'] })).length,
      ).toBeGreaterThan(4)
      expect(await client.filters.getValues('shape', { where: { categoryId: 10 } })).toHaveLength(2)
    })

    test('search in both versions', async () => {
      const client = connect(placement)
      expect((await client.search.suggestions('nordlicht')).brands).toMatchObject([{ id: 101 }])
      expect((await client.searchv2.suggestions('sonn')).suggestions.length).toBeGreaterThan(1)
      expect(await client.searchv2.resolve('sonnenbrillen')).toMatchObject({ type: 'category' })
      expect(await client.searchv2.resolve('xqzvvk')).toBeUndefined()
      expect(
        (await client.typeahead.suggestions('sonn', { with: { categories: { parents: 'all' } } })).suggestions
          .length,
      ).toBeGreaterThan(1)
    })

    test('everything else', async () => {
      const client = connect(placement)
      expect((await client.attributes.getByKey('color')).values).toHaveLength(3)
      expect((await client.brands.get({})).entities).toHaveLength(2)
      expect((await client.campaigns.get()).entities).toHaveLength(2)
      expect((await client.navigation.getById(7)).items).toHaveLength(3)
      expect((await client.promotions.getByIds(['a'])).entities).toHaveLength(1)
      expect(await client.redirects.post('/nothing/')).toBeUndefined()
      expect((await client.shopConfiguration.get()).shopId).toBe(1)
    })
  },
)
