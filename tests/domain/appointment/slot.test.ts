import { describe, expect, test } from 'vitest'
import type { AppointmentService } from '#domain/appointment/service.ts'
import {
  type BranchCalendar,
  canTakePlace,
  freeSlotAt,
  freeSlots,
  nextFreeSlot,
  type Slot,
} from '#domain/appointment/slot.ts'
import { isoWithOffset } from '#domain/shop/local-time.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { aBranch } from '#tests/support/branches.ts'

/** A Monday. */
const NOW = new Date('2026-11-23T07:00:00Z')

const calendar = (over: Partial<Branch> = {}, rest: Partial<BranchCalendar> = {}): BranchCalendar => ({
  branch: aBranch(over),
  busy: [],
  blocked: [],
  ...rest,
})
const at = (start: string, minutes = 30): Slot => ({
  start: new Date(start),
  end: new Date(Date.parse(start) + minutes * 60_000),
})
const starts = (slots: readonly Slot[]) =>
  slots.map(({ start }) => isoWithOffset(start, 'Europe/Berlin').slice(11))
const startsOn = (of: BranchCalendar, day: string, service: AppointmentService = 'advice', now = NOW) =>
  starts(freeSlots(of, service, { from: day, to: day, now }))

describe('the slots of a day', () => {
  const week = (opens: string, closes: string) => Array.from({ length: 7 }, () => [{ opens, closes }])

  test.each([
    ['advice', '10:00', '12:00', ['10:00', '10:30', '11:00', '11:30']],
    ['contact-lenses', '10:00', '12:00', ['10:00', '10:30', '11:00']],
    ['repair', '10:00', '11:00', ['10:00', '10:15', '10:30', '10:45']],
    ['contact-lenses', '10:00', '10:30', []],
    ['advice', '23:00', '24:00', ['23:00', '23:30']],
  ] as const)('%s from %s to %s', (service, opens, closes, expected) => {
    const services = ['contact-lenses', 'repair'] as const
    const of = calendar({ hours: week(opens, closes), services: [...services] })
    expect(startsOn(of, '2026-11-25', service)).toEqual(expected.map((time) => `${time}:00+01:00`))
  })

  test('leave out the break', () => {
    const day = [
      { opens: '09:00', closes: '10:00' },
      { opens: '14:00', closes: '15:15' },
    ]
    const of = calendar({ hours: Array.from({ length: 7 }, () => day) })
    const times = ['09:00', '09:30', '14:00', '14:30']
    expect(startsOn(of, '2026-11-25')).toEqual(times.map((time) => `${time}:00+01:00`))
  })

  test('are none for a service that the branch does not have', () =>
    expect(startsOn(calendar(), '2026-11-25', 'hearing-test')).toEqual([]))

  const CLOSED: [string, string, Partial<Branch>][] = [
    ['a Sunday', '2026-11-29', {}],
    ['a public holiday', '2026-12-25', {}],
    ['a special day without hours', '2026-11-25', { specialDays: [{ date: '2026-11-25', spans: [] }] }],
    ['the day after the last', '2026-11-25', { until: '2026-11-24' }],
  ]
  test.each(CLOSED)('are none on %s', (_, day, over) => expect(startsOn(calendar(over), day)).toEqual([]))

  test('follow a special day, holiday or not', () => {
    const special = { date: '2026-12-25', spans: [{ opens: '09:00', closes: '10:00' }] }
    expect(startsOn(calendar({ specialDays: [special] }), '2026-12-25')).toHaveLength(2)
  })

  test.each([
    // The clock jumps from two to three, and at the end of October back from three to two.
    [
      '2026-03-29',
      '2026-03-24T07:00:00Z',
      ['01:00:00+01:00', '01:30:00+01:00', '03:00:00+02:00', '03:30:00+02:00'],
    ],
    [
      '2026-10-25',
      '2026-10-20T07:00:00Z',
      [
        '01:00:00+02:00',
        '01:30:00+02:00',
        '02:00:00+02:00',
        '02:30:00+02:00',
        '02:00:00+01:00',
        '02:30:00+01:00',
        '03:00:00+01:00',
        '03:30:00+01:00',
      ],
    ],
  ])('on %s last as long as they say', (day, now, expected) =>
    expect(startsOn(calendar({ hours: week('01:00', '04:00') }), day, 'advice', new Date(now))).toEqual(
      expected,
    ),
  )
})

