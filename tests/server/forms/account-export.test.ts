import { expect, test } from 'vitest'
import type { VariantCode } from '#i18n/variants.ts'
import { exportCustomerData } from '#server/forms/account-export.ts'
import { createCaller } from '#server/session/caller.ts'
import { visitorKeysOf } from '#server/session/visitor-keys.ts'
import { anAppointment } from '#tests/support/appointments.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'
import { testContext } from '#tests/support/test-server.ts'

const since = '2026-11-27T10:00:00.000Z'

/** The customer's baskets in Germany and Poland. */
const BASKETS = [visitorKeysOf('de-de', 'anna').basket, visitorKeysOf('pl-pl', 'anna').basket]

/** What the customer gets from a page of the German shop. */
async function exported(isVerified = true): Promise<Response> {
  const session = { token: 'token', customer: aCustomer({ isVerified }) }
  const { ctx } = testContext()
  const ofMailbox = async (email: string) => [{ email }]
  const itemsOf = (kind: 'basket' | 'wishlist') => (shop: VariantCode) => ({
    get: async (key: string) => ({
      items: key === visitorKeysOf(shop, 'anna')[kind] ? [`${kind} ${shop}`] : [],
    }),
  })
  const stubs = {
    auth: async () => ({ signedInDevices: async () => [], passkeys: async () => [] }),
    orders: { ...ctx.orders, byCustomer: async () => ({ orders: [anOrder()], total: 1 }) },
    checkoutDrafts: {
      read: async (key: string) => ({
        answers: BASKETS.includes(key) ? { 'delivery.city': 'Graz' } : {},
        changes: [],
      }),
    },
    configuratorDrafts: {
      list: async (key: string) => (BASKETS.includes(key) ? [{ answers: { 'right.sphere': '-1' } }] : []),
    },
    newsletter: { ofMailbox },
    stockAlerts: { ofMailbox },
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
      declarations: { ofMailbox },
      payouts: {
        accountsOf: async (ids: readonly string[]) => ids.map((orderId) => ({ orderId, iban: 'CZ65' })),
      },
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
    baskets: itemsOf('basket'),
    wishlists: itemsOf('wishlist'),
  }
  const url = new URL('https://shop.example/de-de/account/user/')
  const caller = createCaller(ctx.visitors, new Headers(), url, session)
  const scope = { ctx: { ...ctx, ...stubs }, variant: 'de-de' as const, caller }
  return exportCustomerData(Object.assign(scope), session)
}

test('the export is a file with all that is stored of a customer, which nothing on the way caches', async () => {
  const file = await exported()
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
    payoutAccounts: [{ orderId: '123456789012', iban: 'CZ65' }],
    subscriptions: [{ id: '123456789012-1' }],
    newsletters: [{ email: 'anna@example.org' }],
    stockAlerts: [{ email: 'anna@example.org' }],
    declarations: [{ email: 'anna@example.org' }],
    objections: { 'pl-pl': since },
  })
})

test('the export has what was not ordered yet in any shop, once for each country', async () => {
  const { unfinished } = await (await exported()).json()
  const shops = unfinished.map(({ shop }: { shop: string }) => shop)
  expect(shops).toEqual(['de-de', 'de-at', 'cs-cz', 'pl-pl', 'de-ch', 'it-it'])
  for (const shop of ['de-de', 'pl-pl'])
    expect(unfinished).toContainEqual({
      shop,
      basket: { items: [`basket ${shop}`] },
      wishlist: { items: [`wishlist ${shop}`] },
      checkout: { 'delivery.city': 'Graz' },
      configurations: [{ answers: { 'right.sphere': '-1' } }],
    })
})

test('what is stored under a mailbox is only in the export of whoever has proven it', async () => {
  const file = await (await exported(false)).json()
  expect(file).toMatchObject({ newsletters: [], stockAlerts: [], declarations: [], objections: {} })
})
