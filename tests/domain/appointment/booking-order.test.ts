import { expect, test } from 'vitest'
import type { Appointment } from '#domain/appointment/appointment.ts'
import { inBookingOrder } from '#domain/appointment/booking-order.ts'
import { anAppointment } from '#tests/support/appointments.ts'

type Step = [event: Appointment['history'][number]['event'], day: number]

const after = (number: string, ...steps: Step[]) =>
  anAppointment({
    number,
    history: steps.map(([event, day]) => ({ event, at: `2026-11-0${day}T08:00:00Z`, actor: 'customer' })),
  })

test.each<[string, Step[], Step[]]>([
  ['who booked earlier', [['book', 1]], [['book', 2]]],
  [
    'who held earlier, but booked later, does not',
    [['book', 2]],
    [
      ['hold', 1],
      ['book', 3],
    ],
  ],
  [
    'who moved to the time later does not',
    [['book', 2]],
    [
      ['book', 1],
      ['move', 3],
    ],
  ],
  [
    'who was reminded later',
    [
      ['book', 1],
      ['remind', 4],
    ],
    [['book', 2]],
  ],
])('%s comes first', (_, first, second) => {
  const [one, other] = [after('1', ...first), after('2', ...second)]
  for (const all of [
    [one, other],
    [other, one],
  ])
    expect(inBookingOrder(all).map(({ number }) => number)).toEqual(['1', '2'])
})
