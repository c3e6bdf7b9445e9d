import { describe, expect, test } from 'vitest'
import { APPOINTMENT_LETTERS, type Appointment } from '#domain/appointment/appointment.ts'
import { messages } from '#i18n/messages.ts'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { appointmentRenderer } from '#modules/appointment/appointment-email.ts'
import { appointmentLink } from '#modules/appointment/appointment-link.ts'
import { readEnv } from '#platform/env.ts'
import { anAppointment } from '#tests/support/appointments.ts'
import { SENDER } from '#tests/support/sender.ts'

const NOW = new Date('2026-11-20T08:00:00Z')
const THE_DAY_BEFORE = new Date('2026-11-24T09:00:00Z')
const STATUS: Partial<Record<string, Appointment['status']>> = {
  cancelled: 'cancelled',
  withdrawn: 'cancelled',
  displaced: 'displaced',
}

const render = (kind: string, appointment: Appointment | null, now = NOW) =>
  appointmentRenderer({
    appointments: { byId: async () => appointment },
    sender: SENDER,
    secrets: ['secret'],
    now: () => now,
    env: readEnv({ SHOP_ORIGIN: 'https://shop.example' }),
  })({ id: 'appointment-of-anna-0001', kind })

describe.each(VARIANT_CODES)('in %s', (variant) => {
  const { shopId } = VARIANTS[variant]

  test.each(APPOINTMENT_LETTERS)(
    'the letter %s names time and place, and not what it is for',
    async (kind) => {
      const appointment = anAppointment({ shopId, status: STATUS[kind] ?? 'booked' })
      const letter = await render(kind, appointment, THE_DAY_BEFORE)
      expect(letter?.to).toBe('anna@example.com')
      const hello = messages(variant)('order.email.hello', { name: 'Anna Berg' })
      for (const words of [hello, '2026', '10:00', 'Ehrenstra', '50672 Köln', '1234567890'])
        expect(letter?.text).toContain(words)
      expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/appointment\.|\{\w+\}/)
      const all = `${letter?.subject} ${letter?.html} ${letter?.attachments?.map(({ content }) => content)}`
      expect(all).not.toMatch(/sehtest|eye-test|zrak|wzrok|vue|vista/i)
    },
  )
})

test.each(APPOINTMENT_LETTERS)(
  'in German the letter %s says what has happened, where and when',
  async (kind) => {
    const translate = messages('de-de')
    const { text, html } =
      (await render(kind, anAppointment({ status: STATUS[kind] ?? 'booked' }), THE_DAY_BEFORE)) ?? {}
    expect(text?.split('\n')).toEqual(
      expect.arrayContaining([
        translate(`appointment.email.${kind}.line`, { shop: 'Veduta' }),
        'Wann: Mittwoch, 25. November 2026, 10:00 Uhr',
        'Wo: Köln Innenstadt',
        'Telefon der Filiale: +49 40 66969 1017',
        'Terminnummer: 1234567890',
        `${translate(`appointment.email.${kind}.button`)}:`,
      ]),
    )
    // Each paragraph has its size and its margin.
    expect(html).not.toContain('<p>')
  },
)

test.each([
  ['booked', 'Ihr Termin: Mittwoch, 25. November 2026, 10:00 Uhr'],
  ['relocated', 'Neue Adresse für Ihren Termin: Mittwoch, 25. November 2026, 10:00 Uhr'],
  ['reminder', 'Heute: Ihr Termin um 10:00 Uhr'],
])('on its day the subject of the letter %s is "%s"', async (kind, subject) =>
  expect((await render(kind, anAppointment(), new Date('2026-11-25T08:00:00Z')))?.subject).toBe(subject),
)

test('who is reminded has the appointment in the calendar already', async () =>
  expect((await render('reminder', anAppointment(), THE_DAY_BEFORE))?.attachments).toEqual([]))

