import { expect, test } from 'vitest'
import { noBranchOrders } from '#clients/shop-api/branch-order-repository.ts'
import { accountValues } from '#server/configurator/account-values.ts'
import { loadOwnValuesAndSlips } from '#server/loaders/account/own-values.ts'
import { createCaller } from '#server/session/caller.ts'
import { aBranchOrder, BRANCH_VALUES, testBranchOrders } from '#tests/support/branch-orders.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { emptyOrderClient, fakeAfterSale } from '#tests/support/fake-after-sale.ts'
import { recordingLog } from '#tests/support/log.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { testContext } from '#tests/support/test-server.ts'

const customer = aCustomer({ id: 'anna' })
const lenses = anOrderItem('i1', { customData: { prescriptionValues: { right: { sphere: -3 }, left: {} } } })
const earlier = aBranchOrder({ id: '500000000001', orderedAt: '2026-11-10T10:00:00Z' })
const later = aBranchOrder({ id: '500000000002', orderedAt: '2026-11-30T10:00:00Z', areValuesLeaving: true })
const orders = {
  ...emptyOrderClient,
  byCustomer: async () => ({
    orders: [anOrder({ id: '300000000000', items: [lenses], placedAt: '2026-11-21T10:00:00Z' })],
    total: 1,
  }),
}

function scopeOf(list: () => Promise<(typeof earlier)[]>) {
  const { branchOrders } = testBranchOrders({ ...noBranchOrders, list })
  const fake = fakeAfterSale(recordingLog().log)
  const afterSale = { ...fake, slips: { ...fake.slips, listOf: async () => [] } }
  const { ctx, logLines } = testContext({ overrides: { orders, branchOrders, afterSale } })
  const session = { token: 't', customer }
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), session)
  return { scope: { ctx, variant: 'de-de' as const, caller }, logLines }
}

test('the values of a customer are those of the shop and of its branches, the latest first', async () => {
  const { scope } = scopeOf(async () => [later, earlier])
  const { groups } = await loadOwnValuesAndSlips(scope.ctx, customer)
  expect(groups.map(({ id, origin, areLeaving }) => [id, origin, areLeaving])).toEqual([
    ['500000000002', 'branch', true],
    ['300000000000', 'online', false],
    ['500000000001', 'branch', false],
  ])
  expect(groups[2]).toMatchObject({
    number: '5000 0000000 1',
    entries: [{ source: 'branch', values: BRANCH_VALUES }],
  })
})

test('the configurator offers those of the latest glasses, also of a branch', async () => {
  expect(await accountValues(scopeOf(async () => [later, earlier]).scope)).toMatchObject({
    answers: { 'right.sphere': '−2,25', 'left.pd': '31,5' },
    savedOn: '2026-11-10T10:00:00Z',
    wearer: null,
  })
  expect(await accountValues(scopeOf(async () => [later]).scope)).toBeNull()
})

test('where orders of branches cannot be read the configurator goes on without them', async () => {
  const { scope, logLines } = scopeOf(() => Promise.reject(new Error('down')))
  expect(await accountValues(scope)).toBeNull()
  expect(logLines.join()).toContain('does not offer all values of the account')
})
