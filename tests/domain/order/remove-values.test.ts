import { expect, test } from 'vitest'
import { addValues, waitsForValues } from '#domain/order/add-values.ts'
import type { OrderItem } from '#domain/order/order.ts'
import { ORDER_STAGES, type OrderStage } from '#domain/order/order-stage.ts'
import { areValuesNeeded, VALUES_REMOVABLE, withoutValues } from '#domain/order/remove-values.ts'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { aFrameItem, somePartItems, UNUSUAL } from '#tests/support/workshop.ts'

const AFFIRMED = { at: '2026-11-22T10:00:00Z', textVersion: '2026-11' }
const frame = aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL, affirmed: AFFIRMED })
const lens = anOrderItem('i9', {
  customData: { prescriptionValues: { right: { sphere: -2.25, baseCurve: 8.6 }, left: {} }, origin: 'shop' },
  displayData: { 'attribute-1': { key: 'sphere', label: 'Sphäre', value: '-2.25' } },
})
const chosen = { name: { key: 'name', label: '', value: 'Case' } }
const other = anOrderItem('i10', { displayData: chosen })

function removedFrom(items: OrderItem[]) {
  const order = anOrder({ items })
  const shipping = { ...order.shipping, prescriptionRemark: 'sphere -2.25 on both sides' }
  return withoutValues({ ...order, shipping })
}

test('an order loses values, the remark on them and what may name them, and nothing else', () => {
  const order = removedFrom([frame, lens, other])
  expect(order.items.map(prescriptionValuesOf)).toEqual([null, null, null])
  expect(order.shipping.prescriptionRemark).toBeNull()
  expect(order.items.map(({ displayData }) => displayData)).toEqual([frame.displayData, {}, chosen])
  expect(order.items.map(({ customData }) => customData)).toEqual([
    { lensType: 'type_ei', affirmed: AFFIRMED, areValuesRemoved: true },
    { origin: 'shop', areValuesRemoved: true },
    other.customData,
  ])
  const bare = (item: OrderItem) => ({ ...item, customData: {}, displayData: {} })
  expect(order.items.map(bare)).toEqual([frame, lens, other].map(bare))
  expect(withoutValues(order)).toEqual(order)
})

test('glasses without their values are still made for one person, and wait for nothing', () => {
  const before = [frame, ...somePartItems('g')]
  const order = removedFrom(before)
  expect(customMadeKeys(before).size).toBeGreaterThan(0)
  expect(customMadeKeys(order.items)).toEqual(customMadeKeys(before))
  expect(order.items.some((item) => waitsForValues(order, item))).toBe(false)
  expect(addValues(order, { group: 'g', prescription: UNUSUAL, affirmed: AFFIRMED }).ok).toBe(false)
})

test('glasses whose values never came still lack them', () => {
  const [waiting] = removedFrom([aFrameItem('i1', 'g', {})]).items
  expect(waiting?.customData).toEqual({ lensType: 'type_ei' })
})

test.each<[OrderStage, boolean]>([
  ['open', true],
  ['payment_pending', true],
  ['confirmed', true],
  ['ready_for_collection', true],
  ['shipped', false],
  ['delivered', false],
  ['collected', false],
  ['cancelled', false],
  ['returned', false],
  ['refunded', false],
])('goods of an order that is %s need their values: %s', (stage, isNeeded) => {
  expect(areValuesNeeded(stage)).toBe(isNeeded)
  expect(VALUES_REMOVABLE.includes(stage)).toBe(!isNeeded)
  expect(ORDER_STAGES).toContain(stage)
})
