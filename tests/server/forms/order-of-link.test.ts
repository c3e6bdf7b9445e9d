import { expect, test } from 'vitest'
import { orderOfLink } from '#server/forms/order-status-form.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { emptyOrderClient, fakeAfterSale } from '#tests/support/fake-after-sale.ts'
import { recordingLog } from '#tests/support/log.ts'
import { anOrder } from '#tests/support/orders.ts'
import { testContext } from '#tests/support/test-server.ts'

const accountPath = (id: string) => `/de-de/account/orders/${id}/`

test.each([
  ['its buyer', { id: 'anna' }, '/de-de/account/orders/123456789012/'],
  ['its buyer, whose account is not proven', { id: 'anna', isVerified: false }, undefined],
  ['another customer', { id: 'berta' }, undefined],
  ['nobody', null, undefined],
])('the link of an order leads %s to the account: %j', async (_, signedIn, location) => {
  const order = anOrder({ customer: { ...anOrder().customer, id: 'anna' } })
  const orders = { ...emptyOrderClient, byId: async () => order, lookup: async () => order }
  const afterSale = fakeAfterSale(recordingLog().log, orders)
  const ctx = { ...testContext().ctx, orders, afterSale }
  const customer = signedIn && aCustomer({ isGuest: false, isVerified: true, ...signedIn })
  const view = await orderOfLink({ ctx }, afterSale.linkTo(order.id), { customer, accountPath })
  expect(view instanceof Response ? view.headers.get('location') : undefined).toBe(location)
  expect('kind' in view && view.kind === 'found' && view.hasAccount).toBe(location === undefined)
})
