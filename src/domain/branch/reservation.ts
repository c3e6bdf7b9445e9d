import { addDays, localTime, momentOf } from '#domain/shop/local-time.ts'

export const RESERVATION_STATUSES = ['reserved', 'collected', 'cancelled', 'expired'] as const
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number]

export const RESERVATION_EVENTS = ['collect', 'cancel', 'expire'] as const
export type ReservationEvent = (typeof RESERVATION_EVENTS)[number]

/** Emails about a reservation. `extended`: it waits longer, as its branch is closed; `closed`: that is closed for longer, or for good. */
export const RESERVATION_LETTERS = ['reserved', 'cancelled', 'expired', 'extended', 'closed'] as const
export type ReservationLetter = (typeof RESERVATION_LETTERS)[number]

/** One piece that waits in a branch for somebody, who need not buy it. */
export type Reservation = {
  /** Twelve digits. */
  id: string
  shopId: number
  branchId: number
  variantId: number
  /** What was reserved, as it was called. */
  goods: string
  /** `id`: null without an account. */
  customer: { id: string | null; firstName: string; lastName: string; email: string }
  status: ReservationStatus
  /** RFC 3339. */
  reservedAt: string
  expiresAt: string
  /** The email that has not been written yet; null: none. */
  letter: ReservationLetter | null
}

export type ReservationRequest = Pick<Reservation, 'branchId' | 'variantId' | 'goods' | 'customer'> & {
  /** The same attempt gives the same reservation. */
  attemptKey: string
}

/** `limit`: the mailbox has as many as it may have. `attempt`: somebody else has made it. `closed`: the branch is, for over two weeks. */
export const RESERVATION_REFUSALS = ['sold-out', 'limit', 'attempt', 'unknown-branch', 'closed'] as const
export type ReservationRefusal = (typeof RESERVATION_REFUSALS)[number]

/** Whole days after that of the reservation. */
export const RESERVATION_DAYS = 3

/** How many a mailbox may have at a time. */
export const MAX_RESERVATIONS = 3

/** When a reservation ends: with the third day after today, as the clock of the branch counts. */
export const reservationEnd = (now: Date, timeZone: string): Date =>
  momentOf({ date: addDays(localTime(now, timeZone).date, RESERVATION_DAYS), time: '24:00' }, timeZone)

const NEXT: Record<ReservationEvent, ReservationStatus> = {
  collect: 'collected',
  cancel: 'cancelled',
  expire: 'expired',
}

/** The status after an event; null: the event is not possible. What has happened already changes nothing. */
export function nextReservationStatus(
  status: ReservationStatus,
  event: ReservationEvent,
): ReservationStatus | null {
  const next = NEXT[event]
  return status === 'reserved' || status === next ? next : null
}
