import { expect, test } from 'vitest'
import { returnableLinesOf } from '#modules/after-sale/returns.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { emptyOrderClient, fakeAfterSale } from '#tests/support/fake-after-sale.ts'
import { recordingLog } from '#tests/support/log.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'

const values = { prescriptionValues: { right: { sphere: -2 }, left: {} } }
const order = anOrder({
  items: [
    anOrderItem('i1', { ...inGroup('g', true), customData: values, quantity: 2 }),
    anOrderItem('i2', inGroup('g')),
    anOrderItem('i3', { status: 'returned' }),
    anOrderItem('i4', { status: 'cancelled' }),
    anOrderItem('i5', { status: 'delivered' }),
    anOrderItem('i6', { status: 'delivered', customData: { lensType: 'home_try_on' } }),
    anOrderItem('i7', { ...inGroup('g'), customData: { hideSubItem: true } }),
  ],
})
const orders = {
  ...emptyOrderClient,
  byId: async () => order,
  lookup: async (_: string, proof: object) =>
    'email' in proof && proof.email === 'anna@example.org' ? order : null,
}

test('the remaining items of an order can be returned, except custom-made ones and those that were only tried', async () => {
  expect(await returnableLinesOf(orders)('de-de', order.id, 'anna@example.org')).toEqual([
    { key: 'i1', name: '2 × Model 1', isCustomMade: false },
    { key: 'i2', name: '1 × Model 2', isCustomMade: true },
    { key: 'i5', name: '1 × Model 5', isCustomMade: false },
  ])
})

test('nobody sees the orders of others', async () => {
  expect(await returnableLinesOf(orders)('de-de', order.id, 'eve@example.org')).toBeNull()
})

test('the link of an email opens its order as a lookup shows it, and nothing else', async () => {
  const { linkTo, orderOfLink } = fakeAfterSale(recordingLog().log, orders)
  expect(await orderOfLink(linkTo(order.id))).toBe(order)
  const { orderOfLink: ofOther } = fakeAfterSale(recordingLog().log)
  expect(await ofOther(linkTo(order.id))).toBeNull()
  expect(await orderOfLink(`${linkTo(order.id)}x`)).toBeNull()
})
