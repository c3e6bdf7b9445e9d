const MINUTE = 60_000

/** How long an unpaid order holds its pieces once the bank is working on the payment: as long as providers allow for it. */
export const PROCESSING_MINUTES = 60

/** Until when an order holds its pieces that holds them for so many minutes from now on. */
export const reservedUntil = (now: Date, minutes: number): string =>
  new Date(now.getTime() + minutes * MINUTE).toISOString()
