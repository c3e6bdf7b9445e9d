import { expect, test } from 'vitest'
import { findListing } from '#server/loaders/listing/listing-address.ts'
import { aCategory } from '#tests/support/goods.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'

const women = aCategory({
  id: 2,
  path: '/brillen/damen',
  name: 'Damen',
  supportedFilter: ['brand', 'shopSize'],
})
const shop = fakeShopClient({ categoryByPath: async (path) => (path === women.path ? women : null) })

test.each([
  ['/brillen/damen/', '/brillen/damen/'],
  ['/brillen/damen', '/brillen/damen/'],
  ['/brillen/damen/?size=4&brand=2,1&branch=7&page=3', '/brillen/damen/?brand=1,2&size=4&branch=7&page=3'],
  ['/brillen/damen/?color=1&utm=x&branch=<b>', '/brillen/damen/'],
  ['/brillen/damen/?brand=1?size=4', '/brillen/damen/?brand=1'],
  ['/brillen/', undefined],
  ['//evil.example/brillen/damen/', undefined],
  ['/../brillen/damen/', undefined],
])('%j is the listing %j', async (given, address) => {
  const found = await findListing({ shop: () => shop }, 'de-de', given)
  expect(found?.address(found.query)).toBe(address)
})
