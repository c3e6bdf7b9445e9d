import { expect, test } from 'vitest'
import {
  awaitedPairs,
  firstAwaited,
  firstPair,
  otherPairs,
  settledFrames,
  valuesReminderStage,
} from '#domain/order/values-reminder.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { waitingPair } from '#tests/support/order-values-form.ts'
import { aFrameItem, somePartItems, UNUSUAL } from '#tests/support/workshop.ts'

test.each([
  ['2026-11-21T10:00:00Z', 0],
  ['2026-11-24T09:59:59Z', 0],
  ['2026-11-24T10:00:00Z', 1],
  ['2026-12-01T09:59:59Z', 1],
  ['2026-12-01T10:00:00Z', 2],
  ['2027-01-20T10:00:00Z', 2],
  ['2027-01-20T10:00:01Z', 0],
])('at %s the buyer should have got reminder %i', (now, stage) =>
  expect(valuesReminderStage('2026-11-21T10:00:00Z', now)).toBe(stage),
)

test('what waits for its buyer is named by its group: pairs without values, in Italy also those whose slip nobody has seen', () => {
  const items = [
    aFrameItem('i2', 'h'),
    aFrameItem('i1', 'g', {}),
    ...somePartItems('g'),
    aFrameItem('i3', 'i', { lensType: 'type_none' }),
    anOrderItem('i4'),
  ]
  const order = anOrder({ items, packages: [aPackage(1)] })
  const inItaly = { ...order, shop: { ...order.shop, country: 'IT' } }
  expect(awaitedPairs(order)).toEqual([{ group: 'g', what: 'values' }])
  expect(awaitedPairs(inItaly)).toEqual([
    { group: 'h', what: 'slip' },
    { group: 'g', what: 'values' },
  ])
  expect([firstAwaited(order), firstAwaited(inItaly)]).toEqual(['values', 'values'])
  expect(firstAwaited({ ...inItaly, items: items.slice(0, 1) })).toBe('slip')
  expect(firstAwaited({ ...order, items: items.slice(0, 1) })).toBeNull()
})

test('the other pairs that wait are named by their frames, and a picture of their slip counts where they wait for it', () => {
  const office = waitingPair('i1', 'g', 'office', { prescriptionValues: UNUSUAL })
  const items = [...office, aFrameItem('i2', 'h', {}), aFrameItem('i3', 'i', {}), anOrderItem('i4')]
  const order = anOrder({ items, packages: [aPackage(1)] })
  const others = (group: string) =>
    otherPairs(order, group, new Set(['g', 'h'])).map(({ group: other, frame, hasSlip }) => [
      other,
      frame.key,
      hasSlip,
    ])
  expect(others('i')).toEqual([
    ['g', 'i1', false],
    ['h', 'i2', true],
  ])
  expect(others('h')).toEqual([
    ['g', 'i1', false],
    ['i', 'i3', false],
  ])
})

test('the distances of office lenses are asked for after values, and before a slip', () => {
  const office = waitingPair('i1', 'g', 'office', { prescriptionValues: UNUSUAL })
  const order = anOrder({ items: office, packages: [aPackage(1)] })
  const inItaly = {
    ...order,
    shop: { ...order.shop, country: 'IT' },
    items: [aFrameItem('i2', 'h'), ...office],
  }
  expect(awaitedPairs(inItaly)).toEqual([
    { group: 'h', what: 'slip' },
    { group: 'g', what: 'office' },
  ])
  expect([firstAwaited(order), firstAwaited(inItaly)]).toEqual(['office', 'office'])
  expect(firstAwaited({ ...order, items: [...office, aFrameItem('i2', 'h', {})] })).toBe('values')
})

test.each<[string[], string, string]>([
  [[], 'v', 'values'],
  [['v'], 'o', 'office'],
  [['v', 'o'], 'o', 'office'],
  [['s'], 'v', 'values'],
])('with pictures of %j it is %s that is asked for first', (received, group, what) => {
  const items = [
    aFrameItem('i1', 's'),
    ...waitingPair('i2', 'o', 'office', { prescriptionValues: UNUSUAL }),
    aFrameItem('i3', 'v', {}),
  ]
  const order = anOrder({ items, packages: [aPackage(1)] })
  const inItaly = { ...order, shop: { ...order.shop, country: 'IT' } }
  expect(firstPair(inItaly, new Set(received))).toEqual({ group, what })
  const both = { ...inItaly, items: items.filter(({ itemGroup }) => itemGroup?.id !== 'o') }
  expect(firstPair(both, new Set(['v']))).toEqual({ group: 's', what: 'slip' })
  expect(firstPair(both, new Set(['v', 's']))).toBeNull()
})

test('nothing is left to send for pairs that have their values, or whose picture of the slip came', () => {
  const items = [
    ...waitingPair('i1', 'waits', 'single-vision'),
    ...waitingPair('i2', 'sent', 'single-vision'),
    ...waitingPair('i3', 'known', 'single-vision', { prescriptionValues: UNUSUAL }),
    { ...aFrameItem('i4', 'gone'), status: 'cancelled' as const },
    aFrameItem('i5', 'plain', { lensType: 'type_none' }),
    anOrderItem('i6'),
  ]
  const order = anOrder({ items, packages: [aPackage(1)] })
  const keysWith = (...received: string[]) => settledFrames(order, new Set(received)).map(({ key }) => key)
  expect(keysWith()).toEqual(['i3'])
  expect(keysWith('sent')).toEqual(['i2', 'i3'])
})
