import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/shop/local-time.ts'
import {
  earliestDelivery,
  firstScheduled,
  nearestDeliveryDay,
  nextScheduled,
  noticeDay,
  orderDay,
  previousScheduled,
  upcomingDeliveries,
} from '#domain/subscription/delivery-dates.ts'

const every = (count: number, day: number, unit: 'month' | 'week' = 'month') => ({
  interval: { unit, count },
  day,
})

test.each([
  ['2026-11-23', 23],
  ['2027-01-31', 30],
  ['2027-02-01', 1],
])('on %s the day %i is preselected', (today, day) => expect(nearestDeliveryDay(today)).toBe(day))

describe('the next delivery', () => {
  test.each([
    ['2027-01-12', every(1, 12), '2027-02-12'],
    ['2027-01-30', every(1, 30), '2027-02-28'],
    ['2028-01-30', every(1, 30), '2028-02-29'],
    ['2027-02-28', every(1, 30), '2027-03-30'],
    ['2027-12-12', every(3, 12), '2028-03-12'],
    ['2027-03-20', every(2, 1, 'week'), '2027-04-03'],
    ['2027-10-24', every(1, 1, 'week'), '2027-10-31'],
  ])('after %s', (scheduled, rhythm, next) => {
    expect(nextScheduled(scheduled, rhythm)).toBe(next)
    expect(nextScheduled(previousScheduled(next, rhythm), rhythm)).toBe(next)
  })

  test.each([
    ['2027-01-12', every(1, 12), '2027-02-12'],
    ['2027-01-31', every(1, 30), '2027-02-28'],
    ['2027-01-25', every(1, 3), '2027-03-03'],
    ['2027-01-05', every(1, 28), '2027-01-28'],
    ['2027-01-15', every(3, 20), '2027-04-20'],
    ['2027-03-20', every(6, 1, 'week'), '2027-05-01'],
  ])('after the first one of %s', (start, rhythm, next) => expect(firstScheduled(start, rhythm)).toBe(next))
})

test('the coming deliveries', () =>
  expect(upcomingDeliveries('2027-01-30', every(1, 30), 4)).toEqual([
    '2027-01-30',
    '2027-02-28',
    '2027-03-30',
    '2027-04-30',
  ]))

test.each([
  ['2027-02-12', 'DE', '2027-02-05', '2027-01-29'],
  ['2027-04-02', 'DE', '2027-03-24', '2027-03-17'],
  ['2027-01-04', 'DE', '2026-12-24', '2026-12-17'],
  ['2027-01-04', 'CZ', '2026-12-23', '2026-12-16'],
  ['2027-01-08', 'PL', '2026-12-30', '2026-12-23'],
  ['2027-01-04', null, '2026-12-28', '2026-12-21'],
] as const)(
  'the order of %s in %s is made five working days before, and announced a week before that',
  (delivery, country, ordered, announced) => {
    expect([orderDay(delivery, country), noticeDay(delivery, country)]).toEqual([ordered, announced])
  },
)

test.each([
  ['2027-02-05', 'DE', '2027-02-15'],
  ['2026-12-22', 'DE', '2026-12-31'],
  ['2026-12-22', 'CZ', '2027-01-04'],
] as const)('on %s a delivery in %s can be planned for %s', (today, country, earliest) => {
  expect(earliestDelivery(today, country)).toBe(earliest)
  expect(orderDay(earliest, country) > today).toBe(true)
})

describe('in two years from any day of four years', () => {
  const starts = Array.from({ length: 1461 }, (_, days) => addDays('2026-01-01', days))

  test.each([1, 2, 3, 6, 12])('every %i months: none is lost, and no period has two', (count) => {
    const faults = starts.flatMap((start) =>
      [1, 15, 29, 30]
        .filter((day) => {
          const rhythm = every(count, day)
          const days = [start, ...upcomingDeliveries(firstScheduled(start, rhythm), rhythm, 25)]
          const gaps = days
            .slice(1)
            .map((each, at) => (Date.parse(each) - Date.parse(days[at] ?? '')) / 864e5)
          const [first = 0, ...others] = gaps
          const isEven = others.every((gap) => gap >= 28 * count && gap <= 31 * count)
          return !isEven || first < 28 * count - 16 || first > 31 * count + 16
        })
        .map((day) => `${start} on ${day}`),
    )
    expect(faults).toEqual([])
  })
})
