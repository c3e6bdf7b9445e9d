import { expect, test } from 'vitest'
import { loadNewest } from '#server/loaders/product/newest.ts'
import { testContext } from '#tests/support/test-server.ts'
import { aProduct } from '#tests/support/goods.ts'
import { pageOf, fakeShopClient } from '#tests/support/shop-client.ts'

test.each([
  ['are offered', async () => pageOf([aProduct(1), aProduct(2)]), [1, 2]],
  ['are left out while the shop does not answer', () => Promise.reject(new Error('down')), []],
])('the newest %s', async (_, products, ids) => {
  const ctx = { ...testContext().ctx, shop: () => fakeShopClient({ products }) }
  expect((await loadNewest(ctx, 'de-de')).map(({ id }) => id)).toEqual(ids)
})
