import type { Appointment } from './appointment.ts'

/** The moment from which somebody has the time that they have today. */
const bookedAt = ({ history }: Appointment): number =>
  Math.max(
    ...history.filter(({ event }) => event === 'book' || event === 'move').map(({ at }) => Date.parse(at)),
  )

/** Whose time was booked first comes first. */
export const inBookingOrder = (appointments: readonly Appointment[]): Appointment[] =>
  appointments.toSorted((a, b) => bookedAt(a) - bookedAt(b))
