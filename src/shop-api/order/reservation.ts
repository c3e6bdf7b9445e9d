/** How long an unpaid order holds its pieces, in milliseconds: as long as providers allow for a payment. */
const HOLD_MS = 60 * 60_000

export const reservedUntil = (now: Date): string => new Date(now.getTime() + HOLD_MS).toISOString()
