import { type Context, Hono } from 'hono'
import { sql } from 'drizzle-orm'
import { pageAfter } from '#contract/page-after.ts'
import {
  appointmentRequest,
  appointmentsQuery,
  blockRequest,
  cancelRequest,
  moveRequest,
  ownAppointments,
  queuedLetter,
  slotsQuery,
} from '#contract/appointment/appointment.ts'
import type { Result } from '#domain/result.ts'
import { type BookingFailure, bookAppointment } from '#shop-api/appointment/book-appointment.ts'
import { cancelAppointment, moveAppointment, recordMissed } from '#shop-api/appointment/change-appointment.ts'
import { deleteAppointments } from '#shop-api/appointment/delete-appointments.ts'
import { blockBranch } from '#shop-api/appointment/displace-appointments.ts'
import { dueAppointments, recordLetter } from '#shop-api/appointment/due-appointments.ts'
import { findSlots } from '#shop-api/appointment/find-slots.ts'
import { readAppointment, readAppointments } from '#shop-api/appointment/stored-appointment.ts'
import type { HonoEnv } from './hono-env.ts'
import { notFound } from './http-error.ts'
import { readId } from './path-id.ts'
import { readBody } from './read-body.ts'
import { readQuery } from './read-query.ts'

const ONE = '/v1/appointments/:id'

/** Appointments in branches. Like branches, other Shop APIs do not offer these routes. */
export const appointmentRoutes = () =>
  new Hono<HonoEnv>()
    .get('/v1/branches/:id/slots', async (context) => {
      const { scope } = context.var
      const id = readId(context.req.param('id'), 'Branch')
      const slots = await findSlots(scope, id, readQuery(scope.query, slotsQuery))
      if (!slots) throw notFound('Branch')
      return context.json({ slots })
    })
    .put('/v1/branches/:id/blocks', async (context) => {
      const id = readId(context.req.param('id'), 'Branch')
      const block = await readBody(context.req.raw, blockRequest, 400)
      return context.json({ displaced: await blockBranch(context.var.scope, id, block) })
    })
    .get('/v1/appointments', async (context) => {
      const { db, now, query } = context.var.scope
      const { customerId } = readQuery(query, appointmentsQuery)
      const which =
        customerId === undefined
          ? sql`status in ('booked', 'displaced') and ends_at > ${now.toISOString()}::timestamptz`
          : sql`customer_id = ${customerId} and status <> 'held'`
      return context.json(await readAppointments(db, which, 5000))
    })
    .post('/v1/appointments', async (context) => {
      const request = await readBody(context.req.raw, appointmentRequest, 400)
      return respond(context, 'Branch', await bookAppointment(context.var.scope, request), 201)
    })
    .delete('/v1/appointments', async (context) => {
      const { scope } = context.var
      await deleteAppointments(scope, readQuery(scope.query, ownAppointments).customerId)
      return context.body(null, 204)
    })
    .post('/v1/appointments/due', async (context) => {
      const { after } = await readBody(context.req.raw, pageAfter, 400)
      return context.json(await dueAppointments(context.var.scope, after))
    })
    .get(ONE, async (context) => {
      const found = await readAppointment(context.var.scope.db, context.req.param('id'))
      if (!found) throw notFound('Appointment')
      return context.json(found)
    })
    .post(`${ONE}/move`, async (context) => {
      const { by, start } = await readBody(context.req.raw, moveRequest, 400)
      return respond(
        context,
        'Appointment',
        await moveAppointment(context.var.scope, idIn(context), by, start),
      )
    })
    .post(`${ONE}/cancellation`, async (context) => {
      const { by } = await readBody(context.req.raw, cancelRequest, 400)
      return respond(context, 'Appointment', await cancelAppointment(context.var.scope, idIn(context), by))
    })
    .post(`${ONE}/missed`, async (context) =>
      respond(context, 'Appointment', await recordMissed(context.var.scope, idIn(context))),
    )
    .post(`${ONE}/letters`, async (context) => {
      const { key } = await readBody(context.req.raw, queuedLetter, 400)
      const found = await recordLetter(context.var.scope, idIn(context), key)
      if (!found) throw notFound('Appointment')
      return context.json(found)
    })

const idIn = (context: Context<HonoEnv>): string => context.req.param('id') ?? ''

const REASONS: Record<Exclude<BookingFailure, 'unknown'>, string> = {
  'slot-taken': 'This time is not free',
  'too-many': 'This mailbox has as many appointments as it may have',
  impossible: 'The appointment cannot be changed like this any more',
}

function respond(
  context: Context<HonoEnv>,
  what: string,
  outcome: Result<object, BookingFailure>,
  status: 200 | 201 = 200,
): Response {
  if (outcome.ok) return context.json(outcome.value, status)
  if (outcome.error === 'unknown') throw notFound(what)
  return context.json({ code: 409, message: REASONS[outcome.error], kind: outcome.error }, 409)
}
