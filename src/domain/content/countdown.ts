/** Time left until a moment, in whole units. */
export type Remaining = { days: number; hours: number; minutes: number; seconds: number }

/**
 * Time from now to a moment, both in milliseconds; null once it is reached. A second that has begun counts whole, so that the countdown
 * shows zero only at the end.
 *
 * @example remaining(90_000, 0) // { days: 0, hours: 0, minutes: 1, seconds: 30 }
 */
export function remaining(until: number, now: number): Remaining | null {
  const left = Math.ceil((until - now) / 1000)
  if (left <= 0) return null
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

/** Milliseconds until the displayed time changes. */
export const msUntilNextTick = (until: number, now: number): number => {
  const rest = (until - now) % 1000
  return rest === 0 ? 1000 : rest
}
