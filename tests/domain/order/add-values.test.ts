import { expect, test } from 'vitest'
import { type AddedValues, addValues, waitsForDistance, waitsForValues } from '#domain/order/add-values.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import type { OrderItem } from '#domain/order/order.ts'
import type { DeliveryStatus } from '#domain/order/order-status.ts'
import { attributesOf } from '#tests/support/goods.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'

const GROUP = 'pair0001'
const values: AddedValues = {
  group: GROUP,
  prescription: {
    right: { sphere: -2.25, cylinder: -0.5, axis: 170, pd: 32 },
    left: { sphere: -1.75, pd: 31.5 },
  },
  affirmed: { at: '2026-11-22T10:00:00Z', textVersion: '2026-11' },
}

const frame = (more: Partial<OrderItem> = {}, customData: OrderItem['customData'] = {}): OrderItem => ({
  ...anOrderItem('i7'),
  itemGroup: { id: GROUP, isMainItem: true, isRequired: true },
  customData: { lensType: 'type_ei', ...customData },
  ...more,
})
const lens = {
  ...anOrderItem('i8'),
  itemGroup: { id: GROUP, isMainItem: false, isRequired: true },
}
const orderOf = (items: OrderItem[], deliveryStatus: DeliveryStatus = 'open') => {
  const order = anOrder({ items })
  return { ...order, packages: order.packages.map((each) => ({ ...each, deliveryStatus })) }
}

/** A lens of 40 mm in height. */
const MEASURES = attributesOf({
  lensWidth: '50',
  lensHeight: '40',
  bridgeWidth: '19',
  templeLength: '145',
  glassesWidth: '135',
})

test('the frame of the pair gets the values, and who affirmed them when', () => {
  const added = addValues(orderOf([frame(), lens]), values)
  const [first, second] = added.ok ? added.value : []
  expect(first && prescriptionValuesOf(first)).toEqual(values.prescription)
  expect(first?.customData).toMatchObject({ lensType: 'type_ei', affirmed: values.affirmed })
  expect(second).toEqual(lens)
})

test('the day of the values is kept with them', () => {
  const validity = { measuredOn: '2026-10-01', months: 24 }
  const added = addValues(orderOf([frame()]), { ...values, validity })
  expect(added.ok && added.value[0]?.customData).toMatchObject({ prescriptionValidity: validity })
})

test('a pupil distance keeps its source', () => {
  const pupilDistance = { method: 'card', plusMinus: 2, measuredOn: '2026-11-20' } as const
  const added = addValues(orderOf([frame()]), { ...values, pupilDistance })
  expect(added.ok && added.value[0]?.customData).toMatchObject({ pupilDistance })
})

test('the same values again change nothing, others are refused', () => {
  const once = addValues(orderOf([frame()]), values)
  const items = once.ok ? once.value : []
  expect(addValues(orderOf(items, 'delegation_pending'), values)).toEqual({ ok: true, value: items })
  const other = { ...values, prescription: { right: { sphere: -3 }, left: { sphere: -3 } } }
  expect(addValues(orderOf(items), other)).toEqual({ ok: false, error: 'impossible' })
})

test('a distance of the pupils that is missing is added, and who affirmed the values remains', () => {
  const { right, left } = values.prescription
  const without = { right: { ...right }, left: { ...left }, use: 'far' as const }
  delete without.right.pd
  delete without.left.pd
  const affirmed = { at: '2026-11-20T10:00:00Z', textVersion: '2026-11' }
  const known = frame({}, { prescriptionValues: without, affirmed })
  const measured = { ...values, prescription: { right, left, use: 'far' as const } }
  const added = addValues(orderOf([known]), measured)
  expect(added.ok && added.value[0]?.customData).toMatchObject({
    prescriptionValues: measured.prescription,
    affirmed,
  })
  expect(addValues(orderOf([known], 'delegation_pending'), measured).ok).toBe(false)
  expect(addValues(orderOf([known]), values).ok).toBe(false)
})

