import { describe, expect, test } from 'vitest'
import { onShopApi } from '#tests/support/shop-api.ts'

const basic = (text: string) => ({ authorization: `Basic ${btoa(text)}` })
const post = (body: string) => ({ method: 'POST', body })

onShopApi((ask) => {
  describe('an invalid request is refused with a reason', () => {
    test.each([
      ['/v1/products?page=0', 'page: '],
      ['/v1/products?page=-1', 'page: '],
      ['/v1/products?page=x', 'page: '],
      ['/v1/products?page=1.5', 'page: '],
      ['/v1/products?page=1e3', 'page: '],
      ['/v1/products?page=99999999999', 'page: '],
      ['/v1/products?perPage=1001', 'perPage: '],
      ['/v1/products?sort=name', 'sort: '],
      ['/v1/products?sortDir=up', 'sortDir: '],
      ['/v1/products?ids=', 'ids: '],
      ['/v1/products?ids=1,x', 'ids'],
      ['/v1/products?referenceKey=', 'referenceKey: '],
      ['/v1/products?minProductId=x', 'minProductId: '],
      ['/v1/products?includeSoldOut=perhaps', 'includeSoldOut: '],
      ['/v1/products?filters[category]=shoes', 'filters[category]: '],
      ['/v1/products?filters[minPrice]=cheap', 'filters[minPrice]: '],
      ['/v1/products?filters[minPrice]=-1', 'filters[minPrice]: '],
      ['/v1/products?filters[maxPrice]=9999999999', 'filters[maxPrice]: '],
      ['/v1/products?filters[color]=red', 'filters[color]'],
      ['/v1/products?filters:not[color]=red', 'filters:not[color]'],
      ['/v1/products?filters[minFirstLiveAt]=yesterday', 'filters[minFirstLiveAt]: '],
      ['/v1/products?filters[]=1', 'filters[]: '],
      ['/v1/products?filters[a]b=1', 'filters[a]b: '],
      ['/v1/products?filters=1', 'filters: '],
      ['/v1/products?with=attributes:key(a', 'with: '],
      ['/v1/products?with=attributes)', 'with: '],
      ['/v1/products?with=..', 'with: '],
      ['/v1/products?with=attributes:key', 'with: '],
      ['/v1/products?filters[term]=a%00b', 'null character'],
      ['/v1/products%00', 'null character'],
      ['/v1/filters?filters[category]=x', 'filters[category]: '],
      ['/v1/variants?ids=x', 'ids'],
      ['/v1/variants', 'ids: names no variant'],
      ['/v1/variants?ids=', 'ids: names no variant'],
      ['/v1/variants?ids=,', 'ids: names no variant'],
      ['/v1/categories?depth=0', 'depth: '],
      ['/v1/categories?ids=a', 'ids'],
      ['/v1/campaigns?sort=name', 'sort: '],
      ['/v1/promotions?activeAt=now', 'activeAt: '],
      ['/v1/navigation/trees?filters[visibleAt]=now', 'filters[visibleAt]: '],
      ['/v1/navigation/trees/x', '"x" is not an id'],
      ['/v1/search/suggestions', 'term: '],
      ['/v2/search/resolve', 'term: '],
      ['/v1/products?shopId=', 'shopId: '],
      ['/v1/products?shopId=5', 'shopId: '],
      ['/v1/products?shopId=1e0', 'shopId: '],
    ])('%s', async (path, reason) => {
      const { status, body } = await ask(path)
      expect(body).toMatchObject({ code: 400, message: expect.stringContaining(reason) })
      expect(status).toBe(400)
    })

    test.each([
      ['/v1/redirects', '', 400],
      ['/v1/redirects', '{', 400],
      ['/v1/redirects', '[]', 400],
      ['/v1/redirects', '{"url":1}', 400],
      ['/v1/redirects', '{"url":"a\\u0000"}', 400],
      ['/v1/redirects', JSON.stringify({ url: 'x'.repeat(3000) }), 400],
      ['/v1/redirects', JSON.stringify({ url: 'x'.repeat(100_000) }), 413],
      ['/v1/redirects', JSON.stringify({ url: 'ü'.repeat(40_000) }), 413],
      ['/v1/typeahead?term=a', '{"limit":-1}', 400],
      ['/v1/typeahead', '{}', 400],
    ])('POST %s with %.20s: %i', async (path, body, status) => {
      const answer = await ask(path, post(body))
      expect(answer).toMatchObject({ status, body: { code: status, message: expect.any(String) } })
    })
  })

  test.each([
    ['/v1/nothing', undefined],
    ['/', undefined],
    ['/v1/products', { method: 'DELETE' }],
  ])('there is nothing at %s', async (path, init) => {
    expect(await ask(path, init)).toMatchObject({ status: 404, body: { code: 404 } })
  })

  describe('the shop', () => {
    test('is identified by query, by header, or by country and locale', async () => {
      const configurations = await Promise.all([
        ask('/v1/shop-configuration?shopId=2'),
        ask('/v1/shop-configuration', { headers: { 'x-shop-id': '2' } }),
        ask('/v1/shop-configuration?shopId=2', { headers: { 'x-shop-id': '1' } }),
        ask('/v1/shop-configuration?shopKey=any&countryCode=cz&locale=cs_CZ'),
      ])
      for (const { body } of configurations) expect(body).toMatchObject({ shopId: 2 })
      expect((await ask('/v1/shop-configuration?countryCode=CZ&locale=de-DE')).status).toBe(400)
      expect((await ask('/v1/shop-configuration?countryCode=CZ')).status).toBe(400)
    })
  })

  describe('tokens', () => {
    test.each([
      ['none', {}, 200],
      ['the right one', { 'x-access-token': 'local' }, 200],
      ['the right one as password', basic('anybody:local'), 200],
      ['a wrong one', { 'x-access-token': 'wrong' }, 401],
      ['a wrong password', basic('local:wrong'), 401],
      ['not Basic at all', { authorization: 'Bearer local' }, 401],
      ['broken Basic', { authorization: 'Basic ===' }, 401],
    ])('%s', async (_, headers, status) => {
      const answer = await ask('/v1/brands', { headers })
      expect(answer.status).toBe(status)
    })
  })
})
