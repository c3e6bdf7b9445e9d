import { expect, test } from 'vitest'
import { calendarFile } from '#modules/appointment/calendar-file.ts'
import { anAppointment } from '#tests/support/appointments.ts'

const BOOKED = { at: '2026-11-20T08:00:00Z', event: 'book', actor: 'customer' } as const
const MOVED = { at: '2026-11-21T08:00:00Z', event: 'move', actor: 'customer' } as const
const TEXTS = { shop: 'Veduta', summary: 'Termin bei Veduta', link: 'https://shop.example/a/' }

test.each([
  [[BOOKED], '20261120T080000Z'],
  [[BOOKED, MOVED, { ...MOVED, at: '2026-11-22T08:00:00Z' }], '20261122T080000Z'],
  [[], '20261125T090000Z'],
])('after %j its stamp is %s: the time of the latest change', (history, stamp) => {
  const lines = String(calendarFile(anAppointment({ history }), TEXTS)).split('\r\n')
  for (const line of [`DTSTAMP:${stamp}`, 'PRODID:-//Veduta//Shop//EN', 'SUMMARY:Termin bei Veduta'])
    expect(lines).toContain(line)
})
