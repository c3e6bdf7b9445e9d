import { expect, test } from 'vitest'
import { HERE, onSellingShop } from '#tests/support/selling-shop.ts'

onSellingShop((shop) => {
  test('whoever never heard what became of his press learns it by its name', async () => {
    const request = await shop().fill('unheard', 30, 1, { paymentKey: 'accounting' })
    expect(await shop().orders.pressed(request, HERE)).toBeNull()
    await shop().orders.place(request, HERE)
    expect((await shop().baskets.get('unheard')).items).toEqual([])
    const step = await shop().orders.pressed(request, HERE)
    expect(step).toMatchObject({ kind: 'done' })
    const order = step?.kind === 'done' ? await shop().orders.byCbd(step.cbd) : null
    expect(order?.basketKey).toBe('unheard')
  })

  test('what is still to be paid leads on to where one pays, and what was given up does not', async () => {
    const request = await shop().fill('unpaid', 31)
    const { payment } = await shop().press(request)
    expect(await shop().orders.pressed(request, HERE)).toMatchObject({ kind: 'redirect' })
    await shop().payments.comeBack(payment.id, HERE, true)
    expect(await shop().orders.pressed(request, HERE)).toEqual({ kind: 'failed' })
  })

  test('the press of another basket is none of his', async () => {
    const request = await shop().fill('mine', 70, 1, { paymentKey: 'accounting' })
    await shop().orders.place(request, HERE)
    for (const basketKey of ['yours', '', 'x'.repeat(201)])
      expect(
        await shop()
          .orders.pressed({ ...request, basketKey }, HERE)
          .catch((error: Error) => error.message.slice(0, 15)),
      ).toBe(basketKey === 'yours' ? null : 'Failed to fetch')
  })
})
