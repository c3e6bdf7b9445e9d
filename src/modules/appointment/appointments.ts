import { createHash } from 'node:crypto'
import type { AppointmentRequest, SlotsQuery } from '#contract/appointment/appointment.ts'
import type { Appointment, AppointmentPerson } from '#domain/appointment/appointment.ts'
import { isSameMailbox } from '#domain/form/mailbox.ts'
import { fail, type Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { AppointmentFailure, AppointmentRepository } from '#clients/shop-api/appointment-repository.ts'
import type { MailQueue } from '#modules/email/mail-queue.ts'
import { queueNow } from '#modules/email/queue-now.ts'
import type { EmailLimits } from '#modules/email/email-limits.ts'
import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { everyEntry, sweep } from '#platform/jobs/sweep.ts'
import type { Log } from '#platform/log.ts'
import { translatorOf } from '#modules/email/translator.ts'
import { APPOINTMENT_EMAIL } from './appointment-email.ts'
import { appointmentLink, appointmentUrl, type LinkDeps, secondsOf } from './appointment-link.ts'
import { calendarFile } from './calendar-file.ts'

type Deps = {
  repository: AppointmentRepository
  shopName: string
  env: LinkDeps['env']
  mail: Pick<MailQueue, 'enqueue' | 'deliverSoon'>
  limits: EmailLimits
  secrets: readonly string[]
  /** Opens the database with the tables of emails. */
  database(): Promise<Db>
  now(): Date
  log: Pick<Log, 'warn'>
}

/** Seconds between looks for reminders and letters. */
const INTERVAL = 300

/** `later`: too many bookings from this address or for this mailbox. */
export type BookingOutcome = Result<Appointment, AppointmentFailure | 'later'>

/** What a booking names; `owner` is whose key it is, so that nobody finds the booking of another by its key. */
export type Booking = Omit<AppointmentRequest, 'key' | 'person'> & { key: string; owner: string }

/** Days (YYYY-MM-DD), both included; `own`: what the same booking holds already. */
export type SlotsWish = Omit<SlotsQuery, 'key'> & { own?: Pick<Booking, 'key' | 'owner'> }

const hashedKey = ({ key, owner }: Pick<Booking, 'key' | 'owner'>): string =>
  createHash('sha256').update(`${owner} ${key}`).digest('base64url')

/** Appointments in branches, with their letters. */
export function createAppointments({
  repository,
  shopName: shop,
  env,
  mail,
  limits,
  secrets,
  database,
  now,
  log,
}: Deps) {
  /** Queues the letters of an appointment that wait, each once. */
  async function queueLetters({ id, letters }: Appointment): Promise<void> {
    if (letters.length === 0) return
    const db = await database()
    for (const { key, kind } of letters) {
      const job = {
        key: `${APPOINTMENT_EMAIL}:${id}:${key}`,
        kind: APPOINTMENT_EMAIL,
        payload: { id, kind },
      }
      await mail.enqueue(db, job)
      await repository.recordLetter(id, key)
    }
    mail.deliverSoon()
  }

  /** What has happened is written to the customer at once; if that fails, by the job. */
  async function withLetters(outcome: Result<Appointment, AppointmentFailure>): Promise<typeof outcome> {
    if (outcome.ok) await queueNow(() => queueLetters(outcome.value), log)
    return outcome
  }

  const requestOf = ({ key, owner, ...booking }: Booking): AppointmentRequest => ({
    ...booking,
    key: hashedKey({ key, owner }),
  })
  const idOfLink = (token: string) => appointmentLink.idOf(secrets, token, secondsOf(now()))

  return {
    /** What is held under a key counts as free for whoever has it. */
    slots: (variant: VariantCode, branchId: number, { own, ...query }: SlotsWish) =>
      repository.slots(variant, branchId, { ...query, ...(own && { key: hashedKey(own) }) }),
    /** Of a customer, the earliest first. */
    list: (customerId: string) => repository.list(customerId),
    deleteOf: repository.deleteOf,
    /** The slot is theirs for five minutes. */
    hold: (variant: VariantCode, booking: Booking) => repository.book(variant, requestOf(booking)),
    /** What is held under the same key, or else free. `address` is the client's own. */
    async book(
      variant: VariantCode,
      booking: Booking,
      person: AppointmentPerson,
      address: string | undefined,
    ): Promise<BookingOutcome> {
      const isAllowed = (await limits.allowRequest(address)) && (await limits.allowRecipient(person.email))
      if (!isAllowed) return fail('later')
      return withLetters(await repository.book(variant, { ...requestOf(booking), person }))
    },
    linkToken: (id: string): string => appointmentLink.sign(secrets[0] ?? '', id, secondsOf(now())),
    /** The appointment of a link; null where the link is forged or too old, or it is deleted. */
    async byLink(token: string): Promise<Appointment | null> {
      const id = idOfLink(token)
      return id === null ? null : repository.byId(id)
    },
    /** For who names its number and mailbox; null otherwise. */
    async lookup(number: string, email: string): Promise<Appointment | null> {
      const found = await repository.byId(number)
      const isTheirs = found?.person && isSameMailbox(found.person.email, email)
      return isTheirs ? found : null
    },

    /** Of a customer, by its id; somebody else's is null. */
    async ofCustomer(id: string, customerId: string): Promise<Appointment | null> {
      const found = await repository.byId(id)
      return found?.customerId === customerId ? found : null
    },
    async move(appointment: Appointment, start: string) {
      return withLetters(await repository.move(appointment.id, { actor: 'customer' }, start))
    },
    async cancel(appointment: Appointment) {
      return withLetters(await repository.cancel(appointment.id, { actor: 'customer' }))
    },
    /** The file for a calendar. */
    file(variant: VariantCode, appointment: Appointment): Buffer {
      const summary = translatorOf(variant)('appointment.calendar', { shop })
      const link = appointmentUrl({ secrets, now, env }, variant, appointment.id)
      return calendarFile(appointment, { shop, summary, link })
    },
    /** Queues the reminders that are due, and letters that are left. */
    sendDueLetters: (signal?: AbortSignal): Promise<void> =>
      sweep(
        everyEntry(repository.due, ({ id }) => id),
        queueLetters,
        signal,
      ),
  }
}

export type Appointments = ReturnType<typeof createAppointments>

export const appointmentsJob = ({ sendDueLetters }: Pick<Appointments, 'sendDueLetters'>): Job => ({
  name: 'appointments',
  recurs: { everySeconds: INTERVAL },
  run: ({ signal }) => sendDueLetters(signal),
})
