import { z } from 'zod'
import {
  appointmentId,
  appointmentService,
  branchId,
  moment,
  requestedMoment,
  slots,
  slotsQuery,
} from '#contract/appointment/appointment.ts'
import { MAX_INT32 } from '#contract/shop-api/listing-query.ts'
import { requestKey } from '#contract/subscription/subscription.ts'
import type { Call } from './call.ts'

const typed = z.string().max(254)

/** As its customer sees it. `href`: its page, with the proof that opens it. */
const made = z.object({ id: appointmentId, number: z.string(), start: moment, href: z.string() })
/** The id is that of an appointment of the signed-in customer, or else `link` is the proof from its letter. */
const which = { id: appointmentId, link: z.string().max(1000).exactOptional() }

/** Appointments in branches. A time that somebody else has: 409 `slot-taken`. Somebody else's appointment: 404. */
export const APPOINTMENT = {
  /** Days of the branch, both included; as far ahead as can be booked. */
  getSlots: { input: slotsQuery.omit({ key: true }).extend({ branchId }), output: slots },
  /** Without a person and an account the time is held for five minutes; the same key then books it. 422 `person` names the fields. */
  bookAppointment: {
    input: z.object({
      branchId,
      service: appointmentService,
      start: requestedMoment,
      person: z
        .object({ firstName: typed, lastName: typed, email: typed, phone: typed.exactOptional() })
        .exactOptional(),
      /** The frame to try on. */
      variantId: z.int().min(1).max(MAX_INT32).exactOptional(),
      key: requestKey,
    }),
    output: made,
  },
  moveAppointment: { input: z.object({ ...which, start: requestedMoment }), output: made },
  cancelAppointment: { input: z.object(which), output: made },
} as const satisfies Record<string, Call>
