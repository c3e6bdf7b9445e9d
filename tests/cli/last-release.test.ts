import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCustomerClient } from '#clients/shop-api/customer-client.ts'
import { createReservationRepository } from '#clients/shop-api/reservation-repository.ts'
import { minor } from '#domain/money/price.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { amountToCollect, claimOf } from '#domain/order/ledger.ts'
import { orderView } from '#domain/order/order-view.ts'
import type { OrderAction } from '#domain/order/order-action.ts'
import { orderNotifications } from '#contract/order/payment.ts'
import { createPayouts } from '#modules/payouts/payouts.ts'
import { createShopApi } from '#shop-api/app.ts'
import { rows } from '#platform/database.ts'
import type { Database } from '#shop-api/open-database.ts'
import { from, PASSWORD, value } from '#tests/support/account-holders.ts'
import { testAccounts } from '#tests/support/accounts.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { openLastRelease, RELEASED_ORDERS as ORDERS } from '#tests/support/last-release.ts'
import { letterOn } from '#tests/support/order-letters.ts'
import { openTestShop, SHOP_LOCATION, type TestShop } from '#tests/support/test-shop.ts'

const [TOTAL, PIECE, FEE] = [2397, 799, 390]

/** Tables of the catalogue, of what is on its way between processes, and those that the release did not fill or have. */
const WITHOUT_ROWS = [
  'bus_message',
  'health_check',
  'order_hold',
  'picture',
  'price_history',
  'reminder_objection',
  'stock_change',
]

/** What earlier code has paid back and written of, and what the tests above do. That code did not know whether an invoice was paid. */
const REFUND_TEXTS = new Map([
  [ORDERS.refunded, 'wir haben Ihnen 23,97 € erstattet'],
  [ORDERS.cancelled, 'wir haben Ihnen 23,97 € erstattet'],
  [ORDERS.partlyReturned, 'wir haben Ihnen 7,99 € erstattet'],
  [ORDERS.paidInvoice, '23,97 € auf das Konto überwiesen'],
  [ORDERS.unpaidInvoice, 'Haben Sie die Rechnung noch nicht bezahlt, ziehen Sie den Betrag bitte davon ab'],
])

let database: Database
let shop: TestShop
beforeAll(async () => {
  database = await openLastRelease()
  shop = openTestShop(database)
}, 120_000)
afterAll(() => database.close())

const access = () => {
  const api = createShopApi({ db: database.db, now: () => NOW })
  const http = { fetch: async (request: Request) => api(request), timeout: 20_000 }
  return { http, baseUrl: 'http://shop', auth: { kind: 'token' as const, token: 'local' }, shopId: 1 }
}
async function see(name: keyof typeof ORDERS) {
  const found = await shop.orderRepository.byId(ORDERS[name])
  if (!found) throw new Error(`no order ${name}`)
  return found
}
async function move(name: keyof typeof ORDERS, action: OrderAction) {
  const moved = await shop.orderRepository.move(ORDERS[name], action)
  if (!moved.ok) throw new Error(`${name}: ${moved.error}`)
  return moved.value
}

