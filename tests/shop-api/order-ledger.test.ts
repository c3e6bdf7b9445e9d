import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import type { PaymentKey } from '#domain/order/payment-key.ts'
import { billedByRate } from '#domain/order/order-cost.ts'
import { claimOf } from '#domain/order/ledger.ts'
import { type Random, randomOf } from '#shop-api/seed/random.ts'
import { orderApi, PARCEL } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'

/** Random lives of an order, for each way to pay; MANY=700 tries many more than `npm test`. */
const LIVES = Number(process.env['MANY'] ?? 5)
const MOVES = 10

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

function expectSums({ order, payment }: OrderWithPayment): void {
  const { received, refundDue, refunded, amount } = payment
  expect(amount).toBeGreaterThanOrEqual(received)
  expect(received).toBeGreaterThanOrEqual(refundDue)
  expect(refundDue).toBeGreaterThanOrEqual(refunded)
  // Nobody owes what was cancelled.
  const off = order.items
    .filter(({ status }) => status === 'cancelled')
    .map(({ price }) => price.total.withTax)
  const isNeverTaken = payment.wanted === 'cancel' || payment.state === 'cancelled'
  const claim = isNeverTaken
    ? order.cost.withTax - sumOf(order.credits.map((each) => each.amount))
    : claimOf({ ...order, payment })
  expect(claim).toBeLessThanOrEqual(order.cost.withTax - sumOf(off))
  // What the papers say in all is what the buyer still has to pay or has paid, and its tax, for each rate.
  for (const { rate, withTax, amount: tax } of billedByRate(order)) {
    const credited = order.credits.flatMap(({ taxes }) => taxes.filter((each) => each.rate === rate))
    const left = withTax - sumOf(credited.map((each) => each.withTax))
    const taxLeft = tax - sumOf(credited.map((each) => each.amount))
    expect([left >= 0, taxLeft >= 0]).toEqual([true, true])
    expect(Math.abs(taxLeft - (left * rate) / (1 + rate))).toBeLessThan(1 + credited.length)
    expect(left === 0 ? taxLeft : 0).toBe(0)
  }
}

onShopApi((ask, database) => {
  const { send } = visitorApi(ask)
  const { put } = basketApi(ask)
  const { buy, order, move, begin, recordStatus } = orderApi(ask)

  /** What may happen next, possible or not. */
  async function act(
    random: Random,
    { order: { id, items, cost }, payment }: OrderWithPayment,
    step: number,
  ): Promise<void> {
    const some = { items: items.filter(() => random.chance(0.4)).map(({ key }) => key) }
    const chosen: { items?: string[] } = random.chance(0.5) && some.items.length > 0 ? some : {}
    const amount = claimOf({ cost, credits: (await order(id)).order.credits, payment })
    const events = [
      () => move(id, { event: 'ship' }),
      () => move(id, { event: 'deliver' }),
      () => move(id, { event: 'cancel', ...chosen }),
      () =>
        move(id, {
          event: 'return',
          ...(chosen.items && { items: chosen.items.map((key) => ({ key, pieces: random.int(1, 2) })) }),
        }),
      () => move(id, { event: 'refund', ...(random.chance(0.3) ? { amount: random.int(1, 9000) } : chosen) }),
      () =>
        send('POST', '/v1/transfers', {
          key: `${id} ${step}`,
          amount,
          currency: 'EUR',
          orders: [id],
          symbols: [],
        }),
      () => recordStatus(payment.id, 'captured'),
      () =>
        send('POST', `/v1/payments/${payment.id}/refunded`, {
          amount: random.pick([payment.refundDue, 1_000]),
        }),
    ]
    // Neither a bank nor a provider has anything to do with another's payment.
    const isOurs = payment.key !== 'creditcard'
    const possible = events.filter((_, at) => (at === 5 ? payment.key === 'accounting' : at !== 6 || !isOurs))
    await random.pick(possible)()
  }

  test.each<PaymentKey>(['creditcard', 'accounting', 'cash_on_delivery'])(
    'whatever happens to an order by %s, no more goes back than came in, and its papers agree',
    async (paymentKey) => {
      await database().db.execute(sql`update stock set quantity = 100000 where variant_id in (30, 220)`)
      const ends = new Set<string>()
      for (let life = 0; life < LIVES; life++) {
        const random = randomOf(`ledger ${paymentKey} ${life}`)
        const basket = `ledger-${paymentKey}-${life}`
        await put(basket, { variantId: 220, quantity: 1 })
        const email = `ledger-${paymentKey}-${life}@example.com`
        const bought = await buy(basket, 30, 2, { paymentKey, fees: [PARCEL], customer: { id: null, email } })
        if (paymentKey === 'creditcard') {
          await begin(bought.payment.id)
          await recordStatus(bought.payment.id, random.pick(['authorised', 'captured']))
        }
        for (let step = 0; step < MOVES; step++) {
          await act(random, await order(bought.order.id), step)
          expectSums(await order(bought.order.id))
        }
        ends.add((await order(bought.order.id)).order.status)
      }
      expect(ends.size).toBeGreaterThan(1)
    },
    Math.max(240_000, LIVES * 4000),
  )
})
