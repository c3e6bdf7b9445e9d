import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { payLaterLimit } from '#domain/checkout/pay-later-limits.ts'
import { MAX_HELD_PIECES } from '#domain/order/held-pieces.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { VALID_ANSWERS } from '#tests/support/checkout.ts'
import { checkoutFixture, GUEST } from '#tests/support/checkout-fixture.ts'
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
      const openLimit = { orders: 9, total: minor(1) }
      const result = await placeOrder(await request('sum@example.com', { openLimit }))
      expect(result).toMatchObject({ kind: 'refused', field: 'paymentKey' })
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
  const { placeOrder, stockOf } = orderApi(ask)
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
  })
})

describe('a checkout that pays later', () => {
  const counter = checkoutFixture()
  const { shopper, answerAll, submit } = counter
  beforeEach(() => counter.clear())
  const invoice = { ...VALID_ANSWERS, payment: 'accounting' }
  const LATER = '/checkout/?step=payment&note=pay-later-limit'

  test('of a guest has the limit of an unproven mailbox, and the answer names other ways to pay', async () => {
    const scope = await shopper()
    await answerAll(scope)
    counter.outcome = { kind: 'refused', field: 'paymentKey' }
    expect(await submit(scope, invoice)).toBe(LATER)
    expect(counter.placed).toMatchObject([{ openLimit: payLaterLimit('DE', false) }])
  })

  test('of a customer who has proven the mailbox has a greater one', async () => {
    const scope = await shopper(true, { ...GUEST, id: 'anna', isGuest: false, isVerified: true })
    await answerAll(scope)
    await submit(scope, invoice)
    expect(counter.placed).toMatchObject([{ openLimit: payLaterLimit('DE', true) }])
  })

  test('that pays at once has none', async () => {
    const scope = await shopper()
    await answerAll(scope)
    await submit(scope)
    expect(counter.placed[0]).not.toHaveProperty('openLimit')
  })

  test('is limited by the network address of strangers', async () => {
    const inShop = await shopper()
    await answerAll(inShop)
    const scope: RequestScope = { ...inShop, caller: { ...inShop.caller, address: '203.0.113.7' } }
    const outcomes = []
    for (let times = 0; times < 7; times += 1) outcomes.push(await submit(scope, invoice))
    expect(outcomes.indexOf(LATER)).toBe(6)
    expect(counter.placed).toHaveLength(6)
  })
})
