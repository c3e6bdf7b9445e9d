import { expect, test } from 'vitest'
import { pickingList } from '#domain/order/picking-list.ts'
import { renderPackingSlip } from '#modules/documents/packing-slip.ts'
import { renderPickingList } from '#modules/documents/picking-list.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { aProduct } from '#tests/support/goods.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { pdfText } from '#tests/support/pdf-text.ts'

const right = { sphere: -2.25, cylinder: -0.75, axis: 170, baseCurve: 8.6, diameter: 14.2 }
const left = { ...right, sphere: -3 }
const order = anOrder({
  items: [
    { ...anOrderItem('i7', { customData: { prescriptionValues: { right, left: {} } } }), key: 'right' },
    { ...anOrderItem('i7', { customData: { prescriptionValues: { right: {}, left } } }), key: 'left' },
    anOrderItem('i8', { ...inGroup('g', true), customData: { prescriptionValues: { right, left } } }),
    anOrderItem('i9', inGroup('g')),
  ],
  packages: [aPackage(1)],
})

test('a picking list names boxes of lenses by their values, and no values of glasses', async () => {
  const text = pdfText(await renderPickingList(pickingList([order], () => order.packages)))
  expect(text).toContain('PWR −2.25 CYL −0.75 AX 170° BC 8.6 DIA 14.2')
  expect(text).toContain('PWR −3.00 CYL −0.75')
  expect(text.match(/PWR/g)).toHaveLength(2)
})

test('a packing slip names them by the eye that they are for, in the language of the order', async () => {
  const text = pdfText(await renderPackingSlip(order, order.packages))
  expect(text).toContain('Rechts: PWR −2,25 CYL −0,75 AX 170° BC 8,6 DIA 14,2')
  expect(text).toContain('Links: PWR −3,00')
  expect(text.match(/PWR/g)).toHaveLength(2)
})

test('a packing slip has a pair of glasses as one line, without what is not shown by itself and what is done in a branch', async () => {
  const hidden = { ...inGroup('g'), customData: { hideSubItem: true } }
  const fitting = { ...inGroup('g'), product: aProduct(11, { customData: { rxPart: 'service' } }) }
  const items = [...order.items, anOrderItem('i10', hidden), anOrderItem('i11', fitting)]
  const text = pdfText(await renderPackingSlip({ ...order, items }, order.packages))
  expect(text).toMatch(/Model 8 \+ Model 9 Eigens für Sie gefertigt: .* Widerrufsrecht\. 1 /)
  expect(text).not.toMatch(/Model 1[01]/)
})
