import { z } from 'zod'
import { mailbox } from '#contract/mailbox.ts'
import { MAX_INT32 } from '#contract/shop-api/listing-query.ts'
import {
  RESERVATION_EVENTS,
  RESERVATION_LETTERS,
  RESERVATION_STATUSES,
  type Reservation,
  type ReservationRequest,
} from '#domain/branch/reservation.ts'

export const reservationId = z.string().regex(/^\d{12}$/, 'not the number of a reservation')
const id = z.int().min(1).max(MAX_INT32)
const moment = z.iso.datetime({ offset: true })
const name = z.string().trim().min(1).max(100)
const customer = z.object({
  id: z.string().min(1).max(100).nullable(),
  firstName: name,
  lastName: name,
  email: mailbox,
})

export const reservation = z.object({
  id: reservationId,
  shopId: z.int(),
  branchId: id,
  variantId: id,
  goods: z.string(),
  customer,
  status: z.enum(RESERVATION_STATUSES),
  reservedAt: moment,
  expiresAt: moment,
  letter: z.enum(RESERVATION_LETTERS).nullable(),
}) satisfies z.ZodType<Reservation>

export const reservations = z.array(reservation)

export const reservationRequest = z.object({
  attemptKey: z.string().regex(/^[\w-]{16,64}$/),
  branchId: id,
  variantId: id,
  goods: z.string().trim().min(1).max(200),
  customer,
}) satisfies z.ZodType<ReservationRequest>

/** Expiry is the clock's alone. */
export const reservationMove = z.object({ event: z.enum(RESERVATION_EVENTS).exclude(['expire']) })

export const reservationLetter = z.object({ letter: z.enum(RESERVATION_LETTERS) })

/** Of one customer, or all that are not over. */
export const reservationsQuery = z.object({ customerId: z.string().min(1).max(100).exactOptional() })
