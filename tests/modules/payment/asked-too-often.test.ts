import { expect, test } from 'vitest'
import { onTestShop, SHOP_LOCATION } from '#tests/support/test-shop.ts'

onTestShop((shop) => {
  test('who returns from one payment again and again does not ask the provider each time; its message still counts', async () => {
    const { fill, placeOrder, statuses, payments, orders, sendWebhook } = shop()
    const { order, payment, reference } = await placeOrder(await fill('again', 70))
    const comeBack = () => payments.handleReturn(payment.id, SHOP_LOCATION, false)
    for (let time = 0; time < 40; time += 1) await comeBack()
    statuses.set(reference, 'authorised')
    expect(await comeBack()).toMatchObject({ kind: 'redirect' })
    expect(await orders.refreshPayment(order.id, SHOP_LOCATION)).toMatchObject({ step: { kind: 'redirect' } })
    expect(await payments.handleReturn(payment.id, SHOP_LOCATION, true)).toMatchObject({ kind: 'redirect' })
    await sendWebhook(payment.id)
    expect(await comeBack()).toMatchObject({ kind: 'done' })
  })
})
