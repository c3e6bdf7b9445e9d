import { expect, test } from 'vitest'
import type { ShopApi } from '#clients/shop-api/shop-client.ts'
import { loadPacks } from '#server/loaders/product/packs.ts'
import { advancedOf, attributesOf, aProduct, aVariant } from '#tests/support/goods.ts'
import { testContext } from '#tests/support/test-server.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'

const lens = (id: number, count: string) =>
  aProduct(id, { attributes: attributesOf({ quantityPerUnit: count }), variants: [aVariant(id * 100)] })
const product = { ...lens(1, '30'), siblings: [lens(2, '90')] }

const contextWith = (calls: Partial<ShopApi>) => ({ ...testContext().ctx, shop: () => fakeShopClient(calls) })

test('packages bring their prices along', async () => {
  const ctx = contextWith({
    productsByIds: async (ids) => [lens(1, '30'), lens(2, '90')].filter(({ id }) => ids.includes(id)),
  })
  expect((await loadPacks(ctx, 'de-de', product)).map(({ id, amount }) => [id, amount])).toEqual([
    [1, 100],
    [2, 200],
  ])
})

test('without an answer they stand without', async () => {
  const ctx = contextWith({ productsByIds: () => Promise.reject(new Error('shut')) })
  expect((await loadPacks(ctx, 'de-de', product)).map(({ id, amount }) => [id, amount])).toEqual([
    [1, null],
    [2, null],
  ])
})

test('where there is no choice the shop is not called', async () => {
  const ctx = contextWith({ productsByIds: () => Promise.reject(new Error('called')) })
  expect(await loadPacks(ctx, 'de-de', lens(1, '30'))).toEqual([])
})

test('a package that the country does not get is left out', async () => {
  const advancedAttributes = advancedOf({ availablePackageSizes: [{ country: 'PL', count: 30 }] })
  const ctx = contextWith({ productsByIds: () => Promise.reject(new Error('called')) })
  expect(await loadPacks(ctx, 'pl-pl', { ...product, advancedAttributes })).toEqual([])
})
