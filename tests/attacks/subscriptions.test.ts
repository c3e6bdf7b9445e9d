import { describe, expect, test } from 'vitest'
import { onAttackedShop } from '#tests/support/attacked-shop.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'

/** Care that can be subscribed to each month or every third one, goods that cannot, and a lens that can. */
const [CARE, CASE, LENS] = [100, 110, 240]
/** A frame without lenses. */
const FRAME = 10
const CHOICE = { interval: '3', day: 12 }
const VALUES = { sphere: -2.25, cylinder: -0.75, axis: 170, baseCurve: 8.4 }

onAttackedShop((shop) => {
  describe('a subscription in a browser’s basket', () => {
    test('has the price and the terms of the product, whatever else was sent', async () => {
      const { call } = shop().browser()
      const made = {
        pricePromotionKey: 'staff',
        agreedPrice: 1,
        subscriptionDefinition: { subscriptionInterval: '1' },
      }
      const { status, body } = await call('addItemToBasket', {
        variantId: CARE,
        subscription: CHOICE,
        customData: made,
      })
      expect([status, body.basket.items]).toMatchObject([
        200,
        [
          {
            price: { total: { withTax: 719 } },
            customData: {
              pricePromotionKey: 'subscription',
              subscriptionDefinition: {
                subscriptionInterval: '3',
                subscriptionDeliveryDate: 12,
                subscriptionTerm: 12,
                subscriptionCancellationPolicy: 'anytime',
              },
            },
          },
        ],
      ])
      expect(body.basket.items[0].customData).not.toHaveProperty('agreedPrice')
    })

    test('is a line of its own beside the same goods', async () => {
      const { call } = shop().browser()
      await call('addItemToBasket', { variantId: CARE })
      const { body } = await call('addItemToBasket', { variantId: CARE, subscription: CHOICE })
      const prices = body.basket.items.map(
        (item: { price: { unit: { withTax: number } } }) => item.price.unit.withTax,
      )
      expect(prices).toEqual([799, 719])
    })

    test('of lenses has the values of the eyes', async () => {
      const { call } = shop().browser()
      const right = { variantId: LENS, values: VALUES, quantity: 2 }
      const { status, body } = await call('addContactLensesToBasket', { right, subscription: CHOICE })
      expect([status, body.basket.items]).toMatchObject([
        200,
        [{ customData: { prescriptionValues: { right: VALUES }, pricePromotionKey: 'subscription' } }],
      ])
    })

    test.each([
      ['goods that are not offered so', CASE, CHOICE],
      ['glasses', FRAME, CHOICE],
      ['an interval in words', CARE, { interval: 'never', day: 12 }],
      ['an interval that is not offered', CARE, { interval: '2', day: 12 }],
      ['goods that do not exist', 999_999, CHOICE],
    ])('is refused for %s', async (_, variantId, subscription) => {
      const { call } = shop().browser()
      const { status, body } = await call('addItemToBasket', { variantId, subscription })
      expect([status, body.kind]).toEqual([422, 'subscription'])
      expect((await call('getBasket', {})).body.basket.items).toEqual([])
    })

    test.each([
      [{ pricePromotionKey: 'subscription' }],
      [{ pricePromotionKey: 'subscription', subscriptionDefinition: { subscriptionInterval: '3' } }],
    ])('whose price alone is named is bought once: %j', async (customData) => {
      const { call } = shop().browser()
      const { body } = await call('addItemToBasket', { variantId: CARE, customData })
      expect(body.basket.items).toMatchObject([{ price: { unit: { withTax: 799 } } }])
      expect(body.basket.items[0].customData).not.toHaveProperty('pricePromotionKey')
    })

    test('of lenses is refused with a rhythm that is not offered', async () => {
      const { call } = shop().browser()
      const right = { variantId: LENS, values: VALUES, quantity: 2 }
      const subscription = { interval: '2', day: 12 }
      const { status, body } = await call('addContactLensesToBasket', { right, subscription })
      expect([status, body.kind]).toEqual([422, 'subscription'])
      expect((await call('getBasket', {})).body.basket.items).toEqual([])
    })

    test.each([
      { interval: '3', day: 31 },
      { interval: '3', day: 0 },
      { interval: 3, day: 1 },
      { interval: '3', day: 'tomorrow' },
      { interval: '3', day: 1.5 },
      { interval: '3' },
      { ...CHOICE, price: 1 },
    ])('is no request at all: %j', async (subscription) => {
      const { status } = await shop().browser().call('addItemToBasket', { variantId: CARE, subscription })
      expect(status).toBe(400)
    })
  })

  describe('an order', () => {
    const definition = { subscriptionInterval: '3', subscriptionDeliveryDate: 12 }
    const subscribed = { pricePromotionKey: 'subscription', subscriptionDefinition: definition }
    const place = async (key: string, customData: object, rest: object = {}) => {
      await basketApi(shop().ask).put(key, { variantId: CARE, customData })
      const request = aPlaceOrderRequest(await basketApi(shop().ask).see(key), rest)
      return orderApi(shop().ask).placeOrder({ ...request, ...rest })
    }
    const anna = { customer: { id: 'anna', email: 'anna@example.com' } }

    test('of a guest begins none', async () =>
      expect(await place('guest', subscribed)).toMatchObject({ kind: 'refused', field: 'customer.id' }))

    test('at an agreed price is the shop’s own alone', async () => {
      const own = { ...subscribed, pricePromotionKey: 'subscription-renewal', agreedPrice: 1 }
      const claimed = { ...anna, subscription: { id: '123456789012-1', period: 1, isOffSession: true } }
      expect(await place('agreed', own, claimed)).toMatchObject({ kind: 'refused', reason: 'price-key' })
    })

    test('that is sent twenty times begins one subscription, which is its customer’s alone', async () => {
      const key = 'often'
      await basketApi(shop().ask).put(key, { variantId: CARE, customData: subscribed })
      const request = aPlaceOrderRequest(await basketApi(shop().ask).see(key), anna)
      const { placeOrder } = orderApi(shop().ask)
      const [first] = await Promise.all(Array.from({ length: 20 }, () => placeOrder(request)))
      if (first?.kind !== 'placed') throw new Error('not placed')
      const id = `${first.order.id}-1`
      const { get, send } = visitorApi(shop().ask)
      const list = async (who: string) => (await get(`/v1/subscriptions?customerId=${who}`)).body
      expect(await list('anna')).toMatchObject([{ id, status: 'active' }])
      expect(await list('berta')).toEqual([])
      expect((await get(`/v1/subscriptions/${id}?customerId=berta`)).status).toBe(404)
      const by = { actor: 'customer', customerId: 'berta' }
      const change = { by, key: 'a-request', change: { skip: true } }
      expect((await send('POST', `/v1/subscriptions/${id}/changes`, change)).status).toBe(404)
      expect(
        (await send('POST', `/v1/subscriptions/${id}/cancellation`, { by, manner: 'ordinary' })).status,
      ).toBe(404)
      expect((await send('POST', `/v1/subscriptions/${id}/orders`, { customerId: 'berta' })).status).toBe(404)
    })
  })
})
