import { beforeAll, describe, expect, test } from 'vitest'
import { claimGuestOrders } from '#shop-api/order/claim-guest-orders.ts'
import { releaseCustomers } from '#shop-api/order/release-customers.ts'
import { appointmentApi } from '#tests/support/appointment-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { onTestShop } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

onTestShop((shop, database) => {
  const { ordersOf, pay, see, setStock, subscribe } = subscriptionShop(shop, database)
  beforeAll(() => setStock(900))

  test('orders of accounts that go are those of guests, until somebody proves the mailbox', async () => {
    const { db } = database()
    const begun = await subscribe('gone')
    await pay(begun)
    // While it runs, the account stays as it is.
    expect(await releaseCustomers(db, ['gone', 'unknown'])).toEqual(['unknown'])
    expect(await ordersOf('gone')).toMatchObject([{ customer: { id: 'gone' } }])
    const by = { actor: 'customer', customerId: 'gone' } as const
    await shop().subscriptions.cancel(begun.number, { by, manner: 'extraordinary' })
    expect(await see(begun.number)).toMatchObject({ status: 'cancelled' })
    for (let times = 0; times < 2; times += 1) expect(await releaseCustomers(db, ['gone'])).toEqual(['gone'])
    expect(await ordersOf('gone')).toEqual([])
    expect(await claimGuestOrders(db, 'anna', 'gone@example.com')).toBe(1)
    expect(await ordersOf('anna')).toMatchObject([{ id: begun.order.id, customer: { id: 'anna' } }])
  })
}, fillTypedCatalogue)

describe('over HTTP', () => {
  onShopApi((ask, database) => {
    const { booked, list, open, read, send } = appointmentApi(ask, database)
    const path = '/v1/customers/releases'

    test('appointments are those of a guest', async () => {
      const at = '2026-06-02T10:00:00+02:00'
      const { id } = await booked(await open(), at, 'released-01', { customerId: 'gone' })
      expect((await send('POST', path, { customerIds: ['gone'] })).body).toEqual({ customerIds: ['gone'] })
      expect(await list('?customerId=gone')).toEqual([])
      expect(await read(id)).toMatchObject({ customerId: null })
    })

    test.each([[{}], [{ customerIds: 'gone' }], [{ customerIds: [''] }]])('%j is refused', async (body) =>
      expect((await send('POST', path, body)).status).toBe(400),
    )

    test('nobody does it without the token', async () =>
      expect((await ask(path, { method: 'POST', body: '{"customerIds":["anna"]}' })).status).toBe(401))
  })
})
