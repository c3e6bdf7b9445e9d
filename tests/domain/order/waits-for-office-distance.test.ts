import { expect, test } from 'vitest'
import { type AddedValues, addValues, waitsForOfficeDistance } from '#domain/order/add-values.ts'
import type { DeliveryStatus } from '#domain/order/order-status.ts'
import type { OrderItem } from '#domain/order/order.ts'
import { heldBeforeWork, workshopJobs } from '#domain/workshop/workshop-job.ts'
import { anOrder, aPackage } from '#tests/support/orders.ts'
import { waitingPair } from '#tests/support/order-values-form.ts'

const VALUES = {
  right: { sphere: 1, addition: 2, pd: 32 },
  left: { sphere: 1, addition: 2, pd: 31.5 },
}
const DISTANCES = { room: 200, near: 40 }
const pairOf = (design: 'office' | 'progressive', customData: OrderItem['customData'] = {}) =>
  waitingPair('i1', 'g', design, { prescriptionValues: VALUES, ...customData })
const orderOf = (items: OrderItem[], deliveryStatus: DeliveryStatus = 'open', country = 'DE') =>
  anOrder({ items, packages: [aPackage(1, { deliveryStatus })], shop: { ...anOrder().shop, country } })

test.each<[string, OrderItem[], DeliveryStatus, boolean]>([
  ['without their distances', pairOf('office'), 'open', true],
  ['with them', pairOf('office', { officeDistance: DISTANCES }), 'open', false],
  ['of other lenses', pairOf('progressive'), 'open', false],
  ['whose values follow', waitingPair('i1', 'g', 'office'), 'open', false],
  ['that the workshop has', pairOf('office'), 'delegation_pending', false],
  ['that was cancelled', [{ ...pairOf('office')[0], status: 'cancelled' }], 'open', false],
])('a pair %s waits for the distances of office lenses: %#', (_, items, status, isWaiting) => {
  const order = orderOf(items, status)
  expect(items.map((item) => waitsForOfficeDistance(order, item))).toEqual(
    items.map((_item, at) => isWaiting && at === 0),
  )
})

test('the pair goes to the workshop, and into its parcel, once they are known', () => {
  const order = orderOf(pairOf('office'))
  const held = { kind: 'office', frames: ['Veduta Model 1'] }
  expect(workshopJobs(order)).toEqual({ ok: false, error: held })
  expect(heldBeforeWork(order)).toEqual(held)
  const known = orderOf(pairOf('office', { officeDistance: DISTANCES }))
  expect(workshopJobs(known)).toMatchObject({ ok: true, value: [{ officeDistance: DISTANCES }] })
  expect(heldBeforeWork(known)).toBeNull()
  // A sheet that is printed again.
  expect(workshopJobs(orderOf(pairOf('office'), 'delegation_pending')).ok).toBe(true)
})

const recorded: AddedValues = {
  group: 'g',
  prescription: VALUES,
  officeDistance: DISTANCES,
  affirmed: { at: '2027-01-10T10:00:00Z', textVersion: 'operator' },
}

test('they are added to the values, which stay as they are; no slip was seen with them', () => {
  const [frame, ...parts] = pairOf('office')
  const added = addValues(orderOf([frame, ...parts], 'open', 'IT'), recorded)
  const customData = { ...frame.customData, officeDistance: DISTANCES }
  expect(added).toEqual({ ok: true, value: [{ ...frame, customData }, ...parts] })
})

test.each([
  ['with other distances', pairOf('office', { officeDistance: { room: 100, near: 40 } })],
  ['with other lenses', pairOf('progressive')],
])('a pair %s gets none', (_, items) =>
  expect(addValues(orderOf(items), recorded)).toEqual({ ok: false, error: 'impossible' }),
)

test('they come together with values that follow, for lenses that need them', () => {
  const waiting = (design: 'office' | 'progressive') => orderOf(waitingPair('i1', 'g', design))
  const added = addValues(waiting('office'), recorded)
  expect(added.ok && added.value[0]?.customData).toMatchObject({
    prescriptionValues: VALUES,
    officeDistance: DISTANCES,
    affirmed: recorded.affirmed,
  })
  expect(addValues(waiting('progressive'), recorded)).toEqual({ ok: false, error: 'impossible' })
})

test('the same again change nothing', () => {
  const items = pairOf('office', { officeDistance: DISTANCES })
  expect(addValues(orderOf(items, 'delegation_pending'), recorded)).toEqual({ ok: true, value: items })
  const nearer = { ...recorded, officeDistance: { ...DISTANCES, near: 60 } }
  expect(addValues(orderOf(items), nearer)).toEqual({ ok: false, error: 'impossible' })
})
