import { expect, test } from 'vitest'
import { onSellingShop } from '#tests/support/selling-shop.ts'

onSellingShop((shop) => {
  test('the last piece stays in the basket of who is paying for it', async () => {
    const { fill, press, baskets, stockOf } = shop()
    const request = await fill('last', 100, await shop().stockOf(100))
    await press(request)
    expect(await stockOf(100)).toBe(0)
    expect((await baskets.get('last')).items).toMatchObject([{ status: 'available' }])
    await baskets.add('next', { variantId: 100, quantity: 1 })
    expect((await baskets.get('next')).items).toEqual([])
  })

  test('what was put in the basket while one paid stays there', async () => {
    const { fill, press, baskets, standings, hear } = shop()
    const { payment, reference } = await press(await fill('fuller', 70))
    await baskets.add('fuller', { variantId: 30, quantity: 1 })
    const [line] = (await baskets.get('fuller')).items
    await baskets.update('fuller', line?.key ?? '', { quantity: 3 })
    standings.set(reference, 'authorised')
    await hear(payment.id)
    const { items } = await baskets.get('fuller')
    expect(items.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([
      [70, 2],
      [30, 1],
    ])
  })

  test('money for an order that is cancelled goes back', async () => {
    const { fill, press, standings, books, refunds, payments, orders } = shop()
    const { order, payment } = await press(await fill('late', 70))
    await books.stand(payment.id, 'cancelled')
    standings.set(`ref-${payment.id}`, 'captured')
    await books.stand(payment.id, 'captured')
    await payments.sweep()
    expect([...refunds.values()]).toContain(29_900)
    expect(await orders.byId(order.id)).toMatchObject({ status: 'refunded', confirmedAt: null })
  })

  test('nobody but the provider is heard', async () => {
    const { fill, press, standings, hear, orders } = shop()
    const { order, payment, reference } = await press(await fill('forged', 70))
    standings.set(reference, 'authorised')
    expect(await hear(payment.id, 'wrong')).toBe(false)
    expect((await orders.byId(order.id))?.status).toBe('payment_pending')
    expect(await hear('nobody-knows-this-one')).toBe(true)
  })

  test('what costs nothing is not paid for', async () => {
    const { fill, press, asked } = shop()
    const calls = asked.length
    expect(await press(await fill('free', 60))).toMatchObject({
      step: { kind: 'done' },
      order: { status: 'confirmed' },
    })
    expect(asked).toHaveLength(calls)
  })

  test('a cancelled order that was paid for is refunded, and its pieces are there again', async () => {
    const { fill, press, standings, hear, orders, stockOf, refunds } = shop()
    const before = await stockOf(30)
    const { order, payment, reference } = await press(await fill('sorry', 30, 2))
    standings.set(reference, 'authorised')
    await hear(payment.id)
    expect(await orders.move(order.id, { event: 'cancel' })).toMatchObject({
      ok: true,
      value: { status: 'refunded', payment: [{ data: { state: 'refunded', refunded: 29_800 } }] },
    })
    expect(await orders.move(order.id, { event: 'cancel' })).toMatchObject({ ok: true })
    expect(await stockOf(30)).toBe(before)
    expect([...refunds].filter(([key]) => key.startsWith(payment.id))).toEqual([
      [`${payment.id}-29800`, 29_800],
    ])
    const told = (await orders.news()).filter((each) => each.orderId === order.id)
    expect(told.map(({ event }) => event)).toEqual(['confirm', 'cancel', 'refund'])
    for (const { id } of told) await orders.told(id)
    expect((await orders.news()).filter((each) => each.orderId === order.id)).toEqual([])
  })

  test('an order is looked up by who knows it, without what is nobody’s business', async () => {
    const { fill, press, orders } = shop()
    const request = await fill('known', 70, 1, { paymentKey: 'accounting', prescriptionRemark: 'left' })
    const { order } = await press(request)
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
