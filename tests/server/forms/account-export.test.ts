import { expect, test } from 'vitest'
import { exportCustomerData } from '#server/forms/account-export.ts'
import { createCaller } from '#server/session/caller.ts'
import { anAppointment } from '#tests/support/appointments.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'
import { testContext } from '#tests/support/test-server.ts'

const session = { token: 'token', customer: aCustomer() }

const since = '2026-11-27T10:00:00.000Z'

test('the export is a file with all that is stored of a customer, which nothing on the way caches', async () => {
  const { ctx } = testContext()
  const empty = { get: async () => ({ items: [] }) }
  const stubs = {
    auth: async () => ({ signedInDevices: async () => [], passkeys: async () => [] }),
    orders: { ...ctx.orders, byCustomer: async () => ({ orders: [anOrder()], total: 1 }) },
    checkoutDrafts: { read: async () => ({ answers: { 'delivery.city': 'Graz' }, changes: [] }) },
    subscriptions: {
      ...ctx.subscriptions,
      list: async (id?: string) => (id === 'anna' ? [aSubscription()] : []),
    },
    appointments: {
      ...ctx.appointments,
      list: async (id: string) => (id === 'anna' ? [anAppointment()] : []),
    },
    afterSale: {
      ...ctx.afterSale,
      slips: {
        ...ctx.afterSale.slips,
        listOf: async (ids: readonly string[]) =>
          ids.map((orderId) => ({ orderId, groupId: 'pair', receivedAt: '2026-11-20T08:00:00Z' })),
        read: async () => ({ contentType: 'image/jpeg', content: Buffer.from('a picture') }),
      },
      lensReminders: {
        ...ctx.afterSale.lensReminders,
        objectedAt: async (shop: string, email: string) =>
          shop === 'pl-pl' && email === session.customer.email ? since : null,
      },
    },
    baskets: () => empty,
    wishlists: () => empty,
  }
  const url = new URL('https://shop.example/de-de/account/user/')
  const caller = createCaller(ctx.visitors, new Headers(), url, session)
  const scope = { ctx: { ...ctx, ...stubs }, variant: 'de-de' as const, caller }
  const file = await exportCustomerData(Object.assign(scope), session)
  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  expect(await file.json()).toMatchObject({
    customer: { id: 'anna' },
    devices: [],
    passkeys: [],
    orders: [{ id: '123456789012' }],
    branchOrders: [],
    reservations: [],
    appointments: [{ number: '1234567890', person: { email: 'anna@example.com' } }],
    slips: [
      {
        orderId: '123456789012',
        groupId: 'pair',
        picture: { contentType: 'image/jpeg', content: Buffer.from('a picture').toString('base64') },
      },
    ],
    subscriptions: [{ id: '123456789012-1' }],
    checkout: { 'delivery.city': 'Graz' },
    objections: { 'pl-pl': since },
  })
})
