import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { aPlaceOrderRequest, orderApi, HOME_ADDRESS, PARCEL } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi, visitorApi, linesOf } from '#tests/support/visitor-api.ts'

onShopApi((ask, database) => {
  const { send, get } = visitorApi(ask)
  const { put, see, add, change } = basketApi(ask)
  const { placeOrder, buy, order, stockOf } = orderApi(ask)

  test('an order by invoice is confirmed at once, and contains everything that was bought', async () => {
    await put('invoice', { variantId: 30, quantity: 2, customData: { origin: 'pdp' } })
    const before = await stockOf(30)
    const request = aPlaceOrderRequest(await see('invoice'), {
      fees: [PARCEL],
      prescriptionRemark: 'left eye tired',
    })
    const answer = await placeOrder(request)
    expect(answer).toMatchObject({
      status: 201,
      kind: 'placed',
      order: {
        id: expect.stringMatching(/^[1-9]\d{11}$/),
        basketKey: 'invoice',
        status: 'confirmed',
        confirmedAt: expect.any(String),
        currencyCode: 'EUR',
        cost: {
          withTax: 30_295,
          tax: { vat: { amount: 4837, rate: 0.19 } },
          taxes: [{ rate: 0.19, amount: 4837 }],
          appliedFees: [PARCEL],
        },
        items: [{ quantity: 2, status: 'available', customData: { origin: 'pdp' }, packageId: 1 }],
        packages: [{ id: 1, carrierKey: 'DHL', deliveryStatus: 'open', tracking: null }],
        payment: [{ key: 'accounting', amount: 30_295, data: { state: 'authorised' } }],
        customer: { id: null, status: { isGuestCustomer: true } },
        address: { billing: HOME_ADDRESS, shipping: HOME_ADDRESS, forward: null },
        shop: { id: 1, country: 'DE' },
        shipping: { prescriptionRemark: 'left eye tired' },
      },
      payment: { wanted: null },
    })
    expect((await see('invoice')).items).toEqual([])
    expect(await stockOf(30)).toBe(before - 2)
  })

  test('the same submission again is the same order, and takes no more stock', async () => {
    await put('twice', { variantId: 30 })
    const request = aPlaceOrderRequest(await see('twice'))
    const answers = await Promise.all(Array.from({ length: 20 }, () => placeOrder(request)))
    const left = await stockOf(30)
    answers.push(await placeOrder(request))
    expect(
      new Set(answers.map((answer) => (answer.kind === 'placed' ? answer.order.id : answer.kind))).size,
    ).toBe(1)
    expect(await stockOf(30)).toBe(left)
  })

  test('two tabs that submit at the same time make one order; the other finds the basket empty', async () => {
    await put('tabs', { variantId: 30 })
    const seen = await see('tabs')
    const answers = await Promise.all([
      placeOrder(aPlaceOrderRequest(seen)),
      placeOrder(aPlaceOrderRequest(seen)),
    ])
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['empty', 'placed'])
  })

  test('an attempt belongs to one basket', async () => {
    await put('mine', { variantId: 70 })
    await put('other', { variantId: 70 })
    const { attemptKey } = aPlaceOrderRequest(await see('mine'))
    await placeOrder(aPlaceOrderRequest(await see('mine'), { attemptKey }))
    expect(await placeOrder(aPlaceOrderRequest(await see('other'), { attemptKey }))).toMatchObject({
      status: 422,
      kind: 'refused',
      field: 'attemptKey',
    })
  })

  test('an empty basket makes no order', async () => {
    expect(await placeOrder(aPlaceOrderRequest(await see('nobody')))).toMatchObject({
      status: 412,
      kind: 'empty',
    })
  })

  test('a basket with another total than agreed is shown and not bought', async () => {
    await put('dear', { variantId: 30 })
    const seen = await see('dear')
    const [line] = aPlaceOrderRequest(seen).agreed.lines
    const agreed = { total: minor(100), lines: line ? [{ ...line, withTax: minor(100) }] : [] }
    expect(await placeOrder(aPlaceOrderRequest(seen, { agreed }))).toMatchObject({
      status: 409,
      kind: 'changed',
      changes: [
        { kind: 'price', name: 'Corvo', was: 100, now: 14_900 },
        { kind: 'total', was: 100, now: 14_900 },
      ],
    })
    expect(linesOf(await see('dear'))).toEqual([[30, 1]])
  })

  test('additions, increases and removals in another tab are shown', async () => {
    const tabLine = await put('tab', { variantId: 70 })
    const gone = await put('tab', { variantId: 100 })
    const seen = await see('tab')
    await add('tab', { variantId: 30 })
    await change('tab', tabLine, { quantity: 3 })
    await send('DELETE', `/v1/baskets/tab/items/${gone}`)
    expect(await placeOrder(aPlaceOrderRequest(seen))).toMatchObject({
      kind: 'changed',
      changes: [
        { kind: 'quantity', itemKey: tabLine, was: 1, now: 3 },
        { kind: 'added', name: 'Corvo', quantity: 1 },
        { kind: 'gone', itemKey: gone },
        { kind: 'total' },
      ],
    })
  })

  test('stock that another buyer took in the meantime is shown, down to none', async () => {
    await put('slow', { variantId: 100, quantity: 2 })
    const seen = await see('slow')
    await database().db.execute(sql`update stock set quantity = 1 where variant_id = 100`)
    expect(await placeOrder(aPlaceOrderRequest(seen))).toMatchObject({
      changes: [{ kind: 'quantity', was: 2, now: 1 }],
    })
    await database().db.execute(sql`update stock set quantity = 0 where variant_id = 100`)
    expect(await placeOrder(aPlaceOrderRequest(seen))).toMatchObject({
      changes: [{ kind: 'gone' }, { kind: 'total' }],
    })
    await database().db.execute(sql`update stock set quantity = 7 where variant_id = 100`)
  })

  test('a variant sold without stock can be bought without any', async () => {
    const { order } = await buy('on-order', 70, 3)
    expect(order.items).toMatchObject([{ quantity: 3 }])
    expect(await stockOf(70)).toBe(0)
  })

  test('an order stays the same when the shop changes', async () => {
    const { order: placed } = await buy('still', 30)
    await database().db.execute(sql`update price set with_tax = 1 where variant_id = 30`)
    expect((await order(placed.id)).order).toEqual(placed)
    await database().db.execute(sql`update price set with_tax = 14900 where variant_id = 30`)
  })

  test('customers see only their own orders, the latest first', async () => {
    const ids: string[] = []
    for (const key of ['c1', 'c2', 'c3'])
      ids.push((await buy(key, 70, 1, { customer: { id: 'k9', email: 'k@example.com' } })).order.id)
    await buy('c4', 70, 1, { customer: { id: 'k9', email: 'k@example.com' }, paymentKey: 'paypal_instant' })
    const { body } = await get('/v1/orders?customerId=k9')
    expect(body).toMatchObject({ total: 3, orders: { length: 3 } })
    expect((await get('/v1/orders?customerId=k9&page=2')).body).toMatchObject({ total: 3, orders: [] })
    expect((await get('/v1/orders?customerId=k8')).body).toEqual({ orders: [], total: 0 })
    // The operators request everybody's.
    const { order: another } = await buy('guest', 70)
    const { body: everybodys } = await get('/v1/orders')
    const both = [another.id, ids[0]].map((id) => expect.objectContaining({ id }))
    expect(everybodys).toMatchObject({ orders: expect.arrayContaining(both) })
  })

  test.each([
    ['no token', async () => ask('/v1/orders/123456789012'), 401],
    ['no such order', async () => get('/v1/orders/123456789012'), 404],
    ['no number', async () => get('/v1/orders/12'), 400],
    ['half a request', async () => send('POST', '/v1/orders', { basketKey: 'x' }), 400],
    ['no such payment', async () => get('/v1/payments/aaaaaaaaaaaaaaaaaaaa'), 404],
  ])('%s is refused', async (_, sendIt, status) => expect((await sendIt()).status).toBe(status))
})
