import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { orderWithPayment } from '#contract/order/payment.ts'
import { orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { visitorApi } from '#tests/support/visitor-api.ts'

const CARD = { paymentKey: 'creditcard' } as const
const payments = z.array(orderWithPayment)

onShopApi((ask, database) => {
  const { send } = visitorApi(ask)
  const { buy, begin, recordStatus } = orderApi(ask)
  beforeEach(() => database().db.execute(sql`update stock set quantity = 100 where variant_id = 30`))

  const due = async () => payments.parse((await send('POST', '/v1/payments/due', {})).body)

  test.each<[string, string[] | null, string | null, boolean]>([
    ['that is under way', [], null, true],
    ['that is reserved, and to be taken', ['authorised'], null, true],
    ['that is taken', ['captured'], null, false],
    ['whose money has to go back', ['captured'], 'refund_due = 100, refunded = 99', true],
    ['whose money went back', ['captured'], 'refund_due = 100, refunded = 100', false],
    ['that was never begun', null, null, false],
    ['of an order that held its pieces until yesterday', null, null, true],
    ['that has failed, of an order that held its pieces until yesterday', ['failed'], null, false],
  ])('of a payment %s a provider is asked: %j %s', async (name, statuses, refund, isDue) => {
    const { db } = database()
    // Those of the cases before.
    await db.execute(sql`update payment set wanted = null, refund_due = refunded, state = 'failed'`)
    await db.execute(sql`update purchase set stage = 'cancelled' where stage in ('open', 'payment_pending')`)
    const { order, payment } = await buy(name, 30, 1, CARD)
    if (statuses) await begin(payment.id)
    for (const status of statuses ?? []) await recordStatus(payment.id, status)
    if (refund !== null) await db.execute(sql`update payment set ${sql.raw(refund)} where id = ${payment.id}`)
    if (name.endsWith('yesterday'))
      await db.execute(sql`update purchase set expires_at = '2026-05-31T12:00:00Z' where id = ${order.id}`)
    expect((await due()).map((each) => each.payment.id)).toEqual(isDue ? [payment.id] : [])
  })
  test('of several it is asked at once', async () => {
    const bought = [await buy('one', 30, 1, CARD), await buy('two', 30, 1, CARD)]
    for (const { payment } of bought) await begin(payment.id)
    const ids = (await due()).map(({ payment }) => payment.id)
    expect(ids).toEqual(expect.arrayContaining(bought.map(({ payment }) => payment.id)))
  })
})
