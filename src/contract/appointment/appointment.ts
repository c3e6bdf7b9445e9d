import { z } from 'zod'
import { mailbox } from '#contract/mailbox.ts'
import { MAX_INT32 } from '#contract/shop-api/listing-query.ts'
import { requestKey } from '#contract/subscription/subscription.ts'
import { APPOINTMENT_LETTERS, type Appointment } from '#domain/appointment/appointment.ts'
import { APPOINTMENT_SERVICES } from '#domain/appointment/service.ts'
import { APPOINTMENT_ACTORS, APPOINTMENT_EVENTS, APPOINTMENT_STATUSES } from '#domain/appointment/status.ts'

export const appointmentId = z.string().regex(/^[\w-]{24}$/, 'not the id of an appointment')
export const appointmentService = z.enum(APPOINTMENT_SERVICES)
/** With the offset of its place, or in UTC. */
export const moment = z.iso.datetime({ offset: true })
/** In a request: of this century, which every database can store. */
export const requestedMoment = moment.regex(/^20/)
export const branchId = z.int().min(1).max(MAX_INT32)
const customerId = z.string().min(1).max(100)
const variantId = z.int().min(1).max(MAX_INT32)

const phone = z.string().max(50).nullable()

export const appointmentPerson = z.object({
  firstName: z.string().min(1).max(100),
  lastName: z.string().min(1).max(100),
  email: mailbox,
  phone,
})

export const appointment = z.object({
  id: appointmentId,
  number: z.string().regex(/^\d{10}$/),
  shopId: z.int(),
  status: z.enum(APPOINTMENT_STATUSES),
  service: appointmentService,
  start: moment,
  end: moment,
  branch: z.object({
    id: z.int(),
    name: z.string(),
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    timeZone: z.string(),
    phone: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  customerId: customerId.nullable(),
  person: appointmentPerson.nullable(),
  variantId: variantId.nullable(),
  heldUntil: moment.nullable(),
  revision: z.int(),
  letters: z.array(z.object({ key: z.string(), kind: z.enum(APPOINTMENT_LETTERS) })),
  history: z.array(
    z.object({ at: moment, event: z.enum(APPOINTMENT_EVENTS), actor: z.enum(APPOINTMENT_ACTORS) }),
  ),
}) satisfies z.ZodType<Appointment>

export const appointments = z.array(appointment)

/** `POST /v1/appointments`. Without a person the slot is held for five minutes; the same key then books it. */
export const appointmentRequest = z.object({
  key: requestKey,
  branchId,
  service: appointmentService,
  start: requestedMoment,
  customerId: customerId.exactOptional(),
  person: appointmentPerson.extend({ phone: phone.default(null) }).exactOptional(),
  variantId: variantId.exactOptional(),
})
export type AppointmentRequest = z.output<typeof appointmentRequest>

/** Who changes it: without a customer whoever has its link, or the operator. A customer only their own. */
const by = z.discriminatedUnion('actor', [
  z.object({ actor: z.literal('customer'), customerId: customerId.exactOptional() }),
  z.object({ actor: z.literal('operator') }),
])
export const moveRequest = z.object({ by, start: requestedMoment })
export const cancelRequest = z.object({ by })
export type ChangedBy = z.output<typeof by>
export const queuedLetter = z.object({ key: z.string().min(1).max(100) })

/** Times at which a branch takes no appointments. */
export const blockRequest = z
  .object({ from: requestedMoment, to: requestedMoment })
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), 'ends before it begins')
/** How many appointments had been booked at that time. */
export const blocked = z.object({ displaced: z.int() })

export const appointmentsQuery = z.object({ customerId: customerId.optional() })
export const ownAppointments = z.object({ customerId })

const day = z.iso.date()
/** Both days included. What is held under `key` counts as free: whoever has the key may take it or another one. */
export const slotsQuery = z.object({
  service: appointmentService,
  from: day,
  to: day,
  key: requestKey.exactOptional(),
})
export type SlotsQuery = z.output<typeof slotsQuery>
export const slots = z.object({ slots: z.array(z.object({ start: moment, end: moment })) })

export const appointmentRefusal = z.object({
  code: z.int(),
  message: z.string(),
  kind: z.enum(['slot-taken', 'too-many', 'impossible']),
})
export type AppointmentRefusal = z.output<typeof appointmentRefusal>['kind']
