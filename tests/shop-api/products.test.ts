import { describe, expect, test } from 'vitest'
import { page } from '#contract/shop-api/page.ts'
import { product } from '#contract/shop-api/product.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

const listing = page(product)

onShopApi((ask) => {
  const list = async (query: string) => {
    const { body } = await ask(`/v1/products?${query}`)
    return listing.parse(body)
  }
  const idsOf = async (query: string) => (await list(query)).entities.map(({ id }) => id)

  describe('selection', () => {
    test.each([
      ['', [12, 11, 10, 7, 5, 3, 2, 1]],
      ['includeSoldOut=true', [12, 11, 10, 7, 5, 4, 3, 2, 1]],
      ['includeSellableForFree=true', [12, 11, 10, 7, 6, 5, 3, 2, 1]],
      ['minProductId=10', [12, 11, 10]],
      ['filters[category]=10', [3, 2, 1]],
      ['filters[category]=12', [3, 2, 1]],
      ['filters[category]=20', [7, 5, 3]],
      ['filters[category]=10,40', [12, 11, 3, 2, 1]],
      ['filters[category]=999', []],
      ['filters[brand]=101', [12, 11, 10, 5, 2, 1]],
      ['filters[brand]=101,102', [12, 11, 10, 7, 5, 3, 2, 1]],
      ['filters[100]=102', [7, 3]],
      ['filters%5Bcolor%5D=201%2C203', [11, 5, 3, 1]],
      ['filters[color]=201&filters[color]=203', []],
      ['filters[color]=201&filters[shape]=301', [5, 1]],
      ['filters[color]=999', []],
      ['filters[nothing]=1', []],
      ['filters:not[color]=201', [12, 10, 7, 3, 2]],
      ['filters:not[nothing]=1', [12, 11, 10, 7, 5, 3, 2, 1]],
      ['filters[polarized]=true', [3, 1]],
      ['filters[polarized]=false', [12, 11, 10, 7, 5, 2]],
      ['filters[sale]=true', [5, 2]],
      ['filters[isNew]=true', [7, 3]],
      ['filters[isnew]=true', [7, 3]],
      ['filters[color]=201&filters[shape]=302&orFiltersOperator=color,shape', [11, 5, 3, 1]],
      ['filters[color]=201&filters[shape]=302&filters[brand]=101&orFiltersOperator=color,shape', [11, 5, 1]],
      ['filters[minPrice]=9900&filters[maxPrice]=14900', [3, 2, 1]],
      ['filters[maxPrice]=799', [10]],
      ['filters[minPrice]=0', [12, 11, 10, 7, 5, 3, 2, 1]],
      ['filters[minReduction]=20', [5, 2]],
      ['filters[minReduction]=21', [5]],
      ['filters[minReduction]=1&filters[maxReduction]=49', [2]],
      ['campaignKey=px-blue&filters[hasCampaignReduction]=true', [12, 7, 2]],
      ['campaignKey=px-over&filters[hasCampaignReduction]=true', []],
      ['filters[referenceKey]=P-1,P-3', [3, 1]],
      ['filters[ean]=4001234567894', [10]],
      ['filters[styleKey]=alba', [2, 1]],
      ['filters[minFirstLiveAt]=2026-03-01T00:00:00Z', [5, 3]],
      ['filters[maxFirstLiveAt]=2024-01-01T00:00:00Z', [12, 11, 10, 7]],
      ['filters[maxFirstLiveAt]=2023-01-01T00:00:00Z', []],
      ['filters[sellableAt]=2024-01-01T00:00:00Z', [12, 11, 10, 7]],
      ['filters[sellableAt]=2026-10-01T00:00:00Z&filters[minFirstLiveAt]=2026-03-01T00:00:00Z', [5, 3]],
      ['filters[sellableAt]=2023-01-01T00:00:00Z&filters[maxFirstLiveAt]=2024-01-01T00:00:00Z', []],
      ['referenceKey=P-5', [5]],
      ['referenceKey=P-99', []],
      ['shopId=2&filters[brand]=102', [9, 7, 3]],
      ['unknown=1', [12, 11, 10, 7, 5, 3, 2, 1]],
    ])('%s', async (query, ids) => {
      expect(await idsOf(query)).toEqual(ids)
    })
  })

  describe('order', () => {
    test.each([
      ['sort=price&sortDir=asc', [10, 11, 12, 1, 2, 3, 5, 7]],
      ['sort=price', [7, 5, 3, 2, 1, 12, 11, 10]],
      ['sort=new', [5, 3, 2, 1, 12, 11, 10, 7]],
      ['sort=new&sortDir=asc', [7, 10, 11, 12, 1, 2, 3, 5]],
      ['sort=reduction&perPage=2', [5, 2]],
      ['sort=reduction&sortDir=asc&perPage=2', [1, 3]],
      ['sortDir=asc', [1, 2, 3, 5, 7, 10, 11, 12]],
      ['sortingKey=flyout&sortDir=asc&perPage=3', [7, 5, 12]],
      ['sortingKey=nothing,flyout&sortDir=asc&sort=price&perPage=2', [7, 5]],
      ['sortScore=category_scores&perPage=2', [12, 11]],
      ['demote=true', [11, 10, 7, 5, 3, 2, 1, 12]],
      ['demote=true&includeSoldOut=true', [11, 10, 7, 5, 3, 2, 1, 12, 4]],
      ['demote=true&includeSoldOut=true&sort=price&sortDir=asc', [10, 11, 1, 2, 3, 5, 7, 12, 4]],
      ['demote=true&includeSoldOut=true&perPage=4&page=2', [3, 2, 1, 12]],
      ['demote=false&includeSoldOut=true', [12, 11, 10, 7, 5, 4, 3, 2, 1]],
      ['ids=5,999,1,4', [5, 1, 4]],
      ['ids=1&filters[brand]=102&page=1', [1]],
    ])('%s', async (query, ids) => {
      expect(await idsOf(query)).toEqual(ids)
    })
  })

  describe('pages', () => {
    test.each([
      ['perPage=3', { current: 3, total: 8, perPage: 3, page: 1, first: 1, prev: 1, next: 2, last: 3 }],
      [
        'perPage=3&page=2',
        { current: 3, total: 8, perPage: 3, page: 2, first: 1, prev: 1, next: 3, last: 3 },
      ],
      [
        'perPage=3&page=3',
        { current: 2, total: 8, perPage: 3, page: 3, first: 1, prev: 2, next: 3, last: 3 },
      ],
      [
        'perPage=3&page=9',
        { current: 0, total: 8, perPage: 3, page: 9, first: 1, prev: 2, next: 3, last: 3 },
      ],
      [
        'filters[brand]=1',
        { current: 0, total: 0, perPage: 100, page: 1, first: 1, prev: 1, next: 1, last: 1 },
      ],
    ])('%s', async (query, pagination) => {
      expect((await list(query)).pagination).toEqual(pagination)
    })
  })
})
