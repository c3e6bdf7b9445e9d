/** What a clock on the wall of a branch shows: YYYY-MM-DD and HH:MM. */
export type LocalTime = { date: string; time: string }

const formats = new Map<string, Intl.DateTimeFormat>()

/** The local time of a moment in a time zone (IANA). */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const format =
    formats.get(timeZone) ??
    // This locale writes 2026-11-23, 18:30.
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  formats.set(timeZone, format)
  const [date = '', time = ''] = format.format(moment).split(' ')
  return { date, time }
}

/**
 * The moment of a local time; 24:00 is midnight after the day. A time that the clock skips in spring is as much later, of one that it
 * shows twice in autumn it is the first.
 */
export function momentOf({ date, time }: LocalTime, timeZone: string): Date {
  const local = Date.parse(`${date}T00:00Z`) + minutesOf(time) * MINUTE
  const earliest = offsetOf(new Date(local - DAY), timeZone)
  const first = local - earliest
  if (offsetOf(new Date(first), timeZone) === earliest) return new Date(first)
  const second = local - offsetOf(new Date(first), timeZone)
  return new Date(offsetOf(new Date(second), timeZone) === local - second ? second : first)
}

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** Milliseconds by which the local clock is ahead of UTC. */
function offsetOf(moment: Date, timeZone: string): number {
  const { date, time } = localTime(moment, timeZone)
  return Date.parse(`${date}T${time}Z`) - Math.floor(moment.getTime() / MINUTE) * MINUTE
}

/** @example isoWithOffset(new Date('2026-11-30T09:00Z'), 'Europe/Berlin') // "2026-11-30T10:00:00+01:00" */
export function isoWithOffset(moment: Date, timeZone: string): string {
  const { date, time } = localTime(moment, timeZone)
  const minutes = offsetOf(moment, timeZone) / MINUTE
  const hours = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const offset = hours.map((part) => String(part).padStart(2, '0')).join(':')
  return `${date}T${time}:00${minutes < 0 ? '-' : '+'}${offset}`
}

/** Minutes since midnight on the clock of a time (HH:MM). */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The day so many days after another (YYYY-MM-DD). */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
