import { expect, test } from 'vitest'
import { noAppointments } from '#clients/shop-api/appointment-repository.ts'
import type { Appointment } from '#domain/appointment/appointment.ts'
import { ok } from '#domain/result.ts'
import { createAppointments } from '#modules/appointment/appointments.ts'
import { createEmailLimits } from '#modules/email/email-limits.ts'
import { readEnv } from '#platform/env.ts'
import { inPages } from '#tests/support/pages.ts'
import { ANNA, anAppointment } from '#tests/support/appointments.ts'
import { recordingLog } from '#tests/support/log.ts'

const waiting = anAppointment({ letters: [{ key: '1-booked', kind: 'booked' }] })
const held = anAppointment({ id: 'held', number: '1000000001', status: 'held', person: null })
const booking = { key: 'a-key', owner: 'anna', branchId: 1, service: 'advice', start: waiting.start } as const

/** A module over a repository of one appointment. `queued`: the keys of letters. */
function opened({ perMailbox = 3, isMailDown = false } = {}) {
  const { log, lines } = recordingLog()
  const queued: string[] = []
  const recorded: string[] = []
  const keys: string[] = []
  const due: Appointment[] = [waiting]
  const appointments = createAppointments({
    shopName: 'Veduta',
    env: readEnv({}),
    repository: {
      ...noAppointments,
      byId: async (id) => [waiting, held].find((each) => [each.id, each.number].includes(id)) ?? null,
      async book(_, { key }) {
        keys.push(key)
        return ok(waiting)
      },
      due: inPages(
        () => due,
        ({ id }) => id,
      ),
      recordLetter: async (_, key) => void recorded.push(key),
    },
    mail: {
      async enqueue(_, { key }) {
        if (isMailDown || key.includes('poisonous')) throw new Error('the database is down')
        queued.push(key)
      },
      deliverSoon() {},
    },
    limits: createEmailLimits({ perMailbox }),
    secrets: ['secret'],
    // The queue is a list.
    database: async () => Object.create(null),
    now: () => new Date('2026-11-20T08:00:00Z'),
    log,
  })
  const book = (who: string) => appointments.book('de-de', { ...booking, owner: who }, ANNA, undefined)
  return { appointments, book, due, keys, queued, recorded, lines }
}

test('a booking queues its letter at once', async () => {
  const { book, queued, recorded } = opened()
  expect(await book('anna')).toMatchObject({ ok: true })
  expect([queued, recorded]).toEqual([['appointment:appointment-of-anna-0001:1-booked'], ['1-booked']])
})

test('a booking counts where its letter cannot be queued; the job queues it later', async () => {
  const { book, recorded, lines } = opened({ isMailDown: true })
  expect(await book('anna')).toMatchObject({ ok: true })
  expect(recorded).toEqual([])
  expect(lines).toEqual(['warn: emails are queued later'])
  const later = opened()
  await later.appointments.sendDueLetters()
  expect(later.queued).toEqual(['appointment:appointment-of-anna-0001:1-booked'])
  later.due.length = 0
  await later.appointments.sendDueLetters()
  expect(later.queued).toHaveLength(1)
})

test('of five letters, in pages of two, one that always fails holds up no other', async () => {
  const { appointments, due, queued } = opened()
  due.push(...['a', 'poisonous', 'q', 'z'].map((id) => ({ ...waiting, id })))
  await expect(appointments.sendDueLetters()).rejects.toThrow('1 entries could not be processed')
  expect(queued).toEqual(['a', waiting.id, 'q', 'z'].map((id) => `appointment:${id}:1-booked`))
})

test('the key belongs to whoever sends it', async () => {
  const { book, keys } = opened()
  await book('anna')
  await book('anna')
  await book('berta')
  expect(new Set(keys).size).toBe(2)
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
})

test('more bookings for a mailbox than it may have are refused', async () => {
  const { book, keys } = opened({ perMailbox: 1 })
  await book('anna')
  expect(await book('anna')).toEqual({ ok: false, error: 'later' })
  expect(keys).toHaveLength(1)
})

test.each([
  [waiting.number, ' Anna@example.com', waiting.id],
  [waiting.number, 'eve@example.com', undefined],
  [held.number, 'anna@example.com', undefined],
  ['9999999999', 'anna@example.com', undefined],
])('%s is looked up with %s', async (number, email, id) =>
  expect((await opened().appointments.lookup(number, email.trim()))?.id).toBe(id),
)
