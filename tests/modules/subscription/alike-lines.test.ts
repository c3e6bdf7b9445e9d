import { beforeAll, expect, test } from 'vitest'
import { aPlaceOrderRequest } from '#tests/support/order-api.ts'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { onTestShop } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

/** A toric lens in the base curve 8.4, with values for which it is made. */
const LENS = 240
const eye = (sphere: number) => ({ sphere, cylinder: -0.75, axis: 170, baseCurve: 8.4 })

onTestShop((shop, database) => {
  const { ordersOf, pay, see, subscriptions, untilOrdered } = subscriptionShop(shop, database)
  beforeAll(() => database().db.execute('update stock set quantity = 900'))

  /** Subscribes to a lens for each eye, which are two lines of one variant. */
  async function subscribeEyes(who: string) {
    const choice = {
      pricePromotionKey: 'subscription',
      subscriptionDefinition: { subscriptionInterval: '1', subscriptionDeliveryDate: 15 },
    }
    const sides = [
      { right: eye(-2), left: {} },
      { right: {}, left: eye(-2.25) },
    ]
    for (const prescriptionValues of sides)
      await shop().baskets.add(who, {
        variantId: LENS,
        quantity: 1,
        customData: { ...choice, prescriptionValues },
      })
    const request = aPlaceOrderRequest(await shop().baskets.get(who), {
      paymentKey: 'creditcard',
      customer: { id: who, email: `${who}@example.com` },
    })
    const placed = await shop().placeOrder(request)
    await pay(placed)
    return `${placed.order.id}-1`
  }

  test('lenses of two eyes that have become alike are ordered as before', async () => {
    const number = await subscribeEyes('alma')
    const left = (await see(number)).lines.find(({ values }) => values?.left.sphere === -2.25)
    const by = { actor: 'customer', customerId: 'alma' } as const
    const change = { values: { [left?.key ?? '']: { left: eye(-2) } } }
    expect(await subscriptions().change(number, { by, key: 'alike-eyes', change })).toMatchObject({
      ok: true,
    })
    await untilOrdered(number)
    const [renewal] = await ordersOf('alma')
    expect(renewal).toMatchObject({ subscription: { id: number, period: 1 } })
    expect(
      renewal?.items.map(({ quantity, customData }) => [quantity, customData['prescriptionValues']]),
    ).toEqual([
      [1, { right: eye(-2), left: {} }],
      [1, { right: {}, left: eye(-2) }],
    ])
    expect(await see(number)).toMatchObject({ deliveries: 2, problem: null })
    expect((await shop().baskets.get(`subscription-${number}`)).items).toEqual([])
  })
}, fillTypedCatalogue)
