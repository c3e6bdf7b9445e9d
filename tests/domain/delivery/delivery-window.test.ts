import { expect, test } from 'vitest'
import { deliveryWindows, windowSpan, addWorkingDays } from '#domain/delivery/delivery-window.ts'

test.each([
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-23', 5, '2026-11-30'],
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-11-23', -1, '2026-11-20'],
  ['2026-12-31', 1, '2027-01-01'],
])('from %s %i working days lead to %s', (day, days, then) => expect(addWorkingDays(day, days)).toBe(then))

const parcel = (min: string, max: string) => ({ id: 1, carrierKey: 'DHL', deliveryDate: { min, max } })
const PARCELS = [parcel('2026-12-03', '2026-12-09'), parcel('2026-11-25', '2026-11-27')]

test.each([
  [0, { min: '2026-11-25', max: '2026-12-09' }],
  [1, { min: '2026-11-26', max: '2026-12-10' }],
  [-2, { min: '2026-11-23', max: '2026-12-07' }],
  [-9, { min: '2026-11-23', max: '2026-11-26' }],
])('%i days later all parcels arrive within %j', (days, span) =>
  expect(windowSpan(deliveryWindows(PARCELS, days, '2026-11-21'))).toEqual(span),
)

test('without a parcel there is no window', () =>
  expect(windowSpan(deliveryWindows([], 0, '2026-11-21'))).toBeNull())
