import { describe, expect, test } from 'vitest'
import { parseListingQuery } from '#domain/listing/query.ts'
import type { ProductQuery, Where } from '#clients/shop-api/shop-client.ts'
import { ShopError } from '#platform/errors.ts'
import { loadProductResults } from '#server/loaders/listing/product-results.ts'
import { aBranch } from '#tests/support/branches.ts'
import { choicesFilter, priceFilter } from '#tests/support/filters.ts'
import { aProduct } from '#tests/support/goods.ts'
import { pageOf, FAILING_SHOP_CLIENT, fakeShopClient } from '#tests/support/shop-client.ts'

const queryOf = (address: string) => parseListingQuery(new URLSearchParams(address))
const WIDTHS = {
  ...choicesFilter('glassesWidth', []),
  values: [130, 140].map((width) => ({
    id: width * 10,
    name: `${width} mm`,
    value: `${width} mm`,
    productCount: 1,
  })),
}

/** A shop with so many products for what is requested. */
function shopWith(totalOf: (where: Where) => number) {
  const requested: ProductQuery[] = []
  const shop = fakeShopClient({
    // It had the id 3 before.
    branch: async (id) => (id === 3 || id === 7 ? aBranch({ id: 7, formerIds: [3] }) : null),
    products: async (query) => {
      requested.push(query)
      const total = totalOf(query.where)
      return pageOf(total > 0 ? [aProduct(1)] : [], total, query.page)
    },
    filters: async ({ including = [] }) =>
      [
        choicesFilter('brand', [1, 2]),
        choicesFilter('baseColor', [3, 4]),
        priceFilter(1000, 9000),
        WIDTHS,
      ].filter(({ slug }) => including.includes(slug)),
  })
  return {
    requested,
    load: (address: string) =>
      loadProductResults(
        shop,
        queryOf(address),
        { categoryId: 7 },
        { including: ['brand', 'baseColor', 'prices', 'glassesWidth'], branches: 'In der Filiale' },
      ),
  }
}

describe('the query of an address is passed to the Shop API', () => {
  test.each<[string, Where]>([
    ['', { categoryId: 7 }],
    ['brand=1,2&color=3', { categoryId: 7, attributes: { brand: [1, 2], baseColor: [3] } }],
    ['brand=v2', { categoryId: 7, attributes: { brand: [2] } }],
    ['brand=v2,1', { categoryId: 7, attributes: { brand: [1, 2] } }],
    ['brand=nobody', { categoryId: 7 }],
    ['categoryShopFilterSizes=5', { categoryId: 7, attributes: { shopSize: [5] } }],
    ['size=4&categoryShopFilterSizes=5', { categoryId: 7, attributes: { shopSize: [4, 5] } }],
    ['minPrice=900&maxPrice=100', { categoryId: 7, minPrice: 100, maxPrice: 900 }],
    ['minPrice=100&maxPrice=900', { categoryId: 7, minPrice: 100, maxPrice: 900 }],
    ['sale=true', { categoryId: 7, booleans: { sale: true } }],
    ['term=rot', { categoryId: 7, term: 'rot' }],
    ['width=135', { categoryId: 7, attributes: { glassesWidth: [1400] } }],
    ['width=125-135', { categoryId: 7, attributes: { glassesWidth: [1300] } }],
    ['width=150', { categoryId: 7, attributes: { glassesWidth: [0] } }],
    ['branch=8', { categoryId: 7 }],
  ])('%j', async (address, where) => {
    const { requested, load } = shopWith(() => 30)
    await load(address)
    expect(requested[0]).toMatchObject({
      where,
      joined: ['baseColor', 'baseColorLenses'],
      perPage: 24,
      includeSoldOut: true,
      demote: true,
    })
    expect(requested[0]?.where).toEqual(where)
  })

  test.each(['branch=7', 'branch=3'])('of a branch, also of what is sold out online: %s', async (address) => {
    const { requested, load } = shopWith(() => 30)
    await load(address)
    expect(requested[0]).toMatchObject({ perPage: 24, includeSoldOut: true, demote: true })
    expect(requested[0]?.where).toEqual({ categoryId: 7, branchId: 7 })
  })

  test('with its sorting and page', async () => {
    const { requested, load } = shopWith(() => 30)
    await load('sort=price-desc&page=2')
    expect(requested[0]).toMatchObject({ sort: { by: 'price', direction: 'desc' }, page: 2 })
  })
})

describe('a page', () => {
  test.each([
    ['', 49, true],
    ['page=3', 49, true],
    ['page=4', 49, false],
    ['page=2', 0, false],
    ['', 0, true],
  ])('%j of %i products exists: %s', async (address, total, expected) => {
    const results = await shopWith(() => total).load(address)
    expect(results).toMatchObject(expected ? { ok: true } : { ok: false, error: 'not-found' })
  })

  test('contains tiles, filter groups and active filters', async () => {
    expect(await shopWith(() => 30).load('brand=2')).toMatchObject({
      ok: true,
      value: {
        total: 30,
        last: 2,
        tiles: [{ id: 1 }],
        groups: ['brand', 'baseColor', 'Preis', 'glassesWidth', 'In der Filiale'].map((name) => ({ name })),
        chips: [{ kind: 'value', label: 'Value 2' }],
        suggestions: [],
      },
    })
  })
})

test('an empty result suggests removing the two filters that gain most', async () => {
  const { load } = shopWith(({ attributes, minPrice }) => {
    if (!attributes?.['brand']) return 3
    if (!attributes['baseColor']) return 8
    return minPrice === undefined ? 5 : 0
  })
  const results = await load('brand=1&color=3&minPrice=5000')
  expect(results).toMatchObject({
    ok: true,
    value: {
      total: 0,
      suggestions: [
        { resultCount: 8, chip: { label: 'Value 3' } },
        { resultCount: 5, chip: { kind: 'price' } },
      ],
    },
  })
})

test('removing a filter is not suggested where it gains nothing', async () => {
  expect(await shopWith(() => 0).load('brand=1')).toMatchObject({ ok: true, value: { suggestions: [] } })
})

test('if the Shop API fails, there is no result', async () => {
  await expect(
    loadProductResults(FAILING_SHOP_CLIENT, queryOf('width=130'), {}, { including: [] }),
  ).rejects.toBeInstanceOf(ShopError)
})
