import type { Branch } from '#domain/branch/branch.ts'
import type { AppointmentService } from './service.ts'
import type { AppointmentActor, AppointmentEvent, AppointmentStatus } from './status.ts'

/** Letters about an appointment; `withdrawn`: the branch has cancelled it, `relocated`: it has another address. */
export const APPOINTMENT_LETTERS = [
  'booked',
  'moved',
  'cancelled',
  'withdrawn',
  'displaced',
  'relocated',
  'reminder',
] as const
export type AppointmentLetter = (typeof APPOINTMENT_LETTERS)[number]

export type AppointmentPerson = {
  firstName: string
  lastName: string
  /** In lower case. */
  email: string
  phone: string | null
}

/** As it was at the last import: it stays readable when the branch is gone. */
export type AppointmentBranch = Pick<
  Branch,
  'id' | 'name' | 'street' | 'zip' | 'city' | 'timeZone' | 'phone' | 'latitude' | 'longitude'
>

export type Appointment = {
  id: string
  /** Ten digits, for people. */
  number: string
  shopId: number
  status: AppointmentStatus
  service: AppointmentService
  /** RFC 3339. */
  start: string
  end: string
  branch: AppointmentBranch
  customerId: string | null
  /** Null while it is held. */
  person: AppointmentPerson | null
  /** The frame that is to be tried on. */
  variantId: number | null
  /** RFC 3339; null once it is booked. */
  heldUntil: string | null
  /** Grows with each change that calendars have to know. */
  revision: number
  /** Letters that are not queued yet. */
  letters: readonly { key: string; kind: AppointmentLetter }[]
  history: readonly { at: string; event: AppointmentEvent; actor: AppointmentActor }[]
}

/** Whether it is still to come. `now`: RFC 3339. */
export const isComing = ({ status, end }: Pick<Appointment, 'status' | 'end'>, now: string): boolean =>
  status === 'displaced' || (status === 'booked' && Date.parse(now) < Date.parse(end))

/** Coming appointments that one mailbox can have. */
export const MAX_COMING = 3
