import { expect, test } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import { appointmentsJob } from '#modules/appointment/appointments.ts'
import { ANNA } from '#tests/support/appointments.ts'
import { BOOKING, HELD, OF_ANNA, openedAppointments, WAITING } from '#tests/support/opened-appointments.ts'

const ELEVEN = '2026-11-25T11:00:00+01:00'

test('a booking queues its letter at once', async () => {
  const { book, mailings, payloads, queued, recorded } = openedAppointments()
  expect(await book('anna')).toMatchObject({ ok: true })
  expect([queued, recorded]).toEqual([['appointment:appointment-of-anna-0001:1-booked'], ['1-booked']])
  expect(payloads).toEqual([{ id: WAITING.id, kind: 'booked' }])
  expect(mailings).toEqual([1])
})

test('an appointment without a letter that waits sends none', async () => {
  const { appointments, due, mailings, queued } = openedAppointments()
  due.splice(0, 1, HELD)
  await appointments.sendDueLetters()
  expect([queued, mailings]).toEqual([[], []])
})

test.each(['move', 'cancel'] as const)('a customer can %s it, which is written to them', async (change) => {
  const { appointments, changes, queued } = openedAppointments()
  expect(await appointments[change](WAITING, ELEVEN)).toEqual(ok(WAITING))
  const when = change === 'move' ? [ELEVEN] : []
  expect(changes).toEqual([[WAITING.id, { actor: 'customer' }, ...when]])
  expect(queued).toHaveLength(1)
})

test('what was refused is written to nobody', async () => {
  const { appointments, lines, queued } = openedAppointments()
  expect(await appointments.move(OF_ANNA, ELEVEN)).toEqual(fail('slot-taken'))
  expect([queued, lines]).toEqual([[], []])
})

test('the job sends what waits, until it is to stop', async () => {
  const { appointments, queued } = openedAppointments()
  const { run } = appointmentsJob(appointments)
  await expect(run({ data: {}, signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(queued).toEqual([])
  await run({ data: {}, signal: new AbortController().signal })
  expect(queued).toHaveLength(1)
})

test('a booking counts where its letter cannot be queued; the job queues it later', async () => {
  const { book, recorded, lines } = openedAppointments({ isMailDown: true })
  expect(await book('anna')).toMatchObject({ ok: true })
  expect(recorded).toEqual([])
  expect(lines).toEqual(['warn: emails are queued later'])
  const later = openedAppointments()
  await later.appointments.sendDueLetters()
  expect(later.queued).toEqual(['appointment:appointment-of-anna-0001:1-booked'])
  later.due.length = 0
  await later.appointments.sendDueLetters()
  expect(later.queued).toHaveLength(1)
})

test('of five letters, in pages of two, one that always fails holds up no other', async () => {
  const { appointments, due, queued } = openedAppointments()
  due.push(...['a', 'poisonous', 'q', 'z'].map((id) => ({ ...WAITING, id })))
  await expect(appointments.sendDueLetters()).rejects.toThrow('1 entries could not be processed')
  expect(queued).toEqual(['a', WAITING.id, 'q', 'z'].map((id) => `appointment:${id}:1-booked`))
})

test('the key belongs to whoever sends it', async () => {
  const { book, keys } = openedAppointments()
  await book('anna')
  await book('anna')
  await book('berta')
  expect(new Set(keys).size).toBe(2)
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
})

test('a time is held for whoever books it then, and counts as free for them alone', async () => {
  const { appointments, book, changes, keys } = openedAppointments()
  expect(await appointments.hold('de-de', { ...BOOKING, owner: 'anna' })).toEqual(ok(HELD))
  await book('anna')
  const { branchId, service, start } = BOOKING
  const request = { branchId, service, start }
  expect(changes.splice(0)).toEqual([
    ['de-de', request],
    ['de-de', { ...request, person: ANNA }],
  ])
  const days = { service, from: '2026-11-25', to: '2026-11-26' }
  for (const own of [undefined, { key: BOOKING.key, owner: 'anna' }])
    expect(await appointments.slots('de-de', 1, { ...days, ...(own && { own }) })).toHaveLength(1)
  expect(changes).toEqual([
    ['de-de', 1, days],
    ['de-de', 1, { ...days, key: keys[0] }],
  ])
  expect(new Set(keys).size).toBe(1)
})

test('more bookings for a mailbox than it may have are refused', async () => {
  const { book, keys } = openedAppointments({ perMailbox: 1 })
  await book('anna')
  expect(await book('anna')).toEqual({ ok: false, error: 'later' })
  expect(keys).toHaveLength(1)
})
