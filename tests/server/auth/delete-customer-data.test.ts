import { expect, test } from 'vitest'
import { deleteCustomerData, endCustomerRelations } from '#server/auth/delete-customer-data.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { createCaller } from '#server/session/caller.ts'
import { appointmentApi } from '#tests/support/appointment-api.ts'
import { ANNA } from '#tests/support/appointments.ts'
import { aBranch } from '#tests/support/branches.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { testShopApi } from '#tests/support/shopper.ts'
import { testContext } from '#tests/support/test-server.ts'

const shop = testShopApi()
const { open } = appointmentApi(() => Promise.reject(new Error('not requested')), shop.database)
const NINE = '2026-06-02T09:30:00+02:00'
const TEN = '2026-06-02T10:30:00+02:00'
const ELEVEN = '2026-06-02T11:30:00+02:00'

function somebody(): RequestScope {
  const { ctx } = testContext({ shopApi: shop.answer, timeout: 10_000, overrides: { now: () => NOW } })
  const url = new URL('http://localhost/de-de/')
  return { ctx, variant: 'de-de', caller: createCaller(ctx.visitors, new Headers(), url) }
}

/** Books a time in the branch; returns the proof that opens its page. */
async function book({ ctx }: RequestScope, branchId: number, customerId: string, start = TEN) {
  const who = { ...ANNA, email: `${customerId}@example.com` }
  const request = { key: `key ${start}`, owner: customerId, branchId, service: 'advice', start } as const
  const booked = await ctx.appointments.book('de-de', { ...request, customerId }, who, undefined)
  if (!booked.ok) throw new Error(booked.error)
  return ctx.appointments.linkToken(booked.value.id)
}

test('the appointments of a deleted account are gone, with their links, and their times are free', async () => {
  const scope = somebody()
  const { appointments } = scope.ctx
  const branch = aBranch({ id: await open() })
  const gone = [await book(scope, branch.id, 'anna', NINE), await book(scope, branch.id, 'anna')]
  const stays = await book(scope, branch.id, 'berta', ELEVEN)
  await endCustomerRelations(scope.ctx, 'anna')
  expect(await appointments.list('anna')).toEqual([])
  for (const link of gone) expect(await appointments.byLink(link)).toBeNull()
  expect(await appointments.byLink(stays)).toMatchObject({ status: 'booked', start: ELEVEN })
  await book(scope, branch.id, 'clara', NINE)
  await endCustomerRelations(scope.ctx, 'anna')
  expect(await appointments.list('berta')).toHaveLength(1)
})

test('what follows is deleted also where the answers of the checkout cannot be reached', async () => {
  const { ctx, ...scope } = somebody()
  const deleted: string[] = []
  const broken = {
    ...ctx,
    checkoutDrafts: { ...ctx.checkoutDrafts, delete: () => Promise.reject(new Error('down')) },
    configuratorDrafts: {
      ...ctx.configuratorDrafts,
      deleteAll: async () => void deleted.push('configurator'),
    },
  }
  await deleteCustomerData({ ...scope, ctx: broken }, { id: 'anna' })
  expect(deleted).toEqual(['configurator'])
})

test('with the values of orders go the pictures of their slips alone, and where these stay, the account goes all the same', async () => {
  const { ctx } = somebody()
  const deleted: string[][] = []
  const removing = (deleteOf: (ids: readonly string[]) => Promise<void>) => ({
    ...ctx,
    subscriptions: { ...ctx.subscriptions, list: async () => [] },
    branchOrders: { ...ctx.branchOrders, removeValues: async () => {} },
    orders: { ...ctx.orders, removeValues: async () => ({ removed: ['1', '2'], later: ['3'] }) },
    afterSale: { ...ctx.afterSale, slips: { ...ctx.afterSale.slips, deleteOf } },
  })
  await endCustomerRelations(
    removing(async (ids) => void deleted.push([...ids])),
    'anna',
  )
  expect(deleted).toEqual([['1', '2']])
  await endCustomerRelations(
    removing(() => Promise.reject(new Error('down'))),
    'anna',
  )
})

test('before an account is deleted its orders are a guest’s, once its appointments are gone; where that fails, it stays', async () => {
  const { ctx } = somebody()
  const calls: string[] = []
  const end = (released: string[], deleteOf = async (id: string) => void calls.push(`delete ${id}`)) =>
    endCustomerRelations(
      {
        ...ctx,
        subscriptions: { ...ctx.subscriptions, list: async () => [] },
        orders: { ...ctx.orders, removeValues: async () => ({ removed: [], later: [] }) },
        appointments: { ...ctx.appointments, deleteOf },
        customers: {
          ...ctx.customers,
          async release(ids) {
            calls.push(`release ${ids.join(' ')}`)
            return released
          },
        },
      },
      'anna',
    )
  await end(['anna'])
  expect(calls).toEqual(['delete anna', 'release anna'])
  await expect(end([])).rejects.toThrow('subscription')
  calls.length = 0
  await expect(end(['anna'], () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(calls).toEqual([])
})
