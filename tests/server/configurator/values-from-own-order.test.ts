import { expect, test } from 'vitest'
import { noBranchOrders } from '#clients/shop-api/branch-order-repository.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import type { Order } from '#domain/order/order.ts'
import { valuesFromOrder } from '#server/configurator/values-from-order.ts'
import { createCaller } from '#server/session/caller.ts'
import { aBranchOrder, testBranchOrders } from '#tests/support/branch-orders.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { emptyOrderClient } from '#tests/support/fake-after-sale.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const ONLINE = '123456789012'
const IN_BRANCH = '500000000001'
const LENSES = { right: { sphere: -3, baseCurve: 8.6 }, left: { sphere: -2.5, baseCurve: 8.6 } }
const GLASSES = { right: { sphere: -2.25 }, left: { sphere: -1.75 } }

/** One order of Anna in the shop and one in a branch; the branch has one of Eve with the number of the shop's. */
const orders: OrderClient = {
  ...emptyOrderClient,
  prescription: async (id, proof) =>
    id === ONLINE && 'customerId' in proof && proof.customerId === 'anna' ? { prescription: GLASSES } : null,
  byCustomer: async () => ({
    orders: [
      anOrder({ id: ONLINE, items: [anOrderItem('i1', { customData: { prescriptionValues: LENSES } })] }),
    ],
    total: 1,
  }),
}
const { branchOrders } = testBranchOrders({
  ...noBranchOrders,
  async byId(id) {
    const { customer } = aBranchOrder()
    return aBranchOrder({ id, customer: { ...customer, id: id === IN_BRANCH ? 'anna' : 'eve' } })
  },
})

const shop = fakeShopClient({ configuration: async () => aConfiguration() })

async function lookUp(
  input: Omit<Parameters<typeof valuesFromOrder>[1], 'orderOrigin'> & { orderOrigin?: 'online' | 'branch' },
  who: Parameters<typeof aCustomer>[0] = {},
  own = orders,
) {
  const { ctx } = testContext({ overrides: { orders: own, branchOrders, shop: () => shop } })
  const session = { token: 't', customer: aCustomer(who), expiresAt: new Date('2027-01-01') }
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), session)
  return valuesFromOrder({ ctx, variant: 'de-de', caller }, { orderOrigin: 'online', ...input })
}

test.each<[string, { isGuest: boolean }, string, boolean]>([
  ['a customer without a number', { isGuest: false }, ' ', true],
  ['a guest without a number', { isGuest: true }, '', false],
  ['a customer with the number of somebody else', { isGuest: false }, '999999999999', false],
])('the latest lenses of an account: %s', async (_, who, orderNumber, isFound) => {
  const found = await lookUp({ orderNumber, goods: 'lenses' }, who)
  expect(found.ok && found.value.rawPrescription).toEqual(isFound && LENSES)
})

const withLenses = (id: string, rest: Partial<Order> = {}) =>
  anOrder({ id, items: [anOrderItem('i1', { customData: { prescriptionValues: LENSES } })], ...rest })

test.each<[string, Order]>([
  ['is not paid yet', withLenses('200000000002', { confirmedAt: null })],
  ['has lost its values', withLenses('200000000002', { valuesRemoval: 'requested' })],
  ['has other goods', anOrder({ id: '200000000002' })],
])('of an account whose latest order %s the one before has the latest lenses', async (_, latest) => {
  const before = withLenses('100000000001', { placedAt: '2026-10-01T08:00:00Z' })
  const own = { ...orders, byCustomer: async () => ({ orders: [latest, before], total: 2 }) }
  expect(await lookUp({ orderNumber: '', goods: 'lenses' }, {}, own)).toMatchObject({
    value: {
      orderNumber: '100000000001',
      orderOrigin: 'online',
      rawPrescription: LENSES,
      orderedOn: '2026-10-01T08:00:00Z',
    },
  })
})

test('glasses have no latest values: they need a number', async () => {
  const found = await lookUp({ orderNumber: '', goods: 'glasses' })
  expect(found).toEqual({ ok: false, error: { status: 422, kind: 'validation-failed' } })
})

test('an account without lenses has none to take', async () => {
  const found = await lookUp({ orderNumber: '', goods: 'lenses' }, {}, emptyOrderClient)
  expect(found).toEqual({ ok: false, error: { status: 422, kind: 'validation-failed' } })
})

test.each<[string, 'online' | 'branch', 'online' | 'branch']>([
  [ONLINE, 'online', 'online'],
  [ONLINE, 'branch', 'online'],
  [IN_BRANCH, 'branch', 'branch'],
  [IN_BRANCH, 'online', 'branch'],
])(
  'a customer needs no proof for order %s, looked for in "%s"',
  async (orderNumber, orderOrigin, isFoundIn) => {
    expect(await lookUp({ orderNumber, orderOrigin })).toMatchObject({ value: { orderOrigin: isFoundIn } })
    expect(await lookUp({ orderNumber, orderOrigin }, { isGuest: true })).toMatchObject({ ok: false })
    expect(await lookUp({ orderNumber, orderOrigin }, { id: 'mallory' })).toMatchObject({ ok: false })
  },
)
