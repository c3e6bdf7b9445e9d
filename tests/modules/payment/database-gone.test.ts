import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import { ShopError } from '#platform/errors.ts'
import { SANDBOX_MIGRATIONS } from '#modules/payment/sandbox/sandbox-provider.ts'
import { rows } from '#platform/database.ts'
import { type Database, openDatabase, SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { fillCatalogue } from '#tests/support/catalogue.ts'
import { postgresPrograms, startCluster } from '#tests/support/postgres.ts'
import { SHOP_LOCATION, openTestShop, type TestShop } from '#tests/support/test-shop.ts'

const programs = await postgresPrograms()

/** A proxy to a socket that can be cut, with all connections on it, and opened again. */
function bridgeTo(path: string) {
  const travellers = new Set<Socket>()
  const keep = (socket: Socket) => {
    travellers.add(socket)
    socket.on('error', () => {}).on('close', () => travellers.delete(socket))
  }
  let server: Server
  let port = 0
  const bridge = {
    async open() {
      server = createServer((near) => {
        const far = connect(path)
        keep(near)
        keep(far)
        near.pipe(far).pipe(near)
        far.on('close', () => near.destroy())
      })
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      ;({ port } = server.address() as AddressInfo)
      return port
    },
    async cut() {
      for (const socket of travellers) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return bridge
}

// PGlite runs in the process that uses it, and ends only with it: see killed.test.ts.
describe.skipIf(programs === null)('while the database is down', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let bridge: ReturnType<typeof bridgeTo>
  let database: Database
  let shop: TestShop

  beforeAll(async () => {
    cluster = await startCluster(programs ?? '')
    const folder = new URL(cluster.url).searchParams.get('host') ?? ''
    bridge = bridgeTo(`${folder}/.s.PGSQL.5432`)
    const url = `postgresql://veduta@127.0.0.1:${await bridge.open()}/postgres`
    database = await openDatabase({ url, tables: [SHOP_MIGRATIONS, SANDBOX_MIGRATIONS] })
    await fillCatalogue(database.db)
    shop = openTestShop(database)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await bridge.cut()
    await cluster.stop()
  })

  /** Five seconds stand for the duration of these requests: nothing waits for a fixed time. */
  async function without(act: () => Promise<void>): Promise<void> {
    await bridge.cut()
    await act()
    await bridge.open()
  }

  test('a submission fails, and the same submission afterwards creates the order', async () => {
    const request = await shop.fill('gone', 30)
    await without(() => expect(shop.orders.place(request, SHOP_LOCATION)).rejects.toThrow(/500/))
    const before = await shop.stockOf(30)
    const placed = await shop.placeOrder(request)
    expect((await shop.placeOrder(request)).order.id).toBe(placed.order.id)
    expect(await shop.stockOf(30)).toBe(before - 1)
  })

  test('submissions under way take effect once or not at all', async () => {
    const request = await shop.fill('halfway', 31, 1, { paymentKey: 'accounting' })
    const before = await shop.stockOf(31)
    const pressed = Array.from({ length: 20 }, () =>
      shop.orders.place(request, SHOP_LOCATION).catch(() => null),
    )
    await without(async () => void (await Promise.all(pressed)))
    const { order } = await shop.placeOrder(request)
    expect(order.status).toBe('confirmed')
    expect(await shop.stockOf(31)).toBe(before - 1)
    expect((await shop.orders.pendingNews()).filter(({ orderId }) => orderId === order.id)).toHaveLength(1)
  })

  test('for five seconds, in the middle of a rush, each buyer gets one order in the end', async () => {
    await database.db.execute(sql`update stock set quantity = 100 where variant_id = 30`)
    const requests: PlaceOrder[] = []
    for (let nth = 0; nth < 40; nth++)
      requests.push(
        await shop.fill(`rush-${nth}`, 30, 1, { paymentKey: nth % 2 ? 'accounting' : 'creditcard' }),
      )
    const refused: unknown[] = []
    /** Does what a person does: repeats the same until it succeeds. */
    const untilDone = <T extends {}>(act: () => Promise<T>) =>
      vi.waitUntil(() => act().catch((error: unknown) => void refused.push(error)), {
        timeout: 60_000,
        interval: 100,
      })
    async function buy(request: PlaceOrder) {
      const { order, payment, reference } = await untilDone(() => shop.placeOrder(request))
      if (request.paymentKey === 'creditcard') {
        shop.statuses.set(reference, 'authorised')
        await untilDone(() => shop.sendWebhook(payment.id))
      }
      return order.id
    }
    const buying = requests.map(buy)
    await Promise.race(buying)
    await cluster.halt()
    const since = performance.now()
    await vi.waitUntil(() => performance.now() - since >= 5000 && refused.length > 0, { timeout: 30_000 })
    await cluster.start()
    const ids = await Promise.all(buying)

    expect(refused.filter((error) => !(error instanceof ShopError))).toEqual([])
    const found = await rows<{ orders: number; confirmed: number; news: number; stock: number }>(
      database.db,
      sql`
        select count(*)::int as orders, count(confirmed_at)::int as confirmed,
          (select count(*)::int from order_news where event = 'confirm' and order_id = any(${`{${ids.join(',')}}`}::text[])) as news,
          (select quantity from stock where variant_id = 30) as stock
        from purchase where basket_key like 'rush-%'`,
    )
    expect([new Set(ids).size, ...found]).toEqual([40, { orders: 40, confirmed: 40, news: 40, stock: 60 }])
    for (const { basketKey } of requests) expect((await shop.baskets.get(basketKey)).items).toEqual([])
  }, 120_000)

  test('a message of the provider fails and is sent again; then the order is confirmed', async () => {
    const { order, payment, reference } = await shop.placeOrder(await shop.fill('notified', 70))
    shop.statuses.set(reference, 'authorised')
    await without(async () => {
      await expect(shop.sendWebhook(payment.id)).rejects.toThrow(/500/)
      await expect(shop.payments.processDue()).rejects.toThrow(/500/)
    })
    expect(await shop.sendWebhook(payment.id)).toBe(true)
    expect((await shop.orders.byId(order.id))?.payment).toMatchObject([{ data: { state: 'captured' } }])
  })
})
