import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SHOP_LOCATION, onTestShop } from '#tests/support/test-shop.ts'

onTestShop((shop, database) => {
  test('a shopper is redirected to the provider, pays, returns, and the order is confirmed once', async () => {
    const { fill, placeOrder, statuses, payments, baskets, orders, calls } = shop()
    const { order, step, payment, reference } = await placeOrder(await fill('pays', 30))
    expect([order.status, order.confirmedAt]).toEqual(['payment_pending', null])
    expect(step).toEqual({
      kind: 'redirect',
      url: `https://shop.example/api/payment/go?payment=${payment.id}`,
    })
    expect((await baskets.get('pays')).items).toHaveLength(1)

    statuses.set(reference, 'authorised')
    const back = await payments.handleReturn(payment.id, SHOP_LOCATION, false)
    expect(back).toMatchObject({ kind: 'done', cbd: expect.stringContaining('.') })
    const paid = await orders.byCbd(back?.kind === 'done' ? back.cbd : '')
    expect(paid).toMatchObject({
      id: order.id,
      status: 'confirmed',
      payment: [{ data: { state: 'captured' } }],
    })
    expect((await baskets.get('pays')).items).toEqual([])
    expect(calls.filter((each) => each === 'capture')).toHaveLength(1)
  })

  test('a message twice at once, before and after the return, changes nothing more', async () => {
    const { fill, placeOrder, statuses, payments, sendWebhook, orders, stockOf } = shop()
    const { order, payment, reference } = await placeOrder(await fill('twice', 30))
    const left = await stockOf(30)
    statuses.set(reference, 'authorised')
    await Promise.all([
      sendWebhook(payment.id),
      sendWebhook(payment.id),
      payments.handleReturn(payment.id, SHOP_LOCATION, false),
    ])
    await sendWebhook(payment.id)
    expect((await orders.byId(order.id))?.payment).toMatchObject([{ data: { state: 'captured' } }])
    expect(await stockOf(30)).toBe(left)
    expect((await orders.pendingNews()).filter((each) => each.orderId === order.id)).toHaveLength(1)
  })

  test('the same submission during the payment returns the same page, and afterwards the order', async () => {
    const { fill, placeOrder, statuses, sendWebhook } = shop()
    const request = await fill('reload', 70)
    const first = await placeOrder(request)
    const second = await placeOrder(request)
    expect([second.order.id, second.step]).toEqual([first.order.id, first.step])
    statuses.set(first.reference, 'authorised')
    await sendWebhook(first.payment.id)
    expect(await placeOrder(request)).toMatchObject({ order: { id: first.order.id }, step: { kind: 'done' } })
  })

  test('a declined payment releases its pieces, keeps the basket, and the next submission is another order', async () => {
    const { fill, placeOrder, statuses, payments, baskets, stockOf, orders } = shop()
    const before = await stockOf(30)
    const request = await fill('refused', 30)
    const first = await placeOrder(request)
    expect(await stockOf(30)).toBe(before - 1)
    statuses.set(first.reference, 'failed')
    expect(await payments.handleReturn(first.payment.id, SHOP_LOCATION, false)).toEqual({ kind: 'failed' })
    expect(await stockOf(30)).toBe(before)
    expect((await baskets.get('refused')).items).toHaveLength(1)
    expect(await orders.place(request, SHOP_LOCATION)).toEqual({ kind: 'refused', field: 'attemptKey' })

    const next = await placeOrder({ ...request, attemptKey: 'another-attempt-1', paymentKey: 'accounting' })
    expect(next.order).toMatchObject({ status: 'confirmed' })
    expect(next.order.id).not.toBe(first.order.id)
  })

  test('after a cancellation there is no order, and the provider cannot take money any more', async () => {
    const { fill, placeOrder, payments, statuses } = shop()
    const { payment, reference } = await placeOrder(await fill('gives-up', 70))
    expect(await payments.handleReturn(payment.id, SHOP_LOCATION, true)).toEqual({ kind: 'failed' })
    expect(statuses.get(reference)).toBe('cancelled')
  })

  test('a shopper who has paid and then cancels has paid', async () => {
    const { fill, placeOrder, payments, statuses } = shop()
    const { payment, reference } = await placeOrder(await fill('too-late', 70))
    statuses.set(reference, 'captured')
    expect(await payments.handleReturn(payment.id, SHOP_LOCATION, true)).toMatchObject({ kind: 'done' })
  })

  test('a second tab ends what the first has started', async () => {
    const { fill, placeOrder, statuses, orders } = shop()
    const request = await fill('tabs', 30)
    const first = await placeOrder(request)
    const second = await placeOrder({ ...request, attemptKey: 'the-second-tab-01' })
    expect(statuses.get(first.reference)).toBe('cancelled')
    expect((await orders.byId(first.order.id))?.status).toBe('cancelled')
    expect(second).toMatchObject({ step: { kind: 'redirect' }, order: { status: 'payment_pending' } })
  })

  test('a second tab finds the payment of the first', async () => {
    const { fill, placeOrder, statuses } = shop()
    const request = await fill('paid-there', 30)
    const first = await placeOrder(request)
    statuses.set(first.reference, 'authorised')
    const second = await placeOrder({ ...request, attemptKey: 'the-second-tab-02' })
    expect(second).toMatchObject({
      order: { id: first.order.id, status: 'confirmed' },
      step: { kind: 'done' },
    })
  })

  test('while the bank is processing the shopper waits; the bank’s answer confirms the order', async () => {
    const { fill, placeOrder, statuses, payments, orders, advanceMinutes } = shop()
    const { payment, order, reference } = await placeOrder(await fill('slow', 70))
    statuses.set(reference, 'processing')
    expect(await payments.handleReturn(payment.id, SHOP_LOCATION, false)).toMatchObject({ kind: 'waiting' })
    advanceMinutes(59)
    await payments.processDue()
    advanceMinutes(30)
    await payments.processDue()
    expect((await orders.byId(order.id))?.status).toBe('payment_pending')
    statuses.set(reference, 'authorised')
    await payments.processDue()
    expect(await orders.byId(order.id)).toMatchObject({
      status: 'confirmed',
      payment: [{ data: { state: 'captured' } }],
    })
  })

  test('however many payments are due, one run processes them all', async () => {
    const { fill, orderRepository, payments, stockOf, advanceMinutes } = shop()
    const before = await stockOf(31)
    const setStock = (quantity: number) =>
      database().db.execute(sql`update stock set quantity = ${quantity} where variant_id = 31`)
    await setStock(60)
    for (let nth = 0; nth < 51; nth++)
      expect(await orderRepository.createOrder('de-de', await fill(`many-${nth}`, 31))).toMatchObject({
        kind: 'placed',
      })
    expect(await stockOf(31)).toBe(9)
    advanceMinutes(11)
    await payments.processDue()
    expect(await stockOf(31)).toBe(60)
    await setStock(before)
  }, 120_000)

  test('an order that is not paid within ten minutes releases its pieces', async () => {
    const { fill, placeOrder, payments, stockOf, advanceMinutes, orders, statuses, orderRepository } = shop()
    const before = await stockOf(31)
    const { order, reference } = await placeOrder(await fill('leaves', 31))
    const begun = await orderRepository.createOrder('de-de', await fill('never-begun', 31))
    expect(begun.kind).toBe('placed')
    advanceMinutes(9)
    await payments.processDue()
    expect(await stockOf(31)).toBe(before - 2)
    advanceMinutes(2)
    await payments.processDue()
    expect(await stockOf(31)).toBe(before)
    expect((await orders.byId(order.id))?.status).toBe('cancelled')
    expect(statuses.get(reference)).toBe('cancelled')
  })
})
