import { expect, test } from 'vitest'
import { groupsWithoutValues, valuesReminderStage } from '#domain/order/values-reminder.ts'
import { anOrderItem, aPackage } from '#tests/support/orders.ts'
import { aFrameItem, somePartItems } from '#tests/support/workshop.ts'

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

test('the pairs without values are named by their group', () => {
  const items = [
    aFrameItem('i1', 'g', {}),
    ...somePartItems('g'),
    aFrameItem('i2', 'h'),
    aFrameItem('i3', 'i', { lensType: 'type_none' }),
    anOrderItem('i4'),
  ]
  expect(groupsWithoutValues({ items, packages: [aPackage(1)] })).toEqual(['g'])
})
