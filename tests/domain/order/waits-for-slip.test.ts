import { expect, test } from 'vitest'
import { type AddedValues, addValues, READ_BY_SHOP, waitsForSlip } from '#domain/order/add-values.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import type { DeliveryStatus } from '#domain/order/order-status.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { aFrameItem, aPartItem } from '#tests/support/workshop.ts'

const values: AddedValues = {
  group: 'g',
  prescription: { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } },
  affirmed: { at: '2026-11-22T10:00:00Z', textVersion: '2026-11' },
}
const known = { prescriptionValues: values.prescription, affirmed: values.affirmed }
/** After the order was placed. */
const readByShop = { ...values.affirmed, textVersion: READ_BY_SHOP }
const readBefore = { ...readByShop, at: '2026-03-01T10:00:00Z' }

const orderIn = (country: string, items: OrderItem[], deliveryStatus: DeliveryStatus = 'open'): Order =>
  anOrder({ items, packages: [aPackage(1, { deliveryStatus })], shop: { ...anOrder().shop, country } })

test.each<[string, boolean, OrderItem, DeliveryStatus?]>([
  ['with values', true, aFrameItem('i1', 'g', known)],
  ['without values', false, aFrameItem('i1', 'g', {})],
  [
    'whose values the shop has read from the slip',
    false,
    aFrameItem('i1', 'g', { ...known, affirmed: readByShop }),
  ],
  [
    'bought again, whose slip was read for an earlier order',
    true,
    aFrameItem('i1', 'g', { ...known, affirmed: readBefore }),
  ],
  ['whose slip was seen', false, aFrameItem('i1', 'g', { ...known, slipSeenAt: '2026-11-23T10:00:00Z' })],
  ['without power', false, aFrameItem('i1', 'g', { ...known, lensType: 'type_none' })],
  ['that was sent', false, aFrameItem('i1', 'g', known), 'shipment_completed'],
  ['that is a lens', false, aPartItem('i1', 'g', 'index_ch', { lensType: 'type_ei', ...known })],
  ['that is a pack of lenses', false, anOrderItem('i1', { customData: { lensType: 'type_ei', ...known } })],
])('in Italy a pair %s waits for its slip: %s', (_, waits, item, status) => {
  expect(waitsForSlip(orderIn('IT', [item], status), item)).toBe(waits)
  expect(waitsForSlip(orderIn('DE', [item], status), item)).toBe(false)
})

test('a slip is seen by the shop alone, once', () => {
  const items = [aFrameItem('i1', 'g', known), aPartItem('i2', 'g', 'index_ch', {})]
  const unchanged = { ok: true, value: items }
  expect(addValues(orderIn('IT', items), values)).toEqual(unchanged)
  const seen = addValues(orderIn('IT', items), { ...values, affirmed: readByShop })
  const [frame, part] = seen.ok ? seen.value : []
  expect(frame?.customData).toEqual({ lensType: 'type_ei', ...known, slipSeenAt: readByShop.at })
  expect(part).toEqual(items[1])
  const again = { ...readByShop, at: '2026-12-01T10:00:00Z' }
  expect(addValues(orderIn('IT', seen.ok ? seen.value : []), { ...values, affirmed: again })).toEqual(seen)
  expect(addValues(orderIn('DE', items), { ...values, affirmed: readByShop })).toEqual(unchanged)
})
