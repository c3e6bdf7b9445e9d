import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rows } from '#platform/database.ts'
import { aPlaceOrderRequest, orderApi, PARCEL } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'

onShopApi(
  (ask, database) => {
    const { send } = visitorApi(ask)
    const { put, see } = basketApi(ask)
    const { placeOrder, buy, order, move, recordStatus, begin, stockOf } = orderApi(ask)

    /** Bought and sent: its number, and the key of its one line. */
    async function sent(basket: string, variantId: number, quantity: number) {
      const { order: placed } = await buy(basket, variantId, quantity)
      await move(placed.id, { event: 'ship' })
      return { id: placed.id, key: placed.items[0]?.key ?? '' }
    }

    test('returned pieces are sold again, piece by piece, and each piece once', async () => {
      const before = await stockOf(30)
      const { id, key } = await sent('back', 30, 3)
      expect(await stockOf(30)).toBe(before - 3)
      const one = { event: 'return', items: [{ key, pieces: 1 }] }
      expect(await move(id, one)).toMatchObject({ status: 200, order: { items: [{ returned: 1 }] } })
      expect(await stockOf(30)).toBe(before - 2)
      await move(id, one)
      expect(await stockOf(30)).toBe(before - 2)
      // Twenty at once: each has read the same state of the order.
      await Promise.all(Array.from({ length: 20 }, () => move(id, { event: 'return' })))
      expect(await stockOf(30)).toBe(before)
      expect((await order(id)).order).toMatchObject({ status: 'returned', items: [{ status: 'returned' }] })
      const received = await rows<{ pieces: unknown }>(
        database().db,
        sql`select detail -> 'pieces' as pieces from order_news where order_id = ${id} and event = 'return' order by id`,
      )
      expect(received).toEqual([{ pieces: { [key]: 1 } }, { pieces: { [key]: 2 } }])
    })

    test('unsellable pieces stay out of the stock, and do not return later', async () => {
      const { id, key } = await sent('opened', 30, 2)
      const left = await stockOf(30)
      await move(id, { event: 'return', items: [{ key, pieces: 1 }], isUnsellable: true })
      expect(await stockOf(30)).toBe(left)
      await move(id, { event: 'return' })
      expect(await stockOf(30)).toBe(left + 1)
    })

    test('custom-made lenses cannot be sold again; their frame can', async () => {
      const [frames, lenses] = [await stockOf(30), await stockOf(220)]
      const inGroup = (isMainItem: boolean) => ({ id: 'glasses', isMainItem, isRequired: true })
      const customData = { prescriptionValues: { right: { sphere: -2 }, left: { sphere: -1.5 } } }
      await put('glasses', { variantId: 30, customData, itemGroup: inGroup(true) })
      await put('glasses', { variantId: 220, itemGroup: inGroup(false) })
      const answer = await placeOrder(aPlaceOrderRequest(await see('glasses')))
      const id = answer.kind === 'placed' ? answer.order.id : ''
      await move(id, { event: 'ship' })
      await move(id, { event: 'return' })
      expect((await order(id)).order.status).toBe('returned')
      expect([await stockOf(30), await stockOf(220)]).toEqual([frames, lenses - 1])
    })

    test('pieces sold without stock are in stock after their return', async () => {
      const { id } = await sent('on-order', 70, 2)
      const before = await stockOf(70)
      await move(id, { event: 'return' })
      expect(await stockOf(70)).toBe(before + 2)
      await database().db.execute(sql`update stock set quantity = 0 where variant_id = 70`)
    })

    test.each([
      ['more pieces than were sold', (key: string) => [{ key, pieces: 3 }], 409],
      ['a missing line', () => [{ key: 'x' }], 409],
      ['half a piece', (key: string) => [{ key, pieces: 0.5 }], 400],
      ['no piece', (key: string) => [{ key, pieces: 0 }], 400],
      ['no line', () => [], 400],
      ['a line in the old format', (key: string) => [key], 400],
    ])('%s cannot be returned', async (name, items, status) => {
      const { id, key } = await sent(`wrong ${name}`, 30, 2)
      const left = await stockOf(30)
      expect((await move(id, { event: 'return', items: items(key) })).status).toBe(status)
      expect(await stockOf(30)).toBe(left)
      await move(id, { event: 'return' })
    })

    test('a refund creates one credit note, and all of them together equal the invoice', async () => {
      const request = { paymentKey: 'creditcard' as const, fees: [PARCEL] }
      const { order: placed, payment } = await buy('credit', 30, 2, request)
      await begin(payment.id)
      await recordStatus(payment.id, 'authorised')
      await recordStatus(payment.id, 'captured')
      await move(placed.id, { event: 'ship' })
      const [line] = placed.items
      const key = line?.key ?? ''
      await move(placed.id, { event: 'return', items: [{ key, pieces: 1 }] })
      const due = async () => (await order(placed.id)).payment.refundDue
      await move(placed.id, { event: 'refund' })
      expect(await due()).toBe(14_900)
      const done = (amount: number) => send('POST', `/v1/payments/${payment.id}/refunded`, { amount })
      await Promise.all([done(14_900), done(14_900)])
      expect((await order(placed.id)).order.credits).toMatchObject([
        { number: 1, amount: 14_900, lines: [{ key, pieces: 1 }], rest: 0 },
      ])
      await move(placed.id, { event: 'return' })
      await move(placed.id, { event: 'refund' })
      expect(await due()).toBe(placed.cost.withTax)
      await done(placed.cost.withTax)
      const { credits, status } = (await order(placed.id)).order
      expect(status).toBe('refunded')
      expect(credits).toMatchObject([{ number: 1 }, { number: 2, rest: PARCEL.amount.withTax }])
      const taxes = credits.flatMap((credit) => credit.taxes.map((tax) => tax.amount))
      expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(placed.cost.tax.vat.amount)
    })

    test('no refund exceeds the payment, whatever the message and whoever writes it', async () => {
      const { order: placed, payment } = await buy('much', 30, 1, { paymentKey: 'creditcard' })
      await begin(payment.id)
      await recordStatus(payment.id, 'captured')
      expect((await move(placed.id, { event: 'refund', amount: 14_901 })).status).toBe(409)
      await send('POST', `/v1/payments/${payment.id}/refunded`, { amount: 99_999 })
      const { payment: now, order: after } = await order(placed.id)
      expect([now.refunded, after.credits.map(({ amount }) => amount)]).toEqual([14_900, [14_900]])
      await expect(
        database().db.execute(sql`update payment set refund_due = amount + 1 where id = ${payment.id}`),
      ).rejects.toThrow('payment')
    })

    test('an unpaid invoice is lowered by a cancellation, and not refunded as well', async () => {
      const { order: placed, payment } = await buy('unpaid', 30, 2)
      expect((await move(placed.id, { event: 'cancel' })).order).toMatchObject({
        credits: [{ number: 1, amount: 29_800, lines: [{ pieces: 2 }] }],
      })
      await move(placed.id, { event: 'cancel' })
      await send('POST', `/v1/payments/${payment.id}/refunded`, { amount: 29_800 })
      expect((await order(placed.id)).order.credits).toHaveLength(1)
    })

    test.each([[{ event: 'refund', amount: 1, items: ['x'] }], [{ event: 'refund', amount: 0 }]])(
      'the move %j is invalid',
      async (badMove) => {
        const { order: placed } = await buy(`none ${JSON.stringify(badMove)}`, 30)
        expect((await move(placed.id, badMove)).status).toBe(400)
        await move(placed.id, { event: 'cancel' })
      },
    )
  },
  { fill: fillTypedCatalogue },
)
