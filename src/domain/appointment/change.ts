import type { Appointment, AppointmentBranch, AppointmentLetter, AppointmentPerson } from './appointment.ts'
import { type AppointmentActor, type AppointmentEvent, nextAppointmentStatus } from './status.ts'

/** Who changes it; `at` RFC 3339. */
export type By = { actor: AppointmentActor; at: string }

/** Milliseconds for which a slot is reserved while somebody gives their name. */
export const HOLD_MS = 5 * 60_000
/** The reminder is written so long before; a booking that is younger needs none. */
const REMINDER_MS = 24 * 3_600_000

/** The event with its status and history; null where it is not possible. */
function after(appointment: Appointment, event: AppointmentEvent, by: By): Appointment | null {
  const status = nextAppointmentStatus(appointment, event, by)
  if (status === null) return null
  return {
    ...appointment,
    status,
    history: [...appointment.history, { at: by.at, event, actor: by.actor }],
  }
}

/** A letter of a new revision. A letter that waits for an earlier one would be out of date. */
const withLetter = (appointment: Appointment, kind: AppointmentLetter): Appointment => {
  const revision = appointment.revision + 1
  return { ...appointment, revision, letters: [{ key: `${revision}-${kind}`, kind }] }
}

type Times = Pick<Appointment, 'start' | 'end'>

/** The held slot becomes an appointment. Null where it is not held. */
export function bookedAppointment(held: Appointment, person: AppointmentPerson, by: By): Appointment | null {
  const booked = after(held, 'book', by)
  return booked && withLetter({ ...booked, person, heldUntil: null }, 'booked')
}

/** To another free time; the same time changes nothing. Null where it cannot be moved. */
export function movedAppointment(
  appointment: Appointment,
  { start, end }: Times,
  by: By,
): Appointment | null {
  const moved = after(appointment, 'move', by)
  if (moved && appointment.status === 'booked' && start === appointment.start) return appointment
  return moved && withLetter({ ...moved, start, end }, 'moved')
}

/** Cancelled again, it stays as it is. Null where it cannot be cancelled any more. */
export function cancelledAppointment(appointment: Appointment, by: By): Appointment | null {
  if (appointment.status === 'cancelled') return appointment
  const cancelled = after(appointment, 'cancel', by)
  return cancelled && withLetter(cancelled, by.actor === 'operator' ? 'withdrawn' : 'cancelled')
}

/**
 * With its branch as it is today, and a letter where that is in another street or town. Null where nobody expects it any more, who would
 * have to know.
 */
export function relocatedAppointment(
  appointment: Appointment,
  branch: AppointmentBranch,
  at: string,
): Appointment | null {
  const { street, city } = appointment.branch
  if (street === branch.street && city === branch.city) return { ...appointment, branch }
  const relocated = after(appointment, 'relocate', { actor: 'shop', at })
  return relocated && withLetter({ ...relocated, branch }, 'relocated')
}

/** Its branch is closed at that time now. Null where nobody expects it any more. */
export function displacedAppointment(appointment: Appointment, at: string): Appointment | null {
  const displaced = after(appointment, 'displace', { actor: 'shop', at })
  return displaced && withLetter(displaced, 'displaced')
}

/** Its customer did not come. Null before its start. */
export const missedAppointment = (appointment: Appointment, by: By): Appointment | null =>
  after(appointment, 'miss', by)

/** Whether the frame that is to be tried on has to lie ready: from a day before until it starts. `at`: RFC 3339. */
export function needsFrame({ status, variantId, start }: Appointment, at: string): boolean {
  const left = Date.parse(start) - Date.parse(at)
  return status === 'booked' && variantId !== null && left > 0 && left <= REMINDER_MS
}

/** With the reminder, if it is due and was not written since the last change; else null. */
export function remindedAppointment(appointment: Appointment, at: string): Appointment | null {
  const last = appointment.history.at(-1)
  const dueAt = Date.parse(appointment.start) - REMINDER_MS
  if (!last || last.event === 'remind' || Date.parse(last.at) > dueAt || Date.parse(at) < dueAt) return null
  const reminded = after(appointment, 'remind', { actor: 'shop', at })
  const key = `${appointment.revision}-reminder`
  return reminded && { ...reminded, letters: [...reminded.letters, { key, kind: 'reminder' }] }
}
