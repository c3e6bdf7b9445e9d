import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SANDBOX_TABLES } from '#server/payment/sandbox/bank.ts'
import { type Database, openDatabase, SHOP_TABLES } from '#shop-api/db.ts'
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