/** After the comma of the greeting a sentence goes on, but for the words with which a reader is addressed. */
test.each(['de-de', 'cs-cz', 'pl-pl', 'it-it'] as const)(
  'in %s no letter begins with a capital after its greeting',
  (variant) => {
    const first = APPOINTMENT_LETTERS.map((kind) =>
      messages(variant)(`appointment.email.${kind}.line`, { shop: 'Veduta' }),
    )
    expect(first.filter((line) => !/^(?:\p{Ll}|Ihr |Sie |Państwa |La )/u.test(line))).toEqual([])
  },
)

test('the link opens the appointment for its reader', async () => {
  const { text = '' } = (await render('booked', anAppointment())) ?? {}
  const [, token = ''] = /\/de-de\/niederlassungen\/\?appointment=(\S+)/.exec(text) ?? []
  const seconds = NOW.getTime() / 1000
  expect(appointmentLink.idOf(['secret'], token, seconds)).toBe('appointment-of-anna-0001')
  expect(appointmentLink.idOf(['secret'], token, seconds + 181 * 86_400)).toBeNull()
  expect(appointmentLink.idOf(['other'], token, seconds)).toBeNull()
})

test.each([
  ['booked', 'booked', 'PUBLISH', 'CONFIRMED'],
  ['relocated', 'booked', 'PUBLISH', 'CONFIRMED'],
  ['cancelled', 'cancelled', 'CANCEL', 'CANCELLED'],
  ['displaced', 'displaced', 'CANCEL', 'CANCELLED'],
] as const)('the calendar file of the letter %s', async (kind, status, method, state) => {
  const [file] = (await render(kind, anAppointment({ status, revision: 3 })))?.attachments ?? []
  expect(file).toMatchObject({ filename: '1234567890.ics', contentType: expect.stringContaining(method) })
  const lines = String(file?.content).replaceAll('\r\n ', '').split('\r\n')
  for (const line of [
    `METHOD:${method}`,
    `STATUS:${state}`,
    'SEQUENCE:3',
    'DTSTART:20261125T090000Z',
    'DTEND:20261125T093000Z',
    'UID:appointment-of-anna-0001@veduta.appointment',
    'SUMMARY:Termin bei Veduta',
  ])
    expect(lines).toContain(line)
  expect(lines).toContainEqual(expect.stringMatching(/^LOCATION:Ehrenstraße 41\\, 50672 Köln/))
})

test.each([
  ['booked', anAppointment({ status: 'cancelled' })],
  ['reminder', anAppointment({ status: 'displaced' })],
  ['relocated', anAppointment({ status: 'cancelled' })],
  ['displaced', anAppointment()],
  ['booked', anAppointment({ person: null })],
  ['booked', null],
])('a letter %s that is not true any more is not sent', async (kind, appointment) =>
  expect(await render(kind, appointment)).toBeNull(),
)

test.each([
  ['2026-11-24T09:00:00Z', /^Morgen: /],
  ['2026-11-24T23:30:00Z', /^Heute: /],
  ['2026-11-25T08:59:59Z', /^Heute: /],
])('a reminder that is sent at %s says which day it is there: %s', async (now, subject) =>
  expect((await render('reminder', anAppointment(), new Date(now)))?.subject).toMatch(subject),
)

test.each([
  ['2026-11-25T09:00:00Z', 'the appointment has begun'],
  ['2026-11-23T09:00:00Z', 'it was moved to a later day, and is reminded of again'],
])('at %s no reminder is sent: %s', async (now) =>
  expect(await render('reminder', anAppointment(), new Date(now))).toBeNull(),
)

test('what a customer typed stands there without markup', async () => {
  const person = {
    firstName: 'www.evil.example',
    lastName: '<b>x</b>',
    email: 'anna@example.com',
    phone: null,
  }
  const letter = await render('booked', anAppointment({ person }))
  expect(letter?.html).not.toMatch(/<b>x|href="[^"]*evil/)
})
