import type { Branch } from '#domain/branch/branch.ts'
import { hoursOn } from '#domain/branch/day-hours.ts'
import { addDays, localTime, momentOf } from '#domain/shop/local-time.ts'
import { type AppointmentService, SERVICE_MINUTES, servicesOf } from './service.ts'

export type Slot = { start: Date; end: Date }

/** A branch with what is taken there: appointments, each by one person of the staff, and times at which nobody is free. */
export type BranchCalendar = { branch: Branch; busy: readonly Slot[]; blocked: readonly Slot[] }

const MINUTE = 60_000
/** Between the starts of two slots, unless the service is shorter. */
const STEP = 30 * MINUTE
/** From the booking to the earliest appointment. */
const LEAD = 120 * MINUTE
/** Days ahead that can be booked, today included. */
export const HORIZON_DAYS = 60

const staffOf = ({ staff = 1 }: Branch): number => staff

/** All slots of a day (YYYY-MM-DD), taken or not: in real minutes from the opening, also on the days on which the clock changes. */
function slotsOn(branch: Branch, service: AppointmentService, date: string): Slot[] {
  if (!servicesOf(branch).includes(service)) return []
  const length = SERVICE_MINUTES[service] * MINUTE
  const step = Math.min(length, STEP)
  return hoursOn(branch, date).spans.flatMap((span) => {
    const { start, end } = momentsOf(branch, date, span)
    const count = Math.max(0, Math.floor((end.getTime() - start.getTime() - length) / step) + 1)
    return Array.from({ length: count }, (_, index) => {
      const begins = start.getTime() + index * step
      return { start: new Date(begins), end: new Date(begins + length) }
    })
  })
}

const momentsOf = (
  { timeZone }: Branch,
  date: string,
  { opens, closes }: { opens: string; closes: string },
): Slot => ({
  start: momentOf({ date, time: opens }, timeZone),
  end: momentOf({ date, time: closes }, timeZone),
})

const overlap = (a: Slot, b: Slot): boolean => a.start < b.end && b.start < a.end

/** Whether somebody of the staff is free all the time: at no moment of it are all of them busy. */
function isFree(slot: Slot, { branch, busy, blocked }: BranchCalendar): boolean {
  if (blocked.some((each) => overlap(each, slot))) return false
  const during = busy.filter((each) => overlap(each, slot))
  const moments = [slot.start, ...during.map(({ start }) => start).filter((start) => start > slot.start)]
  const most = Math.max(
    ...moments.map((moment) => during.filter(({ start, end }) => start <= moment && moment < end).length),
  )
  return most < staffOf(branch)
}

/** The moment after which a start is too soon. */
export const bookableUntil = (start: Date): Date => new Date(start.getTime() - LEAD)

/** The first day that is too far ahead (YYYY-MM-DD). */
const horizonOf = ({ branch: { timeZone } }: BranchCalendar, now: Date): string =>
  addDays(localTime(now, timeZone).date, HORIZON_DAYS)

/** The free slots from one day to another (YYYY-MM-DD, both included), in their order. */
export function freeSlots(
  calendar: BranchCalendar,
  service: AppointmentService,
  { from, to, now }: { from: string; to: string; now: Date },
): Slot[] {
  const today = localTime(now, calendar.branch.timeZone).date
  const slots: Slot[] = []
  const horizon = horizonOf(calendar, now)
  const last = to < horizon ? to : horizon
  for (let date = from < today ? today : from; date <= last; date = addDays(date, 1))
    slots.push(...freeOn(calendar, service, date, now))
  return slots
}

function freeOn(calendar: BranchCalendar, service: AppointmentService, date: string, now: Date): Slot[] {
  if (date >= horizonOf(calendar, now)) return []
  return slotsOn(calendar.branch, service, date).filter((slot) => isBookable(slot, calendar, now))
}

const isBookable = (slot: Slot, calendar: BranchCalendar, now: Date): boolean =>
  bookableUntil(slot.start) >= now && isFree(slot, calendar)

/** The first free slot within so many days, today included, at most those that can be booked; null: none. */
export function nextFreeSlot(
  calendar: BranchCalendar,
  service: AppointmentService,
  now: Date,
  days = HORIZON_DAYS,
): Slot | null {
  const today = localTime(now, calendar.branch.timeZone).date
  for (let day = 0; day < days; day += 1) {
    const first = slotsOn(calendar.branch, service, addDays(today, day)).find((slot) =>
      isBookable(slot, calendar, now),
    )
    if (first) return first
  }
  return null
}

/** The free slot that starts at a moment; null: there is none. */
export const freeSlotAt = (
  calendar: BranchCalendar,
  service: AppointmentService,
  start: Date,
  now: Date,
): Slot | null =>
  freeOn(calendar, service, localTime(start, calendar.branch.timeZone).date, now).find(
    (slot) => slot.start.getTime() === start.getTime(),
  ) ?? null

/** Whether an appointment can take place as booked, after the hours, services, staff or blocked times of its branch have changed. */
export function canTakePlace(slot: Slot, service: AppointmentService, calendar: BranchCalendar): boolean {
  const { branch } = calendar
  const { date } = localTime(slot.start, branch.timeZone)
  return (
    servicesOf(branch).includes(service) &&
    isFree(slot, calendar) &&
    hoursOn(branch, date).spans.some((span) => {
      const { start, end } = momentsOf(branch, date, span)
      return start <= slot.start && slot.end <= end
    })
  )
}
