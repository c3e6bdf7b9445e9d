import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import { ShopError } from '#server/errors.ts'
import { SANDBOX_TABLES } from '#server/payment/sandbox/bank.ts'
import { type Database, openDatabase, rows, SHOP_TABLES } from '#shop-api/db.ts'
import { fillCatalogue } from '#tests/support/catalogue.ts'
import { postgresPrograms, startCluster } from '#tests/support/postgres.ts'
import { HERE, openShop, type SellingShop } from '#tests/support/selling-shop.ts'

const programs = await postgresPrograms()

/** A way to a socket that can be cut, with all who are on it, and opened again. */
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

// PGlite lives in the process that asks it, and is gone only together with that: see killed.test.ts.
describe.skipIf(programs === null)('while the database is gone', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let bridge: ReturnType<typeof bridgeTo>
  let database: Database
  let shop: SellingShop

  beforeAll(async () => {
    cluster = await startCluster(programs ?? '')
    const folder = new URL(cluster.url).searchParams.get('host') ?? ''
    bridge = bridgeTo(`${folder}/.s.PGSQL.5432`)
    const url = `postgresql://veduta@127.0.0.1:${await bridge.open()}/postgres`
    database = await openDatabase({ url, tables: [SHOP_TABLES, SANDBOX_TABLES] })
    await fillCatalogue(database.db)
    shop = openShop(database)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await bridge.cut()
    await cluster.stop()
  })

  /** Five seconds are no other than as long as these take: nothing waits for anything. */
  async function without(act: () => Promise<void>): Promise<void> {
    await bridge.cut()
    await act()
    await bridge.open()
  }

  test('a press fails, and the same press afterwards gives the order', async () => {
    const request = await shop.fill('gone', 30)
    await without(() => expect(shop.orders.place(request, HERE)).rejects.toThrow(/500/))
    const before = await shop.stockOf(30)
    const placed = await shop.press(request)
    expect((await shop.press(request)).order.id).toBe(placed.order.id)
    expect(await shop.stockOf(30)).toBe(before - 1)
  })

  test('presses that are under way are done once or not at all', async () => {
    const request = await shop.fill('halfway', 31, 1, { paymentKey: 'accounting' })
    const before = await shop.stockOf(31)
    const pressed = Array.from({ length: 20 }, () => shop.orders.place(request, HERE).catch(() => null))
    await without(async () => void (await Promise.all(pressed)))
    const { order } = await shop.press(request)
    expect(order.status).toBe('confirmed')
    expect(await shop.stockOf(31)).toBe(before - 1)
    expect((await shop.orders.news()).filter(({ orderId }) => orderId === order.id)).toHaveLength(1)
  })

  test('for five seconds, in the middle of a rush, each buyer gets one order in the end', async () => {
    await database.db.execute(sql`update stock set quantity = 100 where variant_id = 30`)
    const requests: PlaceOrder[] = []
    for (let nth = 0; nth < 40; nth++)
      requests.push(
        await shop.fill(`rush-${nth}`, 30, 1, { paymentKey: nth % 2 ? 'accounting' : 'creditcard' }),
      )
    const refused: unknown[] = []
    /** Does what a person does: the same once more, until it is done. */
    const untilDone = <T extends {}>(act: () => Promise<T>) =>
      vi.waitUntil(() => act().catch((error: unknown) => void refused.push(error)), {
        timeout: 60_000,
        interval: 100,
      })
    async function buy(request: PlaceOrder) {
      const { order, payment, reference } = await untilDone(() => shop.press(request))
      if (request.paymentKey === 'creditcard') {
        shop.standings.set(reference, 'authorised')
        await untilDone(() => shop.hear(payment.id))
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

  test('a message of the provider fails, so that he sends it again; then the order is confirmed', async () => {
    const { order, payment, reference } = await shop.press(await shop.fill('told', 70))
    shop.standings.set(reference, 'authorised')
    await without(async () => {
      await expect(shop.hear(payment.id)).rejects.toThrow(/500/)
      await expect(shop.payments.sweep()).rejects.toThrow(/500/)
    })
    expect(await shop.hear(payment.id)).toBe(true)
    expect((await shop.orders.byId(order.id))?.payment).toMatchObject([{ data: { state: 'captured' } }])
  })
})
