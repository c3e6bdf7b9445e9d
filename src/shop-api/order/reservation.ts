import { HOLD_MINUTES, LAST_HOLD_MINUTES } from '#domain/order/held-pieces.ts'

const MINUTE = 60_000

/**
 * How long an unpaid order holds its pieces: while the shopper is with the provider, shorter where they are the last ones, and, once the bank is working on
 * the payment, as long as providers allow for it.
 */
const HOLD = { unpaid: HOLD_MINUTES * MINUTE, last: LAST_HOLD_MINUTES * MINUTE, processing: 60 * MINUTE }

export const reservedUntil = (now: Date, state: keyof typeof HOLD): string =>
  new Date(now.getTime() + HOLD[state]).toISOString()
