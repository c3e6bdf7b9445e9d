import { addDays, localTime, momentOf } from '#domain/shop/local-time.ts'
import type { Branch } from './branch.ts'
import { hoursOn } from './day-hours.ts'
import { type Reservation, reservationEnd } from './reservation.ts'

/** Days for which a piece may wait longer until its branch is open again. */
const LONGEST = 14

/**
 * Until when a piece waits for somebody in a branch that may be closed on days on which it was open when it was reserved: as long as before,
 * where it can be collected until then, else until the end of the first day on which it can. Null: nobody can collect it any more, or not
 * within two weeks. `branch`: null where it is gone.
 */
export function reservedUntil(
  branch: Branch | null,
  { expiresAt }: Pick<Reservation, 'expiresAt'>,
  now: Date,
): string | null {
  if (branch === null) return null
  const { timeZone } = branch
  const { date: today, time } = localTime(now, timeZone)
  // It ends with midnight, which is the day before.
  const last = localTime(new Date(Date.parse(expiresAt) - 1), timeZone).date
  const longest = addDays(last, LONGEST)
  for (let date = today; date <= longest; date = addDays(date, 1)) {
    const isOpen = hoursOn(branch, date).spans.some(({ closes }) => date > today || closes > time)
    if (isOpen) return date <= last ? expiresAt : momentOf({ date, time: '24:00' }, timeZone).toISOString()
  }
  return null
}

/**
 * When a reservation that is made now ends, as RFC 3339: where the branch is closed until then, with the first day on which it can be collected.
 * Null: nobody can collect it within two weeks.
 */
export const newReservationEnd = (branch: Branch, now: Date): string | null =>
  reservedUntil(branch, { expiresAt: reservationEnd(now, branch.timeZone).toISOString() }, now)
