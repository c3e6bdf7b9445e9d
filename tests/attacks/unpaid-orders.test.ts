import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { MAX_HELD_PIECES } from '#domain/order/held-pieces.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import { deleteEndedHolds } from '#shop-api/order/held-pieces.ts'
import { orderHold, purchase } from '#shop-api/schema/order.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi } from '#tests/support/visitor-api.ts'

const BURST = 60
const LIMIT = { orders: 2, total: minor(100_000) }

onShopApi((ask) => {
  const { put, see } = basketApi(ask)
  const { placeOrder, move, recordStatus } = orderApi(ask)
  let baskets = 0

  async function request(email: string, rest: Partial<PlaceOrder> = {}) {
    const key = `burst-${(baskets += 1)}`
    await put(key, { variantId: 70, quantity: 1 })
    const customer = { id: null, email }
    return aPlaceOrderRequest(await see(key), { customer, openLimit: LIMIT, ...rest })
  }
  const kindsOf = (results: { kind: string }[]) =>
    Object.entries(Object.groupBy(results, ({ kind }) => kind)).map(([kind, all]) => [kind, all?.length])

  describe('one mailbox with many baskets', () => {
    test('has two unpaid orders, however many it sends at once', async () => {
      const requests = await Promise.all(
        Array.from({ length: BURST }, (_, place) =>
          request(place % 2 === 0 ? 'burst@example.com' : 'Burst@Example.com'),
        ),
      )
      const results = await Promise.all(requests.map((each) => placeOrder(each)))
      expect(kindsOf(results)).toEqual(
        expect.arrayContaining([
          ['placed', 2],
          ['refused', BURST - 2],
        ]),
      )
      expect(results.find(({ kind }) => kind === 'refused')).toMatchObject({
        field: 'paymentKey',
        status: 422,
      })
      // Who was first does not change with the answer that got lost.
      const first = requests[results.findIndex(({ kind }) => kind === 'placed')]
      expect(await placeOrder(first)).toMatchObject({ kind: 'placed' })
      // Other mailboxes, and other ways to pay, are not concerned.
      expect(await placeOrder(await request('other@example.com'))).toMatchObject({ kind: 'placed' })
      const prepaid = await request('burst@example.com', { paymentKey: 'creditcard' })
      expect(await placeOrder(prepaid)).toMatchObject({ kind: 'placed' })
    })

    test('has open orders up to a sum', async () => {
      const one = await request('sum@example.com')
      const upTo = (total: number) => ({ openLimit: { orders: 9, total: minor(total) } })
      const tooMuch = { kind: 'refused', field: 'paymentKey' }
      const { total } = one.agreed
      expect(await placeOrder({ ...one, ...upTo(total - 1) })).toMatchObject(tooMuch)
      expect((await placeOrder({ ...one, ...upTo(total) })).kind).toBe('placed')
      const next = await request('sum@example.com')
      expect(await placeOrder({ ...next, ...upTo(2 * total - 1) })).toMatchObject(tooMuch)
      expect((await placeOrder({ ...next, ...upTo(2 * total) })).kind).toBe('placed')
    })

    test.each<[string, Partial<PlaceOrder>, (id: string, paymentId: string) => Promise<unknown>]>([
      ['cancelled', {}, (id) => move(id, { event: 'cancel' })],
      ['paid', {}, (_, paymentId) => recordStatus(paymentId, 'captured')],
      [
        'delivered and paid to the carrier',
        { paymentKey: 'cash_on_delivery' },
        async (id) => {
          await move(id, { event: 'ship' })
          await move(id, { event: 'deliver' })
        },
      ],
    ])('may order again when one is %s', async (how, rest, settle) => {
      const email = `${how.replaceAll(' ', '-')}@example.com`
      const openLimit = { orders: 1, total: minor(100_000) }
      const placed = await placeOrder(await request(email, { ...rest, openLimit }))
      if (placed.kind !== 'placed') throw new Error(`not placed: ${JSON.stringify(placed)}`)
      // The same mailbox under another name.
      const again = await request(email.replace('@', '+again@'), { openLimit })
      expect((await placeOrder(again)).kind).toBe('refused')
      await settle(placed.order.id, placed.payment.id)
      expect((await placeOrder(await request(email, { openLimit }))).kind).toBe('placed')
    })
  })
})

