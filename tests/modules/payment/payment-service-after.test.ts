import { beforeAll, expect, test } from 'vitest'
import { promotion } from '#shop-api/schema/marketing.ts'
import { aPlaceOrderRequest } from '#tests/support/order-api.ts'
import { onTestShop, SHOP_LOCATION } from '#tests/support/test-shop.ts'

/** Everything for nothing. */
const WHOLE: typeof promotion.$inferInsert = {
  id: 'whole',
  shopIds: [1],
  name: 'All',
  startsAt: '2026-05-01T00:00:00Z',
  endsAt: '2026-07-01T00:00:00Z',
  effect: { type: 'automatic_discount', additionalData: { type: 'relative', value: 100 } },
  priority: 9,
}

onTestShop((shop, database) => {
  beforeAll(async () => void (await database().db.insert(promotion).values(WHOLE)))

  test('the last piece stays in the basket of the paying customer', async () => {
    const { fill, placeOrder, baskets, stockOf } = shop()
    const request = await fill('last', 100, await shop().stockOf(100))
    await placeOrder(request)
    expect(await stockOf(100)).toBe(0)
    expect((await baskets.get('last')).items).toMatchObject([{ status: 'available' }])
    await baskets.add('next', { variantId: 100, quantity: 1 })
    expect((await baskets.get('next')).items).toEqual([])
  })

  test('items that were added to the basket during the payment stay there', async () => {
    const { fill, placeOrder, baskets, statuses, sendWebhook } = shop()
    const { payment, reference } = await placeOrder(await fill('fuller', 70))
    await baskets.add('fuller', { variantId: 30, quantity: 1 })
    const [line] = (await baskets.get('fuller')).items
    await baskets.update('fuller', line?.key ?? '', { quantity: 3 })
    statuses.set(reference, 'authorised')
    await sendWebhook(payment.id)
    const { items } = await baskets.get('fuller')
    expect(items.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([
      [70, 2],
      [30, 1],
    ])
  })

  test('money for a cancelled order is refunded', async () => {
    const { fill, placeOrder, statuses, orderRepository, refunds, payments, orders } = shop()
    const { order, payment } = await placeOrder(await fill('late', 70))
    await orderRepository.recordStatus(payment.id, 'cancelled')
    statuses.set(`ref-${payment.id}`, 'captured')
    await orderRepository.recordStatus(payment.id, 'captured')
    await payments.processDue()
    expect(refunds).toEqual([{ reference: `ref-${payment.id}`, amount: 29_900 }])
    expect(await orders.byId(order.id)).toMatchObject({ status: 'refunded', confirmedAt: null })
  })

  test.each(['captured', 'authorised'] as const)(
    'a payment that is %s in another tab after its order was replaced is reported as late, and goes back',
    async (status) => {
      const { fill, placeOrder, statuses, payments, refunds, orders } = shop()
      const request = await fill(`late-${status}`, 70)
      const first = await placeOrder(request)
      const second = await placeOrder({
        ...request,
        attemptKey: `the-second-tab-${status}`,
        paymentKey: 'accounting',
      })
      expect(second.order.status).toBe('confirmed')
      statuses.set(first.reference, status)
      const step = await payments.handleReturn(first.payment.id, SHOP_LOCATION, false)
      expect(step).toEqual({ kind: 'failed', isLate: true })
      // Money that was taken is paid back, money that was only reserved is released.
      const refunded = () => refunds.filter(({ reference }) => reference === first.reference).length
      expect([refunded(), statuses.get(first.reference)]).toEqual(
        status === 'captured' ? [1, 'captured'] : [0, 'cancelled'],
      )
      expect((await orders.byId(first.order.id))?.confirmedAt).toBeNull()
      expect((await orders.byId(second.order.id))?.status).toBe('confirmed')
      expect(await payments.handleReturn(first.payment.id, SHOP_LOCATION, false)).toEqual(step)
      expect(refunded()).toBe(status === 'captured' ? 1 : 0)
    },
  )

  test('a message about a payment of a cancelled order gives the money back without the shopper', async () => {
    const { fill, placeOrder, statuses, payments, refunds, sendWebhook, advanceMinutes } = shop()
    const { payment, reference } = await placeOrder(await fill('late-message', 70))
    advanceMinutes(11)
    await payments.processDue()
    statuses.set(reference, 'captured')
    await sendWebhook(payment.id)
    await sendWebhook(payment.id)
    expect(refunds.filter((each) => each.reference === reference)).toHaveLength(1)
  })

  test('only messages of the provider are accepted', async () => {
    const { fill, placeOrder, statuses, sendWebhook, orders } = shop()
    const { order, payment, reference } = await placeOrder(await fill('forged', 70))
    statuses.set(reference, 'authorised')
    expect(await sendWebhook(payment.id, 'wrong')).toBe(false)
    expect((await orders.byId(order.id))?.status).toBe('payment_pending')
    expect(await sendWebhook('nobody-knows-this-one')).toBe(true)
  })

  test('an order that costs nothing needs no payment', async () => {
    const { fill, placeOrder, calls, baskets } = shop()
    const before = calls.length
    await fill('free', 110)
    const [line] = (await baskets.get('free')).items
    const given = [{ itemId: line?.key ?? '', promotions: [{ id: 'whole' }] }]
    const { basket } = await baskets.setPromotions('free', given)
    expect(await placeOrder(aPlaceOrderRequest(basket, { paymentKey: 'creditcard' }))).toMatchObject({
      step: { kind: 'done' },
      order: { status: 'confirmed' },
    })
    expect(calls).toHaveLength(before)
  })

  test('a cancelled paid order is refunded, and its pieces are available again', async () => {
    const { fill, placeOrder, statuses, sendWebhook, orders, stockOf, refunds } = shop()
    const before = await stockOf(30)
    const { order, payment, reference } = await placeOrder(await fill('sorry', 30, 2))
    statuses.set(reference, 'authorised')
    await sendWebhook(payment.id)
    expect(await orders.move(order.id, { event: 'cancel' })).toMatchObject({
      ok: true,
      value: { status: 'refunded', payment: [{ data: { state: 'refunded', refunded: 29_800 } }] },
    })
    expect(await orders.move(order.id, { event: 'cancel' })).toMatchObject({ ok: true })
    expect(await stockOf(30)).toBe(before)
    expect(refunds.filter((each) => each.reference === reference)).toEqual([{ reference, amount: 29_800 }])
    const received = (await orders.pendingNews()).filter((each) => each.orderId === order.id)
    expect(received.map(({ event }) => event)).toEqual(['confirm', 'cancel', 'refund'])
    for (const { id } of received) await orders.markNotified(id)
    expect((await orders.pendingNews()).filter((each) => each.orderId === order.id)).toEqual([])
  })

  test('a refund that was made and never recorded counts', async () => {
    const { fill, placeOrder, statuses, sendWebhook, orders, provider, refunds } = shop()
    const { order, payment, reference } = await placeOrder(await fill('lost-answer', 30, 2))
    statuses.set(reference, 'authorised')
    await sendWebhook(payment.id)
    await provider.refund(reference, 14_900)
    await orders.move(order.id, { event: 'cancel' })
    const amounts = refunds.filter((each) => each.reference === reference).map(({ amount }) => amount)
    expect(amounts).toEqual([14_900, 14_900])
  })

  test('an order lookup needs proof, and contains no personal data', async () => {
    const { fill, placeOrder, orders } = shop()
    const request = await fill('known', 70, 1, { paymentKey: 'accounting', prescriptionRemark: 'left' })
    const { order } = await placeOrder(request)
    for (const proof of [{ zipCode: '50 667' }, { email: 'ADA@example.com ' }])
      expect(await orders.lookup(order.id, proof)).toMatchObject({
        id: order.id,
        items: [{ customData: {} }],
        shipping: { prescriptionRemark: null },
        address: { shipping: { street: '' } },
      })
    for (const proof of [{ zipCode: '50668' }, { zipCode: '' }, { email: 'eve@example.com' }])
      expect(await orders.lookup(order.id, proof)).toBeNull()
    expect(await orders.lookup('999999999999', { zipCode: '50667' })).toBeNull()
  })
})