describe('a slot is free', () => {
  const slot = '2026-11-25T10:00:00Z'
  const isFree = (rest: Partial<BranchCalendar>, staff?: number) =>
    freeSlotAt(
      calendar(
        { hours: aBranch().hours.map(() => [{ opens: '09:00', closes: '18:00' }]), ...(staff && { staff }) },
        rest,
      ),
      'advice',
      new Date(slot),
      NOW,
    ) !== null

  test.each([
    ['with nothing else', [], 1, true],
    ['between two others', [at('2026-11-25T09:30:00Z'), at('2026-11-25T10:30:00Z')], 1, true],
    ['not beside another', [at(slot)], 1, false],
    ['not where another begins before it ends', [at('2026-11-25T10:15:00Z', 15)], 1, false],
    ['with a second person', [at(slot)], 2, true],
    ['not with two busy people', [at(slot), at('2026-11-25T09:45:00Z')], 2, false],
    ['with two that follow each other', [at(slot, 15), at('2026-11-25T10:15:00Z', 15)], 2, true],
    ['not with three for two', [at(slot), at(slot, 15), at('2026-11-25T10:15:00Z', 15)], 2, false],
  ])('%s', (_, busy, staff, expected) => expect(isFree({ busy }, staff)).toBe(expected))

  test('not while the branch is blocked, whatever the staff', () => {
    expect(isFree({ blocked: [at('2026-11-25T10:29:00Z', 60)] }, 3)).toBe(false)
    expect(isFree({ blocked: [at('2026-11-25T10:30:00Z', 60)] }, 3)).toBe(true)
  })

  test('only where one starts', () => {
    const find = (start: string) => freeSlotAt(calendar(), 'advice', new Date(start), NOW)
    expect(find('2026-11-25T09:30:00Z')).toEqual(at('2026-11-25T09:30:00Z'))
    expect(find('2026-11-25T09:40:00Z')).toBeNull()
    expect(find('2026-11-25T05:30:00Z')).toBeNull()
  })
})

describe('what can be booked', () => {
  test('begins two hours from now', () =>
    expect(startsOn(calendar(), '2026-11-23', 'advice', new Date('2026-11-23T14:31:00Z'))).toEqual([
      '18:00:00+01:00',
    ]))

  test('ends after sixty days, and does not reach into the past', () => {
    const days = (from: string, to: string) => [
      ...new Set(
        freeSlots(calendar(), 'advice', { from, to, now: NOW }).map(({ start }) =>
          start.toISOString().slice(0, 10),
        ),
      ),
    ]
    const all = days('0001-01-01', '9999-12-31')
    expect([all[0], all.at(-1)]).toEqual(['2026-11-23', '2027-01-21'])
    expect(days('2026-11-27', '2026-11-30')).toEqual(['2026-11-27', '2026-11-28', '2026-11-30'])
    expect(days('2026-11-27', '2026-11-26')).toEqual([])
  })
})

describe('the next free slot', () => {
  test('is the first that can be booked', () => {
    const busy = [at('2026-11-23T09:00:00Z')]
    expect(nextFreeSlot(calendar({}, { busy }), 'advice', NOW)).toEqual(at('2026-11-23T09:30:00Z'))
  })

  test('may be days away, or in none of the days', () => {
    const blocked = [at('2026-11-23T00:00:00Z', 72 * 60)]
    expect(nextFreeSlot(calendar({}, { blocked }), 'advice', NOW)).toEqual(at('2026-11-26T08:30:00Z'))
    expect(nextFreeSlot(calendar({}, { blocked }), 'advice', NOW, 3)).toBeNull()
  })
})

describe('an appointment on Wednesday at ten can take place', () => {
  const slot = at('2026-11-25T09:00:00Z')
  const day = (opens: string, closes: string) => ({
    specialDays: [{ date: '2026-11-25', spans: [{ opens, closes }] }],
  })

  test.each([
    ['as booked', {}, true],
    ['where its branch opens at ten', day('10:00', '12:00'), true],
    ['where its branch opens at a time that fits no slot', day('09:50', '10:30'), true],
    ['not where it opens later', day('10:15', '12:00'), false],
    ['not where it closes before the end', day('09:00', '10:15'), false],
    ['not on a new holiday', { specialDays: [{ date: '2026-11-25', spans: [] }] }, false],
    ['not after the last day', { until: '2026-11-24' }, false],
  ])('%s', (_, over, expected) => expect(canTakePlace(slot, 'advice', calendar(over))).toBe(expected))

  test('not where the service is gone, or the time is blocked', () => {
    expect(canTakePlace(slot, 'hearing-test', calendar())).toBe(false)
    expect(canTakePlace(slot, 'advice', calendar({}, { blocked: [at('2026-11-25T09:29:00Z')] }))).toBe(false)
  })

  const others = (count: number) => ({ busy: Array.from({ length: count }, () => slot) })

  test.each([1, 2])('with a staff of %i beside fewer others, not beside as many', (staff) => {
    expect(canTakePlace(slot, 'advice', calendar({ staff }, others(staff - 1)))).toBe(true)
    expect(canTakePlace(slot, 'advice', calendar({ staff }, others(staff)))).toBe(false)
  })
})
