import { BapiClient } from '@aboutyou/backbone'
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

describe.each(['header', 'query'] as const)('@aboutyou/backbone with a basket, shop by %s', (placement) => {
  test('items are added, changed and removed', async () => {
    const { basket } = connect(placement)
    const key = `b-${placement}`
    expect(await basket.get(key)).toMatchObject({ type: 'success', basket: { items: [] } })
    const added = await basket.addItem(key, 10, 2, {
      with: { items: { product: { attributes: 'all' }, promotion: true }, applicablePromotions: true },
      itemGroup: { id: 'g', isMainItem: true, isRequired: true },
    })
    expect(added).toMatchObject({
      type: 'success',
      basket: { items: [{ quantity: 2, product: { attributes: { brand: {} } } }], cost: { withTax: 19_800 } },
    })
    const itemKey = added.basket.items[0]?.key ?? ''
    expect(await basket.updateItem(key, itemKey, 9)).toMatchObject({
      type: 'failure',
      kind: 'ItemAddedWithReducedQuantity',
      basket: { items: [{ quantity: 7 }] },
    })
    expect(await basket.deleteItem(key, itemKey)).toMatchObject({ key, items: [] })
    await expect(basket.deleteItem(key, itemKey)).rejects.toThrow('404')
  })

  test.each([
    ['VariantAlreadyPresent', 10, 1],
    ['ItemUnvailable', 40, 1],
    ['ItemUnvailable', 999, 1],
    ['MaximumItemCountReached', 70, 500],
    ['ItemDataNotFound', 90, 1],
  ])('%s returns the basket', async (kind, variantId, quantity) => {
    const { basket } = connect(placement)
    const key = `b-${placement}-${variantId}`
    await basket.addItem(key, 10, 1)
    expect(await basket.addItem(key, variantId, quantity)).toMatchObject({
      type: 'failure',
      kind,
      basket: { key, items: [{ variant: { id: 10 } }] },
    })
  })

  test('an update of a missing item', async () => {
    const { basket } = connect(placement)
    expect(await basket.updateItem(`b-${placement}`, 'nothing', 1)).toMatchObject({
      type: 'failure',
      kind: 'BasketItemNotFound',
      basket: { key: `b-${placement}` },
    })
  })

  test('the wishlist', async () => {
    const { wishlist } = connect(placement)
    const key = `w-${placement}`
    expect(await wishlist.addItem(key, { variantId: 10 })).toMatchObject({
      type: 'success',
      wishlist: { items: [{ productId: 1, variantId: 10 }] },
    })
    expect(await wishlist.addItem(key, { variantId: 10 })).toMatchObject({ kind: 'ItemAlreadyPresent' })
    expect(await wishlist.addItem(key, { productId: 999 })).toMatchObject({ kind: 'ItemUnvailable' })
    expect(await wishlist.addItem(key, { productId: 0 })).toMatchObject({ kind: 'OnlyOneParameterMustBeSet' })
    const { items } = await wishlist.get(key)
    expect(await wishlist.deleteItem(key, String(items[0]?.key))).toMatchObject({ items: [] })
  })
})