test('the release has left a row in every table in which visitors and buyers leave some', async () => {
  const tables = await rows<{ name: string }>(
    database.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by name`,
  )
  const empty: string[] = []
  for (const { name } of tables) {
    const [found] = await rows(database.db, sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (!found) empty.push(name)
  }
  expect(empty).toEqual(WITHOUT_ROWS)
})

test.each([
  ['paid', 'open', TOTAL, TOTAL, 0, 0],
  ['unpaid', 'open', TOTAL, 0, 0, 0],
  ['cancelled', 'cancelled', 0, TOTAL, TOTAL, 0],
  ['partlyReturned', 'partially_returned', TOTAL - PIECE, TOTAL, PIECE, 0],
  ['refunded', 'returned', 0, TOTAL, TOTAL, TOTAL],
  ['onDelivery', 'shipment_completed', TOTAL + FEE, 0, 0, 0],
  ['invoice', 'open', TOTAL, 0, 0, 0],
  ['paidInvoice', 'returned', 0, TOTAL, TOTAL, 0],
  ['unpaidInvoice', 'returned', 0, TOTAL, TOTAL, TOTAL],
  ['ofAccount', 'open', TOTAL, TOTAL, 0, 0],
] as const)(
  '%s: the page says %s, it costs %i, %i was paid, %i is due, %i went back',
  async (name, ...expected) => {
    const { order, payment } = await see(name)
    const { status } = orderView(order, 'buyer')
    const { received, refundDue, refunded } = payment
    expect([status, claimOf({ ...order, payment }), received, refundDue, refunded]).toEqual(expected)
  },
)

describe('an order goes on', () => {
  test('unpaid, to its payment', async () => {
    const { payment } = await see('unpaid')
    shop.statuses.set(`ref-${payment.id}`, 'authorised')
    await shop.payments.handleReturn(payment.id, SHOP_LOCATION, false)
    const paid = await see('unpaid')
    expect([paid.order.status, paid.payment.received]).toEqual(['confirmed', TOTAL])
  })

  test('cancelled or partly returned, to its refund, once', async () => {
    const [cancelled, returned] = [await see('cancelled'), await see('partlyReturned')]
    shop.statuses.set(`ref-${cancelled.payment.id}`, 'captured')
    shop.statuses.set(`ref-${returned.payment.id}`, 'captured')
    await shop.payments.processDue()
    await shop.payments.processDue()
    expect(shop.refunds.map(({ amount }) => amount)).toEqual([TOTAL, PIECE])
    expect((await see('cancelled')).payment.refunded).toBe(TOTAL)
    const { order, payment } = await see('partlyReturned')
    expect([payment.refunded, claimOf({ ...order, payment })]).toEqual([PIECE, TOTAL - PIECE])
    expect(order.credits.map(({ amount }) => amount)).toEqual([PIECE])
  })

  test('to be paid on delivery, to its cash', async () => {
    const { order } = await see('onDelivery')
    expect(order.packages.map((each) => amountToCollect(order, each))).toEqual([TOTAL + FEE])
    expect((await move('onDelivery', { event: 'deliver' })).payment.received).toBe(TOTAL + FEE)
  })

  test('invoiced, to its transfer', async () => {
    const transfer = { key: 'later', bookedOn: '2026-06-02', amount: minor(TOTAL), currency: 'EUR' }
    const paid = await shop.orderRepository.recordTransfer({
      ...transfer,
      orders: [ORDERS.invoice],
      symbols: [],
    })
    expect(paid).toMatchObject({ outcome: 'paid' })
    expect((await see('invoice')).payment.received).toBe(TOTAL)
  })

  test('paid by transfer and returned, to the account that its buyer has named', async () => {
    const payouts = createPayouts({
      orderRepository: shop.orderRepository,
      mail: { enqueue: async () => {}, deliverSoon() {} },
      secrets: ['a secret of the last release'],
      database: async () => database.db,
      now: shop.now,
    })
    expect(await payouts.list()).toMatchObject([
      { orderId: ORDERS.paidInvoice, amount: TOTAL, account: { holder: 'Ada Muster' } },
    ])
    await payouts.payOut(ORDERS.paidInvoice, minor(TOTAL))
    expect((await see('paidInvoice')).payment.refunded).toBe(TOTAL)
  })
})

test('what was to be written to buyers is written, refunds too', async () => {
  const queued = await rows<{ about: unknown }>(
    database.db,
    sql`select about from mail_letter where kind = 'order'`,
  )
  const news = orderNotifications.parse(queued.map(({ about }) => about))
  const pending = await shop.orderRepository.pendingNews()
  for (const some of [news, pending]) expect(some.map(({ event }) => event)).toContain('refund')
  for (const each of [...news, ...pending]) {
    const found = await shop.orderRepository.byId(each.orderId)
    // The test catalogue has shop ids of its own.
    const order = found && { ...found.order, shop: { ...found.order.shop, id: 10_001 } }
    const letter = order && (await letterOn(order, each))
    expect(letter?.subject).toContain(formatOrderNumber(each.orderId))
    const said = each.event === 'refund' ? REFUND_TEXTS.get(each.orderId) : 'Guten Tag'
    expect(letter?.text).toContain(said ?? 'a text for this refund')
  }
})

test('its customers sign in, and their orders as guests become those of their account', async () => {
  const auth = await testAccounts({ open: async () => database }).auth()
  const session = await auth.signIn(from, 'ada@example.com', PASSWORD)
  const { id, isVerified } = value(session).customer
  expect(isVerified).toBe(true)
  expect((await shop.orderRepository.byCustomer(id, 1)).total).toBe(1)
  await createCustomerClient(access()).claimGuestOrders(id, 'ada@example.com')
  expect((await shop.orderRepository.byCustomer(id, 1)).total).toBe(Object.keys(ORDERS).length)
  expect(await shop.appointments.list(id)).toMatchObject([{ status: 'booked' }])
  expect(await createReservationRepository(access).list(id)).toMatchObject([{ status: 'reserved' }])
})

test('what else was begun is found', async () => {
  expect(await shop.subscriptions.list('anna')).toMatchObject([
    { status: 'active', lines: [{ quantity: 2 }] },
  ])
  expect(await shop.branchOrders.list()).toMatchObject([
    { lines: [{ values: { right: { sphere: -2.25 } } }] },
  ])
  expect((await shop.baskets.get('old-basket')).items).toMatchObject([{ quantity: 2 }])
})
