import type { Reservation, ReservationRefusal, ReservationRequest } from '#domain/branch/reservation.ts'
import { fail, type Result } from '#domain/result.ts'
import { isSameMailbox } from '#domain/form/mailbox.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { ReservationRepository } from '#clients/shop-api/reservation-repository.ts'
import type { EmailLimits } from '#modules/email/email-limits.ts'
import type { MailQueue } from '#modules/email/mail-queue.ts'
import { queueNow } from '#modules/email/queue-now.ts'
import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { everyEntry, sweep } from '#platform/jobs/sweep.ts'
import type { Log } from '#platform/log.ts'
import { RESERVATION_EMAIL } from './reservation-email.ts'
import { reservationLink } from './reservation-link.ts'

type Deps = {
  repository: ReservationRepository
  mail: Pick<MailQueue, 'enqueue' | 'deliverSoon'>
  limits: EmailLimits
  secrets: readonly string[]
  /** Opens the database with the tables of emails. */
  database(): Promise<Db>
  now(): Date
  log: Pick<Log, 'warn'>
}

/** Seconds between looks for reservations that are over. */
const INTERVAL = 60

/** Pieces of branches that wait for somebody. */
export type Reservations = {
  /** `later`: too many requests from this address or for this mailbox. */
  reserve(
    variant: VariantCode,
    request: ReservationRequest,
    address: string | undefined,
  ): Promise<Result<Reservation, ReservationRefusal | 'later'>>
  ofCustomer(customerId: string): Promise<Reservation[]>
  /** For who names its mailbox; null otherwise. */
  lookup(id: string, email: string): Promise<Reservation | null>
  /** Null where it is over otherwise. */
  cancel(id: string): Promise<Reservation | null>
  /** The proof in a link that opens a reservation. */
  linkTo(id: string): string
  ofLink(token: string): Promise<Reservation | null>
  /** Ends what is over, and queues the emails that wait, each once. */
  processDue(signal?: AbortSignal): Promise<void>
}

export function createReservations(deps: Deps): Reservations {
  const { repository, mail, limits, secrets, database, now, log } = deps
  const seconds = () => Math.floor(now().getTime() / 1000)

  async function sendLetter({ id, letter, expiresAt }: Reservation): Promise<void> {
    if (letter === null) return
    // Extended once more, it is said once more.
    const about = letter === 'extended' ? `${letter}:${expiresAt}` : letter
    const key = `${RESERVATION_EMAIL}:${id}:${about}`
    await mail.enqueue(await database(), { key, kind: RESERVATION_EMAIL, payload: { id, letter } })
    await repository.recordLetter(id, letter)
    mail.deliverSoon()
  }

  return {
    async reserve(variant, request, address) {
      if (!(await limits.allowRequest(address))) return fail('later')
      if (!(await limits.allowRecipient(request.customer.email))) return fail('later')
      const reserved = await repository.reserve(variant, request)
      if (reserved.ok) await queueNow(() => sendLetter(reserved.value), log)
      return reserved
    },
    ofCustomer: repository.list,
    async lookup(id, email) {
      const found = await repository.byId(id)
      const isTheirs = found && isSameMailbox(found.customer.email, email)
      return isTheirs ? found : null
    },
    async cancel(id) {
      const cancelled = await repository.move(id, 'cancel')
      if (cancelled) await queueNow(() => sendLetter(cancelled), log)
      return cancelled
    },
    linkTo: (id) => reservationLink.sign(secrets[0] ?? '', id, seconds()),
    async ofLink(token) {
      const id = reservationLink.idOf(secrets, token, seconds())
      return id === null ? null : repository.byId(id)
    },
    processDue: (signal) =>
      sweep(
        everyEntry(repository.due, ({ id }) => id),
        sendLetter,
        signal,
      ),
  }
}

/** Ends reservations that are over. */
export const reservationsJob = ({ processDue }: Pick<Reservations, 'processDue'>): Job => ({
  name: 'reservations',
  recurs: { everySeconds: INTERVAL },
  run: ({ signal }) => processDue(signal),
})
