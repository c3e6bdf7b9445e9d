/** How long an unpaid order holds its pieces, in milliseconds: as long as providers let one pay. */
const HOLD = 60 * 60_000

export const holdsUntil = (now: Date): string => new Date(now.getTime() + HOLD).toISOString()