test('values of which one eye is the same are others', () => {
  const once = addValues(orderOf([frame()]), values)
  const items = once.ok ? once.value : []
  const { right } = values.prescription
  const other = { ...values, prescription: { right, left: { sphere: -3, pd: 31.5 } } }
  expect(addValues(orderOf(items), other)).toEqual({ ok: false, error: 'impossible' })
})

const without = (more: Partial<Record<'right' | 'left', object>> = {}) => ({
  right: { sphere: -2.25, cylinder: -0.5, axis: 170, ...more.right },
  left: { sphere: -1.75, ...more.left },
})
const AFFIRMED = { at: '2026-11-21T10:00:00Z', textVersion: '2026-11' }
const unmeasured = frame({}, { prescriptionValues: without(), affirmed: AFFIRMED })

test('a missing pupillary distance is added; who affirmed the other values stays', () => {
  expect(waitsForDistance(orderOf([unmeasured]), unmeasured)).toBe(true)
  const pupilDistance = { method: 'branch' } as const
  const added = addValues(orderOf([unmeasured, lens]), { ...values, pupilDistance })
  const [first] = added.ok ? added.value : []
  expect(first && prescriptionValuesOf(first)).toEqual(values.prescription)
  expect(first?.customData).toMatchObject({ pupilDistance, affirmed: AFFIRMED })
  expect(first && waitsForDistance(orderOf([first]), first)).toBe(false)
})

test.each<[string, OrderItem, DeliveryStatus, AddedValues['prescription']]>([
  ['with another sphere', unmeasured, 'open', { ...values.prescription, left: { sphere: -3, pd: 31.5 } }],
  ['of a pair in the workshop', unmeasured, 'delegation_pending', values.prescription],
  [
    'of a pair that has one',
    frame({}, { prescriptionValues: without({ right: { pd: 30 } }) }),
    'open',
    values.prescription,
  ],
])('a pupillary distance %s is refused', (_, item, status, prescription) =>
  expect(addValues(orderOf([item], status), { ...values, prescription })).toEqual({
    ok: false,
    error: 'impossible',
  }),
)

test('a pair waits as long as its own parcel is open, whatever became of others', () => {
  const item = frame()
  const packages = [aPackage(1), aPackage(2, { deliveryStatus: 'shipment_completed' })]
  expect(waitsForValues({ packages }, item)).toBe(true)
})

test.each<[string, OrderItem[], DeliveryStatus, Partial<AddedValues>]>([
  ['another group', [frame()], 'open', { group: 'pair0002' }],
  ['a lens alone', [lens], 'open', {}],
  ['a pair without values', [frame({ customData: { lensType: 'type_none' } })], 'open', {}],
  ['a cancelled pair', [frame({ status: 'cancelled' })], 'open', {}],
  ['a pair in the workshop', [frame()], 'delegation_pending', {}],
  ['a pair that was sent', [frame()], 'shipment_completed', {}],
  ['a frame of no package', [frame({ packageId: 99 })], 'open', {}],
  [
    'values out of the range',
    [frame()],
    'open',
    { prescription: { right: { sphere: -9 }, left: { sphere: -1 } } },
  ],
  ['no values', [frame()], 'open', { prescription: { right: {}, left: {} } }],
  [
    'the fitting height of one eye',
    [frame()],
    'open',
    { prescription: { right: { sphere: -1, hpd: 22 }, left: { sphere: -1 } } },
  ],
  [
    'a fitting height at the rim of the frame',
    [frame({ product: { ...frame().product, attributes: MEASURES } })],
    'open',
    { prescription: { right: { sphere: -1, hpd: 38 }, left: { sphere: -1, hpd: 38 } } },
  ],
])('%s is refused', (_, items, status, change) => {
  expect(addValues(orderOf(items, status), { ...values, ...change })).toEqual({
    ok: false,
    error: 'impossible',
  })
})

test('only a frame whose values are missing waits for them', () => {
  const waits = (item: OrderItem) => waitsForValues(orderOf([item]), item)
  expect(waits(frame())).toBe(true)
  expect(waits(frame({}, { prescriptionValues: values.prescription }))).toBe(false)
})
