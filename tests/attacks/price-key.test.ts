import { expect, test } from 'vitest'
import { onAttackedShop } from '#tests/support/attacked-shop.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { basketApi } from '#tests/support/visitor-api.ts'

/** Care with a price for subscribers: 7.99, or 7.19 by the key. */
const CARE = 100
const KEY = { customData: { pricePromotionKey: 'subscription', shopId: 10004, hideSubItem: true } }

onAttackedShop((shop) => {
  const usual = { customData: { shopId: 10001 }, price: { total: { withTax: 799 } } }

  test.each([
    ['addItemToBasket', { variantId: CARE, ...KEY }],
    ['addItemsToBasket', { items: [{ variantId: CARE, ...KEY }] }],
  ])('a browser does not set the price of a line by %s', async (name, payload) => {
    const { status, body } = await shop().browser().call(name, payload)
    expect([status, body.basket.items]).toMatchObject([200, [usual]])
    expect(body.basket.items[0].customData).toEqual({ shopId: 10001 })
  })

  test('nor when the line is replaced or changed', async () => {
    const { call } = shop().browser()
    const { body } = await call('addItemToBasket', { variantId: CARE })
    const [{ key }] = body.basket.items
    await call('addItemToBasket', { variantId: CARE, ...KEY, existingItemHandling: 'ReplaceExisting' })
    const { body: after } = await call('updateBasketItem', { basketItemKey: key, update: KEY })
    expect(after.basket.items).toMatchObject([usual])
  })

  /** A line with the key, as a browser could write it before. */
  async function oldBasket() {
    const { call } = shop().browser()
    const { body } = await call('addItemToBasket', { variantId: 110 })
    const { key } = body.basket
    await basketApi(shop().ask).put(key, { variantId: CARE, ...KEY })
    return { call, key }
  }

  test('a line that has the key gets its usual price when its basket is read', async () => {
    const { call } = await oldBasket()
    const { body } = await call('getBasket', {})
    expect(body.basket.items).toMatchObject([{ variant: { id: 110 } }, { price: usual.price }])
    expect(body.basket.items[1].customData).not.toHaveProperty('pricePromotionKey')
  })

  test('and also when it is moved to the basket of another shop', async () => {
    const { call, key } = await oldBasket()
    const { body: polish } = await call('addItemToBasket', { variantId: 120 }, 'pl-pl')
    const keys = { fromBasketKey: key, toBasketKey: polish.basket.key }
    const { body } = await call('mergeBaskets', keys, 'pl-pl')
    const care = body.items.find((item: { variant: { id: number } }) => item.variant.id === CARE)
    expect(care).toMatchObject({ price: usual.price })
    expect(care.customData).toEqual({ shopId: 10004, hideSubItem: true })
  })

  test('an order is refused whose line has a price that nobody earned', async () => {
    const { key } = await oldBasket()
    const request = aPlaceOrderRequest(await basketApi(shop().ask).see(key))
    const refused = await orderApi(shop().ask).placeOrder(request)
    expect(refused).toEqual({ status: 422, kind: 'refused', field: 'agreed.lines', reason: 'price-key' })
  })

  test('and placed for a subscription that a trusted caller has written', async () => {
    const customData = {
      pricePromotionKey: 'subscription',
      subscriptionDefinition: { subscriptionInterval: '3', subscriptionDeliveryDate: 12 },
    }
    await basketApi(shop().ask).put('subscribed', { variantId: CARE, customData })
    const customer = { id: 'anna', email: 'anna@example.com' }
    const request = aPlaceOrderRequest(await basketApi(shop().ask).see('subscribed'), { customer })
    const { placeOrder } = orderApi(shop().ask)
    expect(await placeOrder(request)).toMatchObject({ kind: 'placed', order: { cost: { withTax: 719 } } })
  })
})
