import { expect, test } from 'vitest'
import { aPlaceOrderRequest } from '#tests/support/order-api.ts'
import { onTestShop } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

const VALUES = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 32 } }
const CARD = { method: 'card', plusMinus: 2, measuredOn: '2026-11-23' }
const inGroup = (isMainItem: boolean) => ({ id: 'pair', isMainItem, isRequired: true })

onTestShop((shop) => {
  const placed = async (key: string, customData = {}) => {
    const { baskets, placeOrder } = shop()
    await baskets.add(key, { variantId: 30, quantity: 1, customData, itemGroup: inGroup(true) })
    await baskets.add(key, { variantId: 220, quantity: 1, itemGroup: inGroup(false) })
    return placeOrder(
      aPlaceOrderRequest(await baskets.get(key), { customer: { id: 'ada', email: 'ada@example.com' } }),
    )
  }

  test('values of an order are read by its customer, or with a proof', async () => {
    const { order } = await placed('values', { prescriptionValues: VALUES, pupilDistance: CARD })
    const { orders } = shop()
    for (const proof of [{ customerId: 'ada' }, { zipCode: '50 667' }, { email: 'ADA@example.com' }])
      expect(await orders.prescription(order.id, proof)).toEqual({
        prescription: VALUES,
        pupilDistance: CARD,
        orderedOn: order.placedAt,
      })
    for (const proof of [{ customerId: 'eve' }, { customerId: '' }, { zipCode: '50668' }, { email: '' }])
      expect(await orders.prescription(order.id, proof)).toBeNull()
    expect(await orders.prescription('999999999999', { customerId: 'ada' })).toBeNull()
  })

  test('values that were corrected are those of the order from then on', async () => {
    const { order } = await placed('corrected', { lensType: 'type_ei', prescriptionValues: VALUES })
    const { orders } = shop()
    const prescription = { ...VALUES, left: { sphere: -2, pd: 32 } }
    const affirmed = { at: '2026-11-29T08:00:00Z', textVersion: '2026-11', by: 'ada' }
    const corrected = { orderId: order.id, key: order.items[0]?.key ?? '', prescription, affirmed }
    expect(await orders.correctValues({ customerId: 'eve', ...corrected })).toBe(false)
    expect(await orders.correctValues({ customerId: 'ada', ...corrected })).toBe(true)
    expect(await orders.prescription(order.id, { customerId: 'ada' })).toMatchObject({ prescription })
  })

  test('values of contact lenses are none of glasses', async () => {
    const lens = { sphere: -2.25, cylinder: -0.75, axis: 170, baseCurve: 8.4 }
    const prescription = { right: lens, left: {} }
    const { baskets, placeOrder, orders } = shop()
    await baskets.add('lenses', {
      variantId: 240,
      quantity: 1,
      customData: { prescriptionValues: prescription },
    })
    const customer = { id: 'ada', email: 'ada@example.com' }
    const { order } = await placeOrder(aPlaceOrderRequest(await baskets.get('lenses'), { customer }))
    const valuesOf = (goods?: 'lenses') => orders.prescription(order.id, { customerId: 'ada' }, goods)
    expect(await valuesOf()).toBeNull()
    expect(await valuesOf('lenses')).toEqual({ prescription, orderedOn: order.placedAt })
  })

  test('an order of goods without values has none', async () => {
    const { order } = await placed('plain')
    expect(await shop().orders.prescription(order.id, { customerId: 'ada' })).toBeNull()
  })
}, fillTypedCatalogue)
