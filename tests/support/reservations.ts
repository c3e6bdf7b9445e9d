import type { Reservation } from '#domain/branch/reservation.ts'
import { noReservations } from '#clients/shop-api/reservation-repository.ts'
import type { ReservationRepository } from '#clients/shop-api/reservation-repository.ts'
import { createEmailLimits } from '#modules/email/email-limits.ts'
import type { EmailJob } from '#modules/email/mail-queue.ts'
import { createReservations } from '#modules/reservation/reservations.ts'
import type { Db } from '#platform/database.ts'
import { recordingLog } from './log.ts'

export const aReservation = (over: Partial<Reservation> = {}): Reservation => ({
  id: '400000000001',
  shopId: 10001,
  branchId: 1,
  variantId: 500001,
  goods: 'Brera 4711',
  customer: { id: null, firstName: 'Ada', lastName: 'Muster', email: 'ada@example.com' },
  status: 'reserved',
  reservedAt: '2026-11-23T10:00:00Z',
  expiresAt: '2026-11-26T23:00:00Z',
  letter: 'reserved',
  ...over,
})

/** Reservations whose emails are a list; of a shop without any by default. */
export function testReservations({
  repository = noReservations,
  limits = {},
  isMailDown = false,
  now = () => new Date('2026-11-23T10:00:00Z'),
}: {
  repository?: ReservationRepository
  limits?: Parameters<typeof createEmailLimits>[0]
  isMailDown?: boolean
  now?: () => Date
} = {}) {
  const { log, lines } = recordingLog()
  const queued = new Map<string, EmailJob>()
  let deliveries = 0
  const reservations = createReservations({
    repository,
    mail: {
      async enqueue(_, job) {
        if (isMailDown) throw new Error('the database is down')
        if (!queued.has(job.key)) queued.set(job.key, job)
      },
      deliverSoon: () => void (deliveries += 1),
    },
    limits: createEmailLimits(limits),
    secrets: ['test'],
    database: async (): Promise<Db> => Object.create(null),
    now,
    log,
  })
  return {
    reservations,
    lines,
    letters: () => [...queued.values()].map(({ payload }) => payload),
    deliveries: () => deliveries,
  }
}
