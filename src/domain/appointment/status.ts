/**
 * The status of an appointment. `held`: its slot is reserved for some minutes; `displaced`: it cannot take place as booked, its customer has
 * to choose another time; `cancelled` and `missed` are final. A booked one whose end is over is past.
 */
export const APPOINTMENT_STATUSES = ['held', 'booked', 'displaced', 'cancelled', 'missed'] as const
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number]

export const APPOINTMENT_EVENTS = [
  'hold',
  'book',
  'move',
  'relocate',
  'displace',
  'cancel',
  'miss',
  'remind',
] as const
export type AppointmentEvent = (typeof APPOINTMENT_EVENTS)[number]

/** `shop`: a job. */
export const APPOINTMENT_ACTORS = ['customer', 'operator', 'shop'] as const
export type AppointmentActor = (typeof APPOINTMENT_ACTORS)[number]

type When = 'coming' | 'past'

const NEXT: Record<AppointmentStatus, Partial<Record<AppointmentEvent, AppointmentStatus>>> = {
  held: { hold: 'held', book: 'booked' },
  booked: {
    move: 'booked',
    relocate: 'booked',
    displace: 'displaced',
    cancel: 'cancelled',
    miss: 'missed',
    remind: 'booked',
  },
  displaced: { move: 'booked', cancel: 'cancelled' },
  cancelled: {},
  missed: {},
}

const MAY: Record<AppointmentEvent, { actors: readonly AppointmentActor[]; when: When }> = {
  hold: { actors: ['customer'], when: 'coming' },
  book: { actors: ['customer'], when: 'coming' },
  move: { actors: ['customer'], when: 'coming' },
  relocate: { actors: ['shop'], when: 'coming' },
  displace: { actors: ['shop'], when: 'coming' },
  cancel: { actors: ['customer', 'operator'], when: 'coming' },
  miss: { actors: ['operator'], when: 'past' },
  remind: { actors: ['shop'], when: 'coming' },
}

/**
 * The status after an event; null where it is not possible, not for this actor, or not at this time. What was displaced has no time any more,
 * so its day may be over.
 */
export function nextAppointmentStatus(
  { status, start }: { status: AppointmentStatus; start: string },
  event: AppointmentEvent,
  { actor, at }: { actor: AppointmentActor; at: string },
): AppointmentStatus | null {
  const { actors, when } = MAY[event]
  const time: When = status === 'displaced' || Date.parse(at) < Date.parse(start) ? 'coming' : 'past'
  return actors.includes(actor) && time === when ? (NEXT[status][event] ?? null) : null
}