onShopApi((ask, database) => {
  const { put, see } = basketApi(ask)
  const { placeOrder, recordStatus, stockOf } = orderApi(ask)
  const prepaid = { paymentKey: 'creditcard' }
  const stockUp = () =>
    database().db.execute(sql`update stock set quantity = 500 where variant_id in (20, 30)`)

  async function hold(key: string, variantId: number, quantity: number, rest: Partial<PlaceOrder> = prepaid) {
    await put(key, { variantId, quantity })
    return placeOrder(aPlaceOrderRequest(await see(key), rest))
  }

  describe('pieces that are held until they are paid', () => {
    test('are bounded by variant', async () => {
      await stockUp()
      const before = await stockOf(20)
      expect(await hold('greedy', 20, MAX_HELD_PIECES + 1)).toMatchObject({
        status: 422,
        kind: 'refused',
        field: 'agreed.lines',
        reason: 'held',
      })
      expect(await stockOf(20)).toBe(before)
      expect((await hold('modest', 20, MAX_HELD_PIECES)).kind).toBe('placed')
      expect((await hold('later', 20, MAX_HELD_PIECES + 1, { paymentKey: 'accounting' })).kind).toBe('placed')
    })

    test('are bounded for all baskets of a customer, however many are ordered at once', async () => {
      await stockUp()
      const customer = { id: 'hoarder', email: 'hoarder@example.com' }
      const results = await Promise.all(
        Array.from({ length: 12 }, (_, place) =>
          hold(`hoard-${place}`, 30, MAX_HELD_PIECES / 3, { ...prepaid, customer }),
        ),
      )
      expect(results.filter(({ kind }) => kind === 'placed')).toHaveLength(3)
      expect((await hold('hoard-else', 20, 1, { ...prepaid, customer })).kind).toBe('placed')
    })

    test('are bounded for all visitors of a network address, however many order at once', async () => {
      await stockUp()
      const heldBy = 'address-000000000001'
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, place) =>
          hold(`flat-${place}`, 20, MAX_HELD_PIECES / 2, { ...prepaid, heldBy }),
        ),
      )
      expect(results.filter(({ kind }) => kind === 'placed')).toHaveLength(2)
      expect(results.find(({ kind }) => kind === 'refused')).toMatchObject({ reason: 'held-nearby' })
      // Others, other goods, and what is paid later are not concerned.
      const elsewhere = { ...prepaid, heldBy: 'address-000000000002' }
      expect((await hold('elsewhere', 20, 1, elsewhere)).kind).toBe('placed')
      expect((await hold('flat-else', 30, 1, { ...prepaid, heldBy })).kind).toBe('placed')
      expect((await hold('flat-later', 20, 1, { paymentKey: 'accounting', heldBy })).kind).toBe('placed')
      // The same order again is the same order.
      expect((await hold('flat-else', 30, 1, { ...prepaid, heldBy })).kind).toBe('unpaid')
    })

    test('count no more once they are paid, and nobody keeps where they came from', async () => {
      await stockUp()
      const heldBy = 'address-000000000003'
      const first = await hold('paid-1', 20, MAX_HELD_PIECES, { ...prepaid, heldBy })
      if (first.kind !== 'placed') throw new Error('not placed')
      expect((await hold('paid-2', 20, 1, { ...prepaid, heldBy })).kind).toBe('refused')
      await recordStatus(first.payment.id, 'captured')
      expect((await hold('paid-3', 20, 1, { ...prepaid, heldBy })).kind).toBe('placed')
      await deleteEndedHolds(database().db)
      const kept = await database().db.select().from(orderHold)
      expect(kept.map(({ orderId }) => orderId)).not.toContain(first.order.id)
      expect(kept.filter((each) => each.heldBy === heldBy)).toHaveLength(1)
    })

    test.each([
      ['many are left', 500, 1, 10],
      ['hardly any are left', 4, 1, 5],
      ['they are the last ones', 1, 1, 5],
    ])('are held %s: of %i pieces %i for %i minutes', async (name, quantity, wanted, minutes) => {
      await database().db.execute(sql`update stock set quantity = ${quantity} where variant_id = 30`)
      const result = await hold(`last-${name}`, 30, wanted)
      if (result.kind !== 'placed') throw new Error('not placed')
      const [row] = await database()
        .db.select({ placedAt: purchase.placedAt, expiresAt: purchase.expiresAt })
        .from(purchase)
        .where(eq(purchase.id, result.order.id))
      expect(Date.parse(row?.expiresAt ?? '') - Date.parse(row?.placedAt ?? '')).toBe(minutes * 60_000)
    })
  })
})
