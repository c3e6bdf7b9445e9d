import { describe, expect, test } from 'vitest'
import {
  bookedAppointment,
  cancelledAppointment,
  displacedAppointment,
  missedAppointment,
  movedAppointment,
  needsFrame,
  relocatedAppointment,
  remindedAppointment,
} from '#domain/appointment/change.ts'
import { ANNA, anAppointment } from '#tests/support/appointments.ts'

const AT = '2026-11-21T08:00:00Z'
const by = { actor: 'customer', at: AT } as const
const AFTER = '2026-11-25T12:00:00Z'
const times = { start: '2026-11-26T11:00:00+01:00', end: '2026-11-26T11:30:00+01:00' }

test('what is held is booked with its person and a letter', () => {
  const held = anAppointment({ status: 'held', person: null, heldUntil: AT, revision: 0, history: [] })
  expect(bookedAppointment(held, ANNA, by)).toMatchObject({
    status: 'booked',
    person: ANNA,
    heldUntil: null,
    revision: 1,
    letters: [{ key: '1-booked', kind: 'booked' }],
    history: [{ at: AT, event: 'book', actor: 'customer' }],
  })
  expect(bookedAppointment(anAppointment(), ANNA, by)).toBeNull()
})

describe('a move', () => {
  test('has the new time, and a letter in place of an older one', () => {
    const waiting = anAppointment({ letters: [{ key: '1-booked', kind: 'booked' }] })
    expect(movedAppointment(waiting, times, by)).toMatchObject({
      ...times,
      status: 'booked',
      revision: 2,
      letters: [{ key: '2-moved', kind: 'moved' }],
    })
  })

  test('to the same time changes nothing, except where it was displaced', () => {
    const same = anAppointment()
    expect(movedAppointment(same, same, by)).toBe(same)
    const displaced = anAppointment({ status: 'displaced' })
    expect(movedAppointment(displaced, displaced, by)).toMatchObject({ status: 'booked', revision: 2 })
  })

  test('of a past or cancelled one is impossible', () => {
    expect(movedAppointment(anAppointment(), times, { ...by, at: AFTER })).toBeNull()
    expect(movedAppointment(anAppointment({ status: 'cancelled' }), times, by)).toBeNull()
  })
})

describe('a cancellation', () => {
  test.each([
    ['customer', 'cancelled'],
    ['operator', 'withdrawn'],
  ] as const)('by the %s sends the letter %s', (actor, kind) =>
    expect(cancelledAppointment(anAppointment(), { actor, at: AT })).toMatchObject({
      status: 'cancelled',
      letters: [{ key: `2-${kind}`, kind }],
    }),
  )

  test('again changes nothing, of a past one is impossible', () => {
    const cancelled = anAppointment({ status: 'cancelled' })
    expect(cancelledAppointment(cancelled, by)).toBe(cancelled)
    expect(cancelledAppointment(anAppointment(), { ...by, at: AFTER })).toBeNull()
  })
})

describe('a branch', () => {
  const { branch } = anAppointment()

  test.each([{ street: 'Neue Straße 7' }, { city: 'Brühl' }])('at %j is written to whoever comes', (there) =>
    expect(relocatedAppointment(anAppointment(), { ...branch, ...there }, AT)).toMatchObject({
      status: 'booked',
      branch: there,
      revision: 2,
      letters: [{ key: '2-relocated', kind: 'relocated' }],
      history: [{ event: 'book' }, { at: AT, event: 'relocate', actor: 'shop' }],
    }),
  )

  test('with another telephone needs no letter', () => {
    const phone = '+49 40 7777'
    const before = anAppointment()
    expect(relocatedAppointment(before, { ...branch, phone }, AT)).toEqual({
      ...before,
      branch: { ...branch, phone },
    })
  })

  test('that moves after the appointment is not written about', () =>
    expect(relocatedAppointment(anAppointment(), { ...branch, city: 'Brühl' }, AFTER)).toBeNull())
})

test('what cannot take place is displaced with a letter, unless nobody expects it', () => {
  expect(displacedAppointment(anAppointment(), AT)).toMatchObject({
    status: 'displaced',
    letters: [{ key: '2-displaced', kind: 'displaced' }],
  })
  expect(displacedAppointment(anAppointment({ status: 'cancelled' }), AT)).toBeNull()
})

test('who did not come is recorded after the start, without a letter', () => {
  const operator = { actor: 'operator', at: AFTER } as const
  expect(missedAppointment(anAppointment(), operator)).toMatchObject({ status: 'missed', letters: [] })
  expect(missedAppointment(anAppointment(), { ...operator, at: AT })).toBeNull()
})

test.each([
  ['a day before', {}, '2026-11-24T09:00:00Z', true],
  ['just before its start', {}, '2026-11-25T08:59:59Z', true],
  ['earlier', {}, '2026-11-24T08:59:59Z', false],
  ['at its start', {}, '2026-11-25T09:00:00Z', false],
  ['without one', { variantId: null }, '2026-11-24T09:00:00Z', false],
  ['where it is cancelled', { status: 'cancelled' as const }, '2026-11-24T09:00:00Z', false],
])('the frame has to lie ready %s: %j at %s', (_, over, at, expected) =>
  expect(needsFrame(anAppointment({ variantId: 500_001, ...over }), at)).toBe(expected),
)

describe('the reminder', () => {
  const DUE = '2026-11-24T09:00:00Z'
  const bookedAt = (at: string) => ({ history: [{ at, event: 'book', actor: 'customer' } as const] })

  test('is written a day before, once, and keeps other letters', () => {
    const waiting = anAppointment({ letters: [{ key: '1-moved', kind: 'moved' }] })
    const reminded = remindedAppointment(waiting, DUE)
    expect(reminded?.letters.map(({ key }) => key)).toEqual(['1-moved', '1-reminder'])
    expect(reminded?.revision).toBe(1)
    expect(reminded && remindedAppointment(reminded, DUE)).toBeNull()
  })

  test.each([
    ['earlier', {}, '2026-11-24T08:59:59Z'],
    ['where it was booked within the last day', bookedAt('2026-11-24T09:00:01Z'), DUE],
    ['after its start', {}, AFTER],
    ['where it is cancelled', { status: 'cancelled' as const }, DUE],
    ['without a history', { history: [] }, DUE],
  ])('is not written %s', (_, over, at) => expect(remindedAppointment(anAppointment(over), at)).toBeNull())
})
