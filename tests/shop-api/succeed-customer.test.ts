import { beforeAll, describe, expect, test } from 'vitest'
import { succeedCustomer } from '#shop-api/order/succeed-customer.ts'
import { appointmentApi } from '#tests/support/appointment-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { onTestShop } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

onTestShop((shop, database) => {
  const { ordersOf, passDays, pay, see, setStock, subscribe } = subscriptionShop(shop, database)
  beforeAll(() => setStock(900))

  test('orders and subscriptions are those of the successor, and so are their renewals', async () => {
    const begun = await subscribe('second-anna')
    const other = await subscribe('berta', 'accounting')
    await pay(begun)
    for (let times = 0; times < 2; times += 1) await succeedCustomer(database().db, 'second-anna', 'anna')
    expect(await ordersOf('second-anna')).toEqual([])
    expect(await ordersOf('anna')).toMatchObject([{ id: begun.order.id, customer: { id: 'anna' } }])
    expect(await see(begun.number)).toMatchObject({ customer: { id: 'anna' }, status: 'active' })
    expect(await shop().subscriptions.list('anna')).toHaveLength(1)
    expect(await see(other.number)).toMatchObject({ customer: { id: 'berta' } })
    await passDays(31)
    expect((await ordersOf('anna')).map(({ customer }) => customer.id)).toEqual(['anna', 'anna'])
  })
}, fillTypedCatalogue)

describe('over HTTP', () => {
  onShopApi((ask, database) => {
    const { booked, list, open, send } = appointmentApi(ask, database)
    const path = '/v1/customers/second-anna/successor'

    test('appointments are those of the successor', async () => {
      const at = '2026-06-02T10:00:00+02:00'
      const { id } = await booked(await open(), at, 'succeeded-01', { customerId: 'second-anna' })
      expect((await send('POST', path, { customerId: 'anna' })).status).toBe(200)
      expect(await list('?customerId=second-anna')).toEqual([])
      expect(await list('?customerId=anna')).toMatchObject([{ id, customerId: 'anna' }])
    })

    test.each([[{}], [{ customerId: '' }], [{ customerId: 7 }]])('%j is refused', async (body) =>
      expect((await send('POST', path, body)).status).toBe(400),
    )

    test('nobody does it without the token', async () =>
      expect((await ask(path, { method: 'POST', body: '{"customerId":"anna"}' })).status).toBe(401))
  })
})
