import { expect, test } from 'vitest'
import type { Filter } from '#domain/catalogue/filter.ts'
import { filterByKeys } from '#server/loaders/content/filter-by-keys.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'

const value = (id: number, key: string) => ({ id, name: key, value: key, productCount: 1 })
const FILTERS: Filter[] = [
  {
    id: 1,
    slug: 'wearingTime',
    name: 'Tragedauer',
    type: 'attributes',
    attributeGroupType: '',
    values: [value(11, 'daily'), value(12, 'monthly')],
  },
  { id: 2, slug: 'sustainable', name: 'Nachhaltig', type: 'boolean', values: [] },
  { id: null, slug: 'prices', name: 'Preis', type: 'range', values: [] },
]
const shop = fakeShopClient({ filters: async () => FILTERS })

test.each([
  [{}, { categoryId: 7 }],
  [{ wearingTime: ['daily'] }, { categoryId: 7, attributes: { wearingTime: [11] }, booleans: {} }],
  [
    { wearingTime: ['daily', 'monthly'] },
    { categoryId: 7, attributes: { wearingTime: [11, 12] }, booleans: {} },
  ],
  [{ sustainable: ['true'] }, { categoryId: 7, attributes: {}, booleans: { sustainable: true } }],
  [{ wearingTime: ['yearly'] }, null],
  [{ unknown: ['a'] }, null],
  [{ prices: ['1'] }, null],
])('%j narrows to %j', async (narrow, where) => {
  expect(await filterByKeys(shop, { categoryId: 7 }, narrow)).toEqual(where)
})
