import { expect, test } from 'vitest'
import { aPlaceOrderRequest } from '#tests/support/order-api.ts'
import { onTestShop } from '#tests/support/test-shop.ts'

const VALUES = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 32 } }

onTestShop((shop) => {
  const placed = async (key: string, customData = {}) => {
    const { baskets, placeOrder } = shop()
    await baskets.add(key, { variantId: 70, quantity: 1, customData })
    return placeOrder(
      aPlaceOrderRequest(await baskets.get(key), { customer: { id: 'ada', email: 'ada@example.com' } }),
    )
  }

  test('values of an order are read by its customer, or with a proof', async () => {
    const { order } = await placed('values', { prescriptionValues: VALUES })
    const { orders } = shop()
    for (const proof of [{ customerId: 'ada' }, { zipCode: '50 667' }, { email: 'ADA@example.com' }])
      expect(await orders.prescription(order.id, proof)).toEqual(VALUES)
    for (const proof of [{ customerId: 'eve' }, { customerId: '' }, { zipCode: '50668' }, { email: '' }])
      expect(await orders.prescription(order.id, proof)).toBeNull()
    expect(await orders.prescription('999999999999', { customerId: 'ada' })).toBeNull()
  })

  test('an order of goods without values has none', async () => {
    const { order } = await placed('plain')
    expect(await shop().orders.prescription(order.id, { customerId: 'ada' })).toBeNull()
  })
})
