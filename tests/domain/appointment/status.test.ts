import { expect, test } from 'vitest'
import {
  APPOINTMENT_ACTORS,
  APPOINTMENT_EVENTS,
  APPOINTMENT_STATUSES,
  nextAppointmentStatus,
} from '#domain/appointment/status.ts'

const START = '2026-11-25T10:00:00+01:00'
const BEFORE = '2026-11-25T08:59:00Z'
const AFTER = '2026-11-25T09:00:00Z'

/** Everything that is possible; what is not listed is not. */
const POSSIBLE = new Map([
  ['held hold customer before', 'held'],
  ['held book customer before', 'booked'],
  ['booked move customer before', 'booked'],
  ['booked relocate shop before', 'booked'],
  ['booked displace shop before', 'displaced'],
  ['booked cancel customer before', 'cancelled'],
  ['booked cancel operator before', 'cancelled'],
  ['booked miss operator after', 'missed'],
  ['booked remind shop before', 'booked'],
  ['displaced move customer before', 'booked'],
  ['displaced move customer after', 'booked'],
  ['displaced cancel customer before', 'cancelled'],
  ['displaced cancel customer after', 'cancelled'],
  ['displaced cancel operator before', 'cancelled'],
  ['displaced cancel operator after', 'cancelled'],
])

const cases = APPOINTMENT_STATUSES.flatMap((status) =>
  APPOINTMENT_EVENTS.flatMap((event) =>
    APPOINTMENT_ACTORS.flatMap((actor) =>
      (['before', 'after'] as const).map((when) => ({ status, event, actor, when })),
    ),
  ),
)

test.each(cases)('$status $event by $actor $when its start', ({ status, event, actor, when }) => {
  const at = when === 'before' ? BEFORE : AFTER
  expect(nextAppointmentStatus({ status, start: START }, event, { actor, at })).toBe(
    POSSIBLE.get(`${status} ${event} ${actor} ${when}`) ?? null,
  )
})
