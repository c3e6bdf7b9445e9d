import { noAppointments } from '#clients/shop-api/appointment-repository.ts'
import type { Appointment } from '#domain/appointment/appointment.ts'
import { fail, ok } from '#domain/result.ts'
import { createAppointments } from '#modules/appointment/appointments.ts'
import { createEmailLimits } from '#modules/email/email-limits.ts'
import { readEnv } from '#platform/env.ts'
import { ANNA, anAppointment } from './appointments.ts'
import { recordingLog } from './log.ts'
import { inPages } from './pages.ts'

export const WAITING = anAppointment({ letters: [{ key: '1-booked', kind: 'booked' }] })
export const HELD = anAppointment({ id: 'held', number: '1000000001', status: 'held', person: null })
export const OF_ANNA = anAppointment({ id: 'hers', number: '1000000002', customerId: 'anna' })
export const BOOKING = {
  key: 'a-key',
  owner: 'anna',
  branchId: 1,
  service: 'advice',
  start: WAITING.start,
} as const

/** A module over a repository of three appointments. `queued`: the keys of letters; `asked`: ids; `changes`: what was asked for. */
export function openedAppointments({ perMailbox = 3, isMailDown = false } = {}) {
  const { log, lines } = recordingLog()
  const queued: string[] = []
  const recorded: string[] = []
  const keys: string[] = []
  const due: Appointment[] = [WAITING]
  const asked: string[] = []
  const changes: unknown[][] = []
  const payloads: unknown[] = []
  /** How many letters were queued each time they were to be sent. */
  const mailings: number[] = []
  const appointments = createAppointments({
    shopName: 'Veduta',
    env: readEnv({}),
    repository: {
      ...noAppointments,
      async byId(id) {
        asked.push(id)
        return [WAITING, HELD, OF_ANNA].find((each) => [each.id, each.number].includes(id)) ?? null
      },
      async book(variant, { key, ...request }) {
        keys.push(key)
        changes.push([variant, request])
        return 'person' in request ? ok(WAITING) : ok(HELD)
      },
      async slots(...wish) {
        changes.push(wish)
        return [{ start: WAITING.start, end: WAITING.end }]
      },
      list: async (customerId) => [OF_ANNA].filter((each) => each.customerId === customerId),
      async move(...change) {
        changes.push(change)
        return change[0] === WAITING.id ? ok(WAITING) : fail('slot-taken')
      },
      async cancel(...change) {
        changes.push(change)
        return ok(WAITING)
      },
      due: inPages(
        () => due,
        ({ id }) => id,
      ),
      recordLetter: async (_, key) => void recorded.push(key),
    },
    mail: {
      async enqueue(_, { key, payload }) {
        if (isMailDown || key.includes('poisonous')) throw new Error('the database is down')
        queued.push(key)
        payloads.push(payload)
      },
      deliverSoon: () => void mailings.push(queued.length),
    },
    limits: createEmailLimits({ perMailbox }),
    secrets: ['secret'],
    // The queue is a list.
    database: async () => Object.create(null),
    now: () => new Date('2026-11-20T08:00:00Z'),
    log,
  })
  const book = (who: string) => appointments.book('de-de', { ...BOOKING, owner: who }, ANNA, undefined)
  return { appointments, asked, book, changes, due, keys, lines, mailings, payloads, queued, recorded }
}
