import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { rows } from '#platform/database.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'

const CARD = { paymentKey: 'creditcard' } as const
const PRICE = 14_900

onShopApi((ask, database) => {
  const { send, get } = visitorApi(ask)
  const { see } = basketApi(ask)
  const { buy, order, move, begin, recordStatus, stockOf } = orderApi(ask)
  beforeEach(() => database().db.execute(sql`update stock set quantity = 100 where variant_id = 30`))

  const refund = (paymentId: string, amount: number) =>
    send('POST', `/v1/payments/${paymentId}/refunded`, { amount })

  /** Two pieces by card whose buyer is at the bank, after what the bank says then. */
  async function bought(basket: string, ...statuses: string[]) {
    const { order: placed, payment } = await buy(basket, 30, 2, CARD)
    await begin(payment.id)
    for (const status of statuses) await recordStatus(payment.id, status)
    return { id: placed.id, paymentId: payment.id, key: placed.items[0]?.key ?? '' }
  }
  const newsOf = (id: string, event: string) =>
    rows<{ detail: object }>(
      database().db,
      sql`select detail from order_news where order_id = ${id} and event = ${event} order by id`,
    )

  describe('a payment is begun', () => {
    test('once: its buyer is sent to the bank, and a late answer of an earlier call changes nothing', async () => {
      const { id, paymentId } = await bought('begun')
      const url = 'https://bank.example/pay'
      const pending = { state: 'pending', reference: `ref-${paymentId}`, url }
      expect(await order(id)).toMatchObject({ order: { status: 'payment_pending' }, payment: pending })
      await send('POST', `/v1/payments/${paymentId}/begun`, { reference: 'other', url: null })
      expect((await order(id)).payment).toMatchObject(pending)
    })

    test('for an order that is off already, which stays so', async () => {
      const { order: placed, payment } = await buy('off', 30, 1, CARD)
      await database().db.execute(sql`update purchase set stage = 'cancelled' where id = ${placed.id}`)
      expect(await begin(payment.id)).toMatchObject({
        order: { status: 'cancelled' },
        payment: { state: 'pending' },
      })
    })
  })

  describe('what a bank says of a payment', () => {
    test.each(['failed', 'cancelled'])('%s: the order is off, and its pieces are back', async (status) => {
      const before = await stockOf(30)
      const { id } = await bought(`lost ${status}`, 'authorised')
      expect(await stockOf(30)).toBe(before - 2)
      await move(id, { event: 'cancel' })
      const lost = await bought(`lost at once ${status}`)
      expect(await stockOf(30)).toBe(before - 2)
      expect(await recordStatus(lost.paymentId, status)).toMatchObject({
        order: { status: 'cancelled', confirmedAt: null, items: [{ status: 'cancelled', quantity: 2 }] },
        payment: { state: status, wanted: null },
      })
      expect(await stockOf(30)).toBe(before)
      // Said twice, they are back once.
      await recordStatus(lost.paymentId, status)
      expect(await stockOf(30)).toBe(before)
      expect((await see(`lost at once ${status}`)).items).toHaveLength(1)
    })

    test('that it has failed after all does not undo what was paid', async () => {
      const { id } = await bought('late failure', 'captured', 'failed')
      expect(await order(id)).toMatchObject({
        order: { status: 'confirmed', items: [{ status: 'available' }] },
        payment: { state: 'captured' },
      })
    })

    test('that what was reserved is given back is known, and the order is another matter', async () => {
      const left = await stockOf(30)
      const { id } = await bought('given back', 'authorised', 'cancelled')
      expect(await order(id)).toMatchObject({
        order: { status: 'confirmed', items: [{ status: 'available' }] },
        payment: { state: 'cancelled', wanted: null },
      })
      expect(await stockOf(30)).toBe(left - 2)
    })

    test('that it works on it holds the pieces for an hour, and its buyer has no page to go to any more', async () => {
      const { id } = await bought('under way', 'pending')
      const { payment: before } = await order(id)
      expect(before).toMatchObject({ state: 'pending', url: 'https://bank.example/pay' })
      expect(await recordStatus(before.id, 'processing')).toMatchObject({
        order: { status: 'payment_pending' },
        payment: { state: 'pending', url: null },
      })
      const { payment } = await order(id)
      expect(Date.parse(payment.expiresAt)).toBe(NOW.getTime() + 3_600_000)
      expect(Date.parse(before.expiresAt)).toBeLessThan(Date.parse(payment.expiresAt))
    })

    test('that it works on what is confirmed changes nothing', async () => {
      const { id, paymentId } = await bought('paid', 'captured')
      const before = await order(id)
      await recordStatus(paymentId, 'processing')
      expect(await order(id)).toEqual(before)
    })

    test('paid: the order is confirmed once, out of the basket, and its money is taken', async () => {
      const { id, paymentId } = await bought('once', 'authorised')
      expect(await order(id)).toMatchObject({
        order: { status: 'confirmed', confirmedAt: expect.any(String) },
        payment: { state: 'authorised', wanted: 'capture', refundDue: 0 },
      })
      expect((await see('once')).items).toEqual([])
      await recordStatus(paymentId, 'captured')
      expect((await order(id)).payment).toMatchObject({ state: 'captured', wanted: null, refundDue: 0 })
      // A message that was under way for long.
      await recordStatus(paymentId, 'authorised')
      expect((await order(id)).payment).toMatchObject({ state: 'captured', wanted: null })
      expect(await newsOf(id, 'confirm')).toHaveLength(1)
    })

    test.each([
      ['authorised', { state: 'authorised', wanted: 'cancel', refundDue: 0 }],
      ['captured', { state: 'captured', wanted: null, refundDue: 2 * PRICE }],
    ])('%s, of an order that is off: the money goes back', async (status, payment) => {
      const { paymentId } = await bought(`too late ${status}`, 'failed')
      expect(await recordStatus(paymentId, status)).toMatchObject({ order: { status: 'cancelled' }, payment })
    })

    test('is asked for with the payment, and one that nobody knows is not found', async () => {
      const { id, paymentId } = await bought('known', 'captured')
      expect((await get(`/v1/payments/${paymentId}`)).body).toMatchObject({
        order: { id, status: 'confirmed' },
        payment: { id: paymentId, state: 'captured' },
      })
      const { status } = await send('POST', `/v1/payments/${'x'.repeat(20)}/standing`, { standing: 'failed' })
      expect([status, (await get(`/v1/payments/${'x'.repeat(20)}`)).status]).toEqual([404, 404])
    })
  })

  describe('money that went back', () => {
    test('is counted in all, once, and no order ends by a part of it', async () => {
      const { id, paymentId } = await bought('a part', 'captured')
      await move(id, { event: 'refund', amount: 100 })
      for (const amount of [60, 60, 40]) await refund(paymentId, amount)
      expect(await order(id)).toMatchObject({
        order: { status: 'confirmed', credits: [{ number: 1, amount: 60 }] },
        payment: { state: 'captured', refunded: 60, refundDue: 100 },
      })
      await refund(paymentId, 130)
      expect((await order(id)).payment).toMatchObject({ refunded: 130, refundDue: 130 })
      expect((await newsOf(id, 'refund')).map(({ detail }) => detail)).toEqual([
        { amount: 60, credit: 1 },
        { amount: 70, credit: 2 },
      ])
    })

    test('whole, of an order that goes on, ends its payment alone', async () => {
      const { id, paymentId } = await bought('gift', 'captured')
      await refund(paymentId, 2 * PRICE)
      expect(await order(id)).toMatchObject({
        order: { status: 'confirmed' },
        payment: { state: 'refunded', refunded: 2 * PRICE },
      })
      await recordStatus(paymentId, 'captured')
      expect((await order(id)).payment.state).toBe('refunded')
    })

    test('whole, of a cancelled order, ends the order', async () => {
      const { id, paymentId } = await bought('ended', 'captured')
      await move(id, { event: 'cancel' })
      await refund(paymentId, PRICE)
      expect((await order(id)).order.status).toBe('cancelled')
      await refund(paymentId, 2 * PRICE)
      expect(await order(id)).toMatchObject({
        order: { status: 'refunded', credits: [{ amount: PRICE }, { amount: PRICE }] },
        payment: { state: 'refunded' },
      })
    })

    test('of an order that never was one has no credit note and no letter', async () => {
      const { id, paymentId } = await bought('never', 'failed', 'captured')
      await refund(paymentId, 2 * PRICE)
      expect(await order(id)).toMatchObject({
        order: { status: 'refunded', credits: [] },
        payment: { state: 'refunded' },
      })
      expect(await newsOf(id, 'refund')).toEqual([])
    })
  })
})
