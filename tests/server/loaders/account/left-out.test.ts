import { expect, test } from 'vitest'
import { leftOutNames } from '#server/loaders/account/left-out.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { emptyOrderClient } from '#tests/support/fake-after-sale.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'

const named = (key: string, name: string) => {
  const item = anOrderItem(key)
  return { ...item, product: { ...item.product, name } }
}
const order = anOrder({
  id: '111111111111',
  customer: { ...anOrder().customer, id: 'anna' },
  items: [named('a', 'Brera'), named('b', 'Laguna'), named('c', 'Laguna')],
})
const ctx = { orders: { ...emptyOrderClient, byId: async (id: string) => (id === order.id ? order : null) } }
const namesFor = (query: string, id: string | null = 'anna') => {
  const session = id === null ? null : { token: 't', expiresAt: new Date(), customer: aCustomer({ id }) }
  return leftOutNames({ ctx, caller: { session } }, new URLSearchParams(query))
}

test.each([
  ['order=111111111111&missing=a', ['Brera']],
  ['order=111111111111&missing=b&missing=c&missing=a', ['Brera', 'Laguna']],
  ['order=111111111111&missing=Kaufen', []],
  ['order=222222222222&missing=a', []],
  ['missing=a', []],
  ['order=111111111111', []],
])('by %j is named: %j', async (query, names) => expect(await namesFor(query)).toEqual(names))

test.each(['eve', null])('%s sees no names of an order of Anna', async (id) =>
  expect(await namesFor('order=111111111111&missing=a', id)).toEqual([]),
)

test('the basket is shown without names where orders cannot be read', async () => {
  const byId = () => Promise.reject(new Error('away'))
  const session = { token: 't', expiresAt: new Date(), customer: aCustomer() }
  const query = new URLSearchParams('order=111111111111&missing=a')
  expect(
    await leftOutNames({ ctx: { orders: { ...emptyOrderClient, byId } }, caller: { session } }, query),
  ).toEqual([])
})
