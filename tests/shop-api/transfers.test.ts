import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { orderWithPayment, unpaidInvoices } from '#contract/order/payment.ts'
import { transferResult } from '#contract/order/transfer.ts'
import type { IncomingTransfer } from '#domain/transfer/match-transfer.ts'
import { minor } from '#domain/money/price.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { visitorApi } from '#tests/support/visitor-api.ts'

const payouts = z.array(orderWithPayment)

onShopApi((ask, database) => {
  const { send, get } = visitorApi(ask)
  const { buy, order, move } = orderApi(ask)
  const record = async (transfer: IncomingTransfer) =>
    transferResult.parse((await send('POST', '/v1/transfers', transfer)).body)
  const stateOf = async (id: string) => (await order(id)).payment.state
  const exact = (
    { order: { id, cost } }: Awaited<ReturnType<typeof buy>>,
    key: string,
  ): IncomingTransfer => ({
    key,
    bookedOn: '2026-11-30',
    amount: cost.withTax,
    currency: 'EUR',
    orders: [id],
    symbols: [],
  })

  test('the exact amount pays an invoice, once', async () => {
    const bought = await buy('exact', 30)
    const { id } = bought.order
    expect(await record(exact(bought, 'e1'))).toEqual({ outcome: 'paid', orderId: id })
    expect(await stateOf(id)).toBe('captured')
    // The same file again, and a second payment.
    expect(await record(exact(bought, 'e1'))).toEqual({ outcome: 'recorded', orderId: id })
    expect(await record(exact(bought, 'e2'))).toEqual({ outcome: 'already-paid', orderId: id })
  })

  test('twenty processes that read one statement record it once', async () => {
    const bought = await buy('rush', 30)
    const answers = await Promise.all(Array.from({ length: 20 }, () => record(exact(bought, 'rush'))))
    expect(answers.filter(({ outcome }) => outcome === 'paid')).toHaveLength(1)
    expect(answers.filter(({ outcome }) => outcome === 'recorded')).toHaveLength(19)
  })

  test('a variable symbol is the end of an order number', async () => {
    const bought = await buy('symbol', 30)
    const { id } = bought.order
    const symbols = [String(Number(id.slice(-10)))]
    expect(await record({ ...exact(bought, 's1'), orders: [], symbols })).toEqual({
      outcome: 'paid',
      orderId: id,
    })
  })

  test('any other transfer changes nothing', async () => {
    const bought = await buy('other', 30)
    const { id } = bought.order
    const transfer = exact(bought, 'o')
    const amount = bought.order.cost.withTax
    const other = await buy('another', 30)
    const cases: [Partial<IncomingTransfer>, string][] = [
      [{ amount: minor(amount - 1) }, 'underpaid'],
      [{ amount: minor(amount + 1) }, 'overpaid'],
      [{ currency: 'CHF' }, 'wrong-currency'],
      [{ orders: ['100000000000'] }, 'unknown'],
      [{ orders: [] }, 'unknown'],
      [{ orders: [id, other.order.id] }, 'ambiguous'],
    ]
    for (const [rest, outcome] of cases)
      expect((await record({ ...transfer, ...rest })).outcome).toBe(outcome)
    expect(await stateOf(id)).toBe('authorised')
    // It is still paid by the same entry once that is right.
    expect((await record(transfer)).outcome).toBe('paid')
  })

  test('a cancelled order, and one that is paid otherwise, is not paid by transfer', async () => {
    const cancelled = await buy('cancelled', 30)
    await move(cancelled.order.id, { event: 'cancel' })
    expect((await record(exact(cancelled, 'c'))).outcome).toBe('cancelled')
    const onDelivery = await buy('delivery', 30, 1, { paymentKey: 'cash_on_delivery' })
    expect((await record(exact(onDelivery, 'd'))).outcome).toBe('other-method')
    expect([await stateOf(cancelled.order.id), await stateOf(onDelivery.order.id)]).toEqual([
      'cancelled',
      'authorised',
    ])
  })

  test('what is no transfer is refused', async () => {
    for (const wrong of [
      {},
      { key: '', orders: [], symbols: [] },
      { key: 'k', orders: ["1'"], symbols: [] },
      { key: 'k', orders: [], symbols: ['}'] },
    ])
      expect((await send('POST', '/v1/transfers', wrong)).status).toBe(400)
  })

  test('invoices are overdue after two weeks, until they are paid, with the reminders that were sent', async () => {
    const bought = await buy('overdue', 30)
    const { id } = bought.order
    const overdue = async () =>
      unpaidInvoices.parse((await get('/v1/orders/unpaid')).body).filter(({ order }) => order.id === id)
    const confirmedDaysAgo = (days: number) =>
      database().db.execute(
        sql`update purchase set confirmed_at = ${NOW.toISOString()}::timestamptz - make_interval(days => ${days}) where id = ${id}`,
      )
    await confirmedDaysAgo(14)
    expect(await overdue()).toEqual([])
    await confirmedDaysAgo(15)
    expect((await overdue()).map(({ reminded }) => reminded)).toEqual([0])
    for (const stage of [2, 1]) await send('POST', `/v1/payments/${bought.payment.id}/reminded`, { stage })
    expect((await overdue()).map(({ reminded }) => reminded)).toEqual([2])
    await record(exact(bought, 'overdue'))
    expect(await overdue()).toEqual([])
  })

  test('what was paid by transfer or on delivery is refunded to an account', async () => {
    const waiting = async (id: string) =>
      payouts.parse((await get('/v1/payments/payouts')).body).find(({ order }) => order.id === id)?.payment
    await database().db.execute(sql`update stock set quantity = 50 where variant_id = 30`)
    const paid = await buy('paid-back', 30)
    await record(exact(paid, 'paid-back'))
    await move(paid.order.id, { event: 'cancel' })
    expect(await waiting(paid.order.id)).toMatchObject({ refundDue: paid.order.cost.withTax, refunded: 0 })

    // Cash is there once the parcel is; what was let off before was never collected.
    const cash = await buy('cash', 30, 1, { paymentKey: 'cash_on_delivery' })
    const total = cash.order.cost.withTax
    await move(cash.order.id, { event: 'refund', amount: 500 })
    expect(await waiting(cash.order.id)).toBeUndefined()
    for (const event of ['ship', 'deliver', 'return', 'refund']) await move(cash.order.id, { event })
    expect(await waiting(cash.order.id)).toMatchObject({ received: total - 500, refundDue: total - 500 })

    // Nobody took the parcel.
    const refused = await buy('refused', 30, 1, { paymentKey: 'cash_on_delivery' })
    for (const event of ['ship', 'return', 'refund']) await move(refused.order.id, { event })
    expect(await waiting(refused.order.id)).toBeUndefined()
    expect(await order(refused.order.id)).toMatchObject({
      order: { status: 'returned', credits: [{ amount: total }] },
      payment: { state: 'cancelled', received: 0 },
    })

    const inPart = await buy('in-part', 30, 2)
    const half = minor(inPart.order.cost.withTax / 2)
    await move(inPart.order.id, { event: 'refund', amount: half })
    expect((await record({ ...exact(inPart, 'in-part'), amount: half })).outcome).toBe('paid')
    for (const event of ['ship', 'return', 'refund']) await move(inPart.order.id, { event })
    expect(await waiting(inPart.order.id)).toMatchObject({ received: half, refundDue: half })

    const unpaid = await buy('unpaid-back', 30)
    await move(unpaid.order.id, { event: 'refund', amount: 500 })
    expect(await waiting(unpaid.order.id)).toBeUndefined()
  })
})
