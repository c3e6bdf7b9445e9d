import { expect, test } from 'vitest'
import { HELD, OF_ANNA, openedAppointments, WAITING } from '#tests/support/opened-appointments.ts'

test.each([
  [WAITING.number, ' Anna@example.com', WAITING.id],
  [WAITING.number, 'eve@example.com', undefined],
  [HELD.number, 'anna@example.com', undefined],
  ['9999999999', 'anna@example.com', undefined],
])('%s is looked up with %s', async (number, email, id) =>
  expect((await openedAppointments().appointments.lookup(number, email.trim()))?.id).toBe(id),
)

test.each([
  [OF_ANNA.id, 'anna', OF_ANNA],
  [OF_ANNA.id, 'eve', null],
  [WAITING.id, 'anna', null],
  ['unknown', 'anna', null],
])('whether %s is an appointment of the customer %s', async (id, customerId, found) =>
  expect(await openedAppointments().appointments.ofCustomer(id, customerId)).toEqual(found),
)

test('customers see what they have booked', async () => {
  const { appointments } = openedAppointments()
  expect(await appointments.list('anna')).toEqual([OF_ANNA])
  expect(await appointments.list('eve')).toEqual([])
})

test('a link opens its appointment; a forged one asks for none', async () => {
  const { appointments, asked } = openedAppointments()
  expect(await appointments.byLink(appointments.linkToken(HELD.id))).toEqual(HELD)
  expect(await appointments.byLink(`${appointments.linkToken(HELD.id)}x`)).toBeNull()
  expect(asked).toEqual([HELD.id])
})

test('the file for a calendar has the name of the shop, and a link that opens the appointment', async () => {
  const { appointments } = openedAppointments()
  const lines = String(appointments.file('de-de', HELD)).replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain('SUMMARY:Termin bei Veduta')
  const [url = ''] = lines.filter((line) => line.startsWith('URL'))
  const token = new URL(url.slice(url.indexOf('http'))).searchParams.get('appointment')
  expect(await appointments.byLink(token ?? '')).toEqual(HELD)
})
