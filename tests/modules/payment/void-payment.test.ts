import { expect, test } from 'vitest'
import { onTestShop, SHOP_LOCATION } from '#tests/support/test-shop.ts'

const REFUSED = { ok: false, error: 'impossible' }

onTestShop((shop) => {
  test('what was confirmed is not sent once its payment has ended, and the shop hears of it', async () => {
    const { fill, placeOrder, statuses, orderRepository, payments, sendWebhook, lines } = shop()
    const { order, payment, reference } = await placeOrder(await fill('lapsed', 70))
    // Authorised and not captured yet, as the provider could not be reached.
    await orderRepository.recordStatus(payment.id, 'authorised')
    expect(await orderRepository.byId(order.id)).toMatchObject({ order: { status: 'confirmed' } })
    expect(lines.filter((line) => line.startsWith('error'))).toEqual([])

    statuses.set(reference, 'cancelled')
    await payments.processDue()
    expect(lines).toContain('error: an order that was to be sent has lost its payment')
    for (const move of [{ event: 'prepare', to: 'shipment_pending' }, { event: 'ship' }] as const)
      expect(await orderRepository.move(order.id, move)).toEqual(REFUSED)

    // Paid all the same, it is sent.
    statuses.set(reference, 'authorised')
    await sendWebhook(payment.id)
    await payments.handleReturn(payment.id, SHOP_LOCATION, false)
    expect(await orderRepository.move(order.id, { event: 'ship' })).toMatchObject({ ok: true })
  })

  test('it can still be cancelled', async () => {
    const { fill, placeOrder, orderRepository } = shop()
    const { order, payment } = await placeOrder(await fill('given-up', 70))
    await orderRepository.recordStatus(payment.id, 'authorised')
    await orderRepository.recordStatus(payment.id, 'cancelled')
    expect(await orderRepository.move(order.id, { event: 'cancel' })).toMatchObject({
      ok: true,
      value: { order: { status: 'cancelled' } },
    })
  })
})
