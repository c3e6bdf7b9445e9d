import { expect, test } from 'vitest'
import { inGroup } from '#tests/support/basket-items.ts'
import { letterOn } from '#tests/support/order-letters.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'

test.each([
  [{}, 'Ihre Bestellung 1234 5678901 2 ist in der Werkstatt'],
  [
    { shop: { id: 10004, country: 'PL', locale: 'pl_PL' } as const },
    'Zamówienie 1234 5678901 2 jest w pracowni',
  ],
])('glasses that are being made are listed, without their values: %j', async (more, subject) => {
  const customData = { lensType: 'type_ei', prescriptionValues: { right: { sphere: -2.75 }, left: {} } }
  const items = [
    anOrderItem('i1', { ...inGroup('g', true), customData }),
    anOrderItem('i2', inGroup('g')),
    anOrderItem('i3'),
  ]
  const mail = await letterOn(anOrder({ items, ...more }), { event: 'make', items: ['i1', 'i2'] })
  expect(mail.subject).toBe(subject)
  expect(mail.text).toContain('Model 1')
  expect(mail.text).toContain('+ Model 2')
  expect(`${mail.text}${mail.html}`).not.toMatch(/Model 3|2[,.]75/)
  expect(mail.letter?.attachments).toEqual([])
})
