import { expect, test } from 'vitest'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import type { Flags } from '#domain/shop/configuration.ts'
import { earlierOrders } from '#server/configurator/earlier-orders.ts'
import { createCaller } from '#server/session/caller.ts'
import { noBranchOrders } from '#clients/shop-api/branch-order-repository.ts'
import { aBranchOrder, testBranchOrders } from '#tests/support/branch-orders.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { emptyOrderClient } from '#tests/support/fake-after-sale.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const VALUES = { right: { sphere: -2 }, left: { sphere: -1 } }
const glasses = anOrderItem('i1', { customData: { prescriptionValues: VALUES } })
const orders: OrderClient = {
  ...emptyOrderClient,
  byCustomer: async (id) => ({
    orders:
      id === 'anna'
        ? [
            anOrder({ id: '300000000000', items: [anOrderItem('i2'), glasses] }),
            anOrder({ id: '400000000000', items: [glasses], valuesRemoval: 'requested' }),
            anOrder({ id: '200000000000' }),
            anOrder({ id: '100000000000', items: [glasses], confirmedAt: null }),
          ]
        : [],
    total: 3,
  }),
}

const { branchOrders } = testBranchOrders({
  ...noBranchOrders,
  list: async (customerId) =>
    customerId === 'anna'
      ? [
          aBranchOrder({ id: '500000000002', orderedAt: '2027-01-01T10:00:00Z' }),
          aBranchOrder({ id: '500000000001', orderedAt: '2020-01-01T10:00:00Z' }),
          aBranchOrder({ id: '500000000003', lines: [] }),
        ]
      : [],
})

async function numbers(
  customer: ReturnType<typeof aCustomer> | null,
  flags: Partial<Flags> = {},
  from: OrderClient = orders,
) {
  const configuration = aConfiguration()
  const shop = () =>
    fakeShopClient({
      configuration: async () => ({ ...configuration, flags: { ...configuration.flags, ...flags } }),
    })
  const { ctx } = testContext({ overrides: { orders: from, branchOrders, shop } })
  const session = customer && { token: 't', customer, expiresAt: new Date('2027-01-01') }
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), session)
  return (await earlierOrders({ ctx, variant: 'de-de', caller })).map(({ orderNumber }) => orderNumber)
}

test('a customer sees orders of glasses with values, confirmed or of a branch, the latest first, and nothing of the values', async () =>
  expect(await numbers(aCustomer())).toEqual(['500000000002', '300000000000', '500000000001']))

test('nobody else sees one', async () => {
  expect(await numbers(null)).toEqual([])
  expect(await numbers(aCustomer({ isGuest: true }))).toEqual([])
  expect(await numbers(aCustomer({ id: 'eve' }))).toEqual([])
})

test.each<keyof Flags>(['rxOrderHistoryCache', 'rxValuesFromOrder'])(
  'without the flag %s there is no list',
  async (flag) => expect(await numbers(aCustomer(), { [flag]: false })).toEqual([]),
)

test('where orders cannot be read, those of branches are listed all the same', async () => {
  const byCustomer = async () => Promise.reject(new Error('no orders'))
  expect(await numbers(aCustomer(), {}, { ...orders, byCustomer })).toEqual(['500000000002', '500000000001'])
})
