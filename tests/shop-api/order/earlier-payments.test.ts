import { beforeAll, expect, test } from 'vitest'
import { earlierPayments } from '#shop-api/order/earlier-payments.ts'
import { orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

/** Of the day on which all are placed. */
const TODAY = '2026-06-01'
const LONG_AFTER = '2026-12-01'

onShopApi((ask, database) => {
  const { buy, move, recordStatus } = orderApi(ask)
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    const placed = async (name: string, paymentKey: string) => {
      const { order, payment } = await buy(name, 70, 1, { paymentKey })
      ids[name] = order.id
      return { order, payment }
    }
    await placed('open', 'accounting')
    await placed('on delivery', 'cash_on_delivery')
    await recordStatus((await placed('paid', 'accounting')).payment.id, 'captured')
    await move((await placed('cancelled', 'accounting')).order.id, { event: 'cancel' })
    await recordStatus((await placed('prepaid', 'creditcard')).payment.id, 'captured')
  })

  const [nothing, paid] = [
    { isOverdue: false, isProven: false, isLatestPaid: false },
    { isOverdue: false, isProven: true, isLatestPaid: true },
  ]
  test.each([
    [[], LONG_AFTER, nothing],
    [['open'], TODAY, nothing],
    [['open'], LONG_AFTER, { ...nothing, isOverdue: true }],
    [['on delivery'], LONG_AFTER, { ...nothing, isOverdue: true }],
    [['paid'], LONG_AFTER, paid],
    [['cancelled'], LONG_AFTER, nothing],
    [['prepaid'], LONG_AFTER, nothing],
    [['open', 'paid'], TODAY, paid],
    [['paid', 'open'], TODAY, { ...paid, isLatestPaid: false }],
    [['paid', 'open'], LONG_AFTER, { isOverdue: true, isProven: true, isLatestPaid: false }],
    [['paid', 'cancelled'], LONG_AFTER, { ...paid, isLatestPaid: false }],
  ])('of %j comes, on %s, %j', async (names, today, expected) => {
    const orders = names.map((name) => ids[name] ?? '')
    expect(await earlierPayments(database().db, orders, today)).toEqual(expected)
  })
})
