import { expect, test } from 'vitest'
import { SHOP_LOCATION, onTestShop } from '#tests/support/test-shop.ts'

onTestShop((shop) => {
  test('a submission whose answer was lost is found by its attempt key', async () => {
    const request = await shop().fill('unheard', 30, 1, { paymentKey: 'accounting' })
    expect(await shop().orders.replayedSubmission(request, SHOP_LOCATION)).toBeNull()
    await shop().orders.place(request, SHOP_LOCATION)
    expect((await shop().baskets.get('unheard')).items).toEqual([])
    const step = await shop().orders.replayedSubmission(request, SHOP_LOCATION)
    expect(step).toMatchObject({ kind: 'done' })
    const order = step?.kind === 'done' ? await shop().orders.byCbd(step.cbd) : null
    expect(order?.basketKey).toBe('unheard')
  })

  test('an unpaid order returns the payment page, and a cancelled one does not', async () => {
    const request = await shop().fill('unpaid', 31)
    const { payment } = await shop().placeOrder(request)
    expect(await shop().orders.replayedSubmission(request, SHOP_LOCATION)).toMatchObject({ kind: 'redirect' })
    await shop().payments.handleReturn(payment.id, SHOP_LOCATION, true)
    expect(await shop().orders.replayedSubmission(request, SHOP_LOCATION)).toEqual({ kind: 'failed' })
  })

  test('a submission of another basket is not found', async () => {
    const request = await shop().fill('mine', 70, 1, { paymentKey: 'accounting' })
    await shop().orders.place(request, SHOP_LOCATION)
    for (const basketKey of ['yours', '', 'x'.repeat(201)])
      expect(
        await shop()
          .orders.replayedSubmission({ ...request, basketKey }, SHOP_LOCATION)
          .catch((error: Error) => error.message.slice(0, 15)),
      ).toBe(basketKey === 'yours' ? null : 'Failed to fetch')
  })
})
