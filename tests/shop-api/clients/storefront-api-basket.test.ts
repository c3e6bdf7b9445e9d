import { ExistingItemHandling, FetchError, StorefrontAPIClient } from '@scayle/storefront-api'
import { describe, expect, test } from 'vitest'
import { serveShopApi } from '#tests/support/served-shop-api.ts'

serveShopApi()
const client = new StorefrontAPIClient({
  host: 'https://shop.test',
  shopId: 1,
  auth: { type: 'token', token: 'local' },
})
const group = { id: 'g1', isMainItem: true, isRequired: true }
const itemWith = {
  items: { product: { attributes: 'all' as const }, variant: { lowestPriorPrice: true }, promotion: true },
  applicablePromotions: true,
}

describe('the basket of @scayle/storefront-api against the service', () => {
  test('items are added, changed and removed', async () => {
    expect(await client.basket.get('c1', { with: itemWith })).toMatchObject({
      type: 'success',
      basket: { items: [] },
    })
    const added = await client.basket.addItem('c1', 20, 2, {
      with: itemWith,
      customData: { a: 1 },
      displayData: { name: { key: 'name', label: 'Name', value: 'Alba' } },
      itemGroup: group,
    })
    expect(added).toMatchObject({
      type: 'success',
      statusCode: 201,
      basket: {
        items: [
          { quantity: 2, product: { attributes: { brand: {} } }, itemGroup: group, customData: { a: 1 } },
        ],
        applicablePromotions: [],
      },
    })
    const key = added.basket.items[0]?.key ?? ''
    expect(await client.basket.updateItem('c1', key, 3)).toMatchObject({
      type: 'success',
      basket: { items: [{ quantity: 3, customData: { a: 1 } }], cost: { withTax: 29_700 } },
    })
    expect(await client.basket.deleteItem('c1', key)).toMatchObject({ key: 'c1', items: [] })
    await expect(client.basket.deleteItem('c1', key)).rejects.toThrow(FetchError)
  })

  test('a price promotion is part of the custom data, and must be earned', async () => {
    const customData = { pricePromotionKey: 'subscription' }
    const { basket } = await client.basket.addItem('c-price', 100, 1, customData)
    expect(basket.items).toMatchObject([{ customData, price: { unit: { withTax: 799 } } }])
  })

  test.each([
    ['ItemAddedWithReducedQuantity', 30, 9, 206],
    ['VariantAlreadyPresent', 10, 1, 409],
    ['ItemUnavailable', 40, 1, 412],
    ['ItemUnavailable', 999, 1, 412],
    ['MaximumItemCountReached', 70, 500, 413],
  ])('%s returns the basket', async (kind, variantId, quantity, statusCode) => {
    const key = `c-${variantId}`
    await client.basket.addItem(key, 10, 1)
    expect(await client.basket.addItem(key, variantId, quantity)).toMatchObject({
      type: 'failure',
      kind,
      statusCode,
      basket: { key, items: [{ variant: { id: 10 } }, ...(statusCode === 206 ? [{ quantity: 7 }] : [])] },
    })
  })

  test.each([
    ['BasketItemNotFound', 'nothing', 1, 404],
    ['ItemAddedWithReducedQuantity', undefined, 9, 206],
    ['MaximumItemCountReached', undefined, 500, 413],
  ])('an update that fails with %s returns the basket', async (kind, itemKey, quantity, statusCode) => {
    const key = `u-${statusCode}`
    const { basket } = await client.basket.addItem(key, 10, 1)
    expect(
      await client.basket.updateItem(key, itemKey ?? basket.items[0]?.key ?? '', quantity),
    ).toMatchObject({
      type: 'failure',
      kind,
      statusCode,
      basket: { key },
    })
  })

  test.each([
    [ExistingItemHandling.KEEP_EXISTING, 2],
    [ExistingItemHandling.ADD_QUANTITY_TO_EXISTING, 5],
    [ExistingItemHandling.REPLACE_EXISTING, 3],
    [ExistingItemHandling.REPLACE_EXISTING_WITH_COMBINED_QUANTITY, 5],
  ])('many items at once: handling %s gives %i', async (existingItemHandling, quantity) => {
    const key = `many-${existingItemHandling}`
    await client.basket.addItem(key, 10, 2)
    const result = await client.basket.addOrUpdateItems(
      key,
      [
        { variantId: 10, quantity: 3 },
        { variantId: 10, quantity: 1, params: { itemGroup: group } },
        { variantId: 20, quantity: 1 },
      ],
      {},
      { existingItemHandling },
    )
    expect(result.type).toBe('success')
    const sold = result.basket.items.map(({ variant, itemGroup, quantity: pieces }) => [
      variant.id,
      itemGroup?.id,
      pieces,
    ])
    expect(sold).toHaveLength(3)
    expect(sold).toEqual(
      expect.arrayContaining([
        [10, undefined, quantity],
        [10, 'g1', 1],
        [20, undefined, 1],
      ]),
    )
  })

  test('many items with one that is not available', async () => {
    const result = await client.basket.addOrUpdateItems('some', [{ variantId: 40 }, { variantId: 10 }])
    expect(result).toMatchObject({
      type: 'failure',
      errors: [{ operation: 'add', kind: 'ItemUnavailable', variantId: 40 }],
      basket: { items: [{ variant: { id: 10 } }] },
    })
  })

  test('promotions by code, and in bulk', async () => {
    const { basket } = await client.basket.addItem('codes', 30, 1)
    const itemId = basket.items[0]?.key ?? ''
    expect(
      await client.basket.getApplicablePromotionsByCode('codes', 'TEN', { with: itemWith }),
    ).toMatchObject({
      type: 'success',
      basket: { applicablePromotions: [{ itemId, promotion: { id: 'a' } }] },
    })
    const items = [{ itemId, promotions: [{ id: 'a', code: 'TEN' }] }]
    expect(await client.basket.bulkUpdatePromotions('codes', { items, with: itemWith })).toMatchObject({
      type: 'success',
      basket: { items: [{ promotions: [{ id: 'a', isValid: true }] }], cost: { withTax: 13_410 } },
    })
  })

  test('the wishlist', async () => {
    const added = await client.wishlist.addItem('w1', { productId: 1 }, { with: { items: itemWith.items } })
    expect(added).toMatchObject({ type: 'success', statusCode: 201, wishlist: { items: [{ productId: 1 }] } })
    expect(await client.wishlist.addItem('w1', { productId: 1 })).toMatchObject({
      type: 'failure',
      kind: 'ItemAlreadyPresent',
      wishlist: { key: 'w1' },
    })
    expect(await client.wishlist.addItem('w1', { variantId: 999 })).toMatchObject({ kind: 'ItemUnavailable' })
    const { items } = await client.wishlist.get('w1')
    expect(await client.wishlist.deleteItem('w1', items[0]?.key ?? '')).toMatchObject({ items: [] })
    await expect(client.wishlist.deleteItem('w1', 'nothing')).rejects.toThrow(FetchError)
  })
})
