const HOUR = 3_600_000
const DAY = 24 * HOUR
const IDLE = 30 * DAY
const ABSOLUTE = 90 * DAY

/**
 * The moment from which a session no longer counts: 30 days after its last use, at the latest 90 days after the
 * sign-in, however much it is used.
 */
export const sessionEnd = (startedAt: Date, usedAt: Date): Date =>
  new Date(Math.min(startedAt.getTime() + ABSOLUTE, usedAt.getTime() + IDLE))

/** Whether a use is to be recorded: at most once an hour, so that reading a page rarely writes. */
export const isUseDue = (usedAt: Date, now: Date): boolean => now.getTime() - usedAt.getTime() >= HOUR
