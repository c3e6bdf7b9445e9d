import { expect, test } from 'vitest'
import { noBranchOrders } from '#clients/shop-api/branch-order-repository.ts'
import type { BranchOrder } from '#domain/branch/branch-order.ts'
import type { Order } from '#domain/order/order.ts'
import { accountValues } from '#server/configurator/account-values.ts'
import { createCaller } from '#server/session/caller.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { aBranchOrder, testBranchOrders } from '#tests/support/branch-orders.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { emptyOrderClient } from '#tests/support/fake-after-sale.ts'
import { recordingLog } from '#tests/support/log.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { testContext } from '#tests/support/test-server.ts'

const GLASSES = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }

const glassesOf = (placedAt: string, more: object = {}): Order =>
  anOrder({
    placedAt,
    items: [
      anOrderItem('i1', { ...inGroup('g', true), customData: { prescriptionValues: GLASSES, ...more } }),
    ],
  })

/** What the configurator offers of an account, and the ids of those whose orders it has asked for. */
async function offered(
  read: () => Promise<Order[]>,
  who: { isGuest?: boolean } | null = {},
  list: () => Promise<BranchOrder[]> = async () => [aBranchOrder({ orderedAt: '2026-09-10T10:00:00Z' })],
) {
  const asked: string[] = []
  const orders = {
    ...emptyOrderClient,
    async byCustomer(id: string) {
      asked.push(id)
      const found = await read()
      return { orders: found, total: found.length }
    },
  }
  const { branchOrders } = testBranchOrders({ ...noBranchOrders, list })
  const { log, lines, fields } = recordingLog()
  const { ctx } = testContext({ overrides: { orders, branchOrders, log } })
  const session = who && { token: 't', customer: aCustomer(who) }
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), session)
  return { values: await accountValues({ ctx, variant: 'de-de', caller }), asked, lines, fields }
}

test.each([
  ['a visitor', null],
  ['a guest', { isGuest: true }],
])('%s has no account, whose orders are not read', async (_, who) => {
  const { values, asked } = await offered(async () => [glassesOf('2026-10-01T08:00:00Z')], who)
  expect([values, asked]).toEqual([null, []])
})

test.each([
  ['of a known day are as old as they are', { measuredOn: '2026-08-15', months: 24 }, '15.08.2026'],
  ['of an unknown day are as old as their order, by the calendar of the shop', undefined, '02.10.2026'],
])('values %s', async (_, prescriptionValidity, slipDate) => {
  const order = glassesOf('2026-10-01T22:30:00Z', prescriptionValidity && { prescriptionValidity })
  const { values } = await offered(async () => [order])
  expect(values).toMatchObject({ answers: { slipDate }, savedOn: '2026-10-01T22:30:00Z', wearer: null })
})

const DOWN = new Error('down')
const LOGGED = {
  lines: ['warn: the configurator does not offer all values of the account'],
  fields: [{ error: DOWN }],
}

test('where orders of the shop cannot be read, those of branches are offered', async () => {
  const { values, asked, ...logged } = await offered(() => Promise.reject(DOWN))
  expect(values?.savedOn).toBe('2026-09-10T10:00:00Z')
  expect(asked).toEqual(['anna'])
  expect(logged).toEqual(LOGGED)
})

test('where orders of branches cannot be read, those of the shop are offered', async () => {
  const read = async () => [glassesOf('2026-10-01T08:00:00Z')]
  const { values, asked, ...logged } = await offered(read, {}, () => Promise.reject(DOWN))
  expect([values?.savedOn, asked]).toEqual(['2026-10-01T08:00:00Z', ['anna']])
  expect(logged).toEqual(LOGGED)
})
