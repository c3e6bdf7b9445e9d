import { expect, test } from 'vitest'
import { HERE, onSellingShop } from '#tests/support/selling-shop.ts'

onSellingShop((shop) => {
  test('a shopper is led to the provider, pays, comes back, and the order is confirmed once', async () => {
    const { fill, press, standings, payments, baskets, orders, asked } = shop()
    const { order, step, payment, reference } = await press(await fill('pays', 30))
    expect([order.status, order.confirmedAt]).toEqual(['payment_pending', null])
    expect(step).toEqual({
      kind: 'redirect',
      url: `https://shop.example/api/payment/go?payment=${payment.id}`,
    })
    expect((await baskets.get('pays')).items).toHaveLength(1)

    standings.set(reference, 'authorised')
    const back = await payments.comeBack(payment.id, HERE, false)
    expect(back).toMatchObject({ kind: 'done', cbd: expect.stringContaining('.') })
    const paid = await orders.byCbd(back?.kind === 'done' ? back.cbd : '')
    expect(paid).toMatchObject({
      id: order.id,
      status: 'confirmed',
      payment: [{ data: { state: 'captured' } }],
    })
    expect((await baskets.get('pays')).items).toEqual([])
    expect(asked.filter((each) => each === 'capture')).toHaveLength(1)
  })

  test('a message twice at once, before and after the return, changes nothing more', async () => {
    const { fill, press, standings, payments, hear, orders, stockOf } = shop()
    const { order, payment, reference } = await press(await fill('twice', 30))
    const left = await stockOf(30)
    standings.set(reference, 'authorised')
    await Promise.all([hear(payment.id), hear(payment.id), payments.comeBack(payment.id, HERE, false)])
    await hear(payment.id)
    expect((await orders.byId(order.id))?.payment).toMatchObject([{ data: { state: 'captured' } }])
    expect(await stockOf(30)).toBe(left)
    expect((await orders.news()).filter((each) => each.orderId === order.id)).toHaveLength(1)
  })

  test('the same press while it is paid leads to the same page, and afterwards to the order', async () => {
    const { fill, press, standings, hear } = shop()
    const request = await fill('reload', 70)
    const first = await press(request)
    const second = await press(request)
    expect([second.order.id, second.step]).toEqual([first.order.id, first.step])
    standings.set(first.reference, 'authorised')
    await hear(first.payment.id)
    expect(await press(request)).toMatchObject({ order: { id: first.order.id }, step: { kind: 'done' } })
  })

  test('what is refused gives its pieces back, keeps the basket, and the next press is another order', async () => {
    const { fill, press, standings, payments, baskets, stockOf, orders } = shop()
    const before = await stockOf(30)
    const request = await fill('refused', 30)
    const first = await press(request)
    expect(await stockOf(30)).toBe(before - 1)
    standings.set(first.reference, 'failed')
    expect(await payments.comeBack(first.payment.id, HERE, false)).toEqual({ kind: 'failed' })
    expect(await stockOf(30)).toBe(before)
    expect((await baskets.get('refused')).items).toHaveLength(1)
    expect(await orders.place(request, HERE)).toEqual({ kind: 'refused', field: 'attemptKey' })

    const next = await press({ ...request, attemptKey: 'another-attempt-1', paymentKey: 'accounting' })
    expect(next.order).toMatchObject({ status: 'confirmed' })
    expect(next.order.id).not.toBe(first.order.id)
  })

  test('who gives up has no order, and the provider cannot take his money any more', async () => {
    const { fill, press, payments, standings } = shop()
    const { payment, reference } = await press(await fill('gives-up', 70))
    expect(await payments.comeBack(payment.id, HERE, true)).toEqual({ kind: 'failed' })
    expect(standings.get(reference)).toBe('cancelled')
  })

  test('who has paid and then says that he gives up has paid', async () => {
    const { fill, press, payments, standings } = shop()
    const { payment, reference } = await press(await fill('too-late', 70))
    standings.set(reference, 'captured')
    expect(await payments.comeBack(payment.id, HERE, true)).toMatchObject({ kind: 'done' })
  })

  test('a second tab ends what the first has begun', async () => {
    const { fill, press, standings, orders } = shop()
    const request = await fill('tabs', 30)
    const first = await press(request)
    const second = await press({ ...request, attemptKey: 'the-second-tab-01' })
    expect(standings.get(first.reference)).toBe('cancelled')
    expect((await orders.byId(first.order.id))?.status).toBe('cancelled')
    expect(second).toMatchObject({ step: { kind: 'redirect' }, order: { status: 'payment_pending' } })
  })

  test('a second tab finds what the first has paid for', async () => {
    const { fill, press, standings } = shop()
    const request = await fill('paid-there', 30)
    const first = await press(request)
    standings.set(first.reference, 'authorised')
    const second = await press({ ...request, attemptKey: 'the-second-tab-02' })
    expect(second).toMatchObject({
      order: { id: first.order.id, status: 'confirmed' },
      step: { kind: 'done' },
    })
  })

  test('while the bank is at it one waits, and it is confirmed when the bank says so', async () => {
    const { fill, press, standings, payments, orders, later } = shop()
    const { payment, order, reference } = await press(await fill('slow', 70))
    standings.set(reference, 'processing')
    expect(await payments.comeBack(payment.id, HERE, false)).toMatchObject({ kind: 'waiting' })
    later(59)
    await payments.sweep()
    later(30)
    await payments.sweep()
    expect((await orders.byId(order.id))?.status).toBe('payment_pending')
    standings.set(reference, 'authorised')
    await payments.sweep()
    expect(await orders.byId(order.id)).toMatchObject({
      status: 'confirmed',
      payment: [{ data: { state: 'captured' } }],
    })
  })

  test('what nobody pays for within the hour gives its pieces back', async () => {
    const { fill, press, payments, stockOf, later, orders, standings, books } = shop()
    const before = await stockOf(31)
    const { order, reference } = await press(await fill('leaves', 31))
    const begun = await books.enter('de-de', await fill('never-begun', 31))
    expect(begun.kind).toBe('placed')
    later(59)
    await payments.sweep()
    expect(await stockOf(31)).toBe(before - 2)
    later(2)
    await payments.sweep()
    expect(await stockOf(31)).toBe(before)
    expect((await orders.byId(order.id))?.status).toBe('cancelled')
    expect(standings.get(reference)).toBe('cancelled')
  })
})
