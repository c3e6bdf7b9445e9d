import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { pageAfter } from '#contract/page-after.ts'
import {
  reservationId,
  reservationLetter,
  reservationMove,
  reservationRequest,
  reservationsQuery,
} from '#contract/branch/reservation.ts'
import {
  dueReservations,
  moveReservation,
  recordReservationLetter,
} from '#shop-api/reservation/move-reservation.ts'
import { reserve } from '#shop-api/reservation/reserve.ts'
import { readReservation, readReservations } from '#shop-api/reservation/stored-reservation.ts'
import { reservation } from '#shop-api/schema/reservation.ts'
import type { HonoEnv } from './hono-env.ts'
import { notFound } from './http-error.ts'
import { readBody } from './read-body.ts'
import { readQuery, readValue } from './read-query.ts'

const ONE = '/v1/reservations/:id'

/** More are not listed. */
const MOST = 500

/** Pieces of branches that wait for somebody. Like orders, other Shop APIs do not offer these routes. */
export const reservationRoutes = () =>
  new Hono<HonoEnv>()
    .post('/v1/reservations', async (context) => {
      const reserved = await reserve(
        context.var.scope,
        await readBody(context.req.raw, reservationRequest, 400),
      )
      if (reserved.ok) return context.json(reserved.value, 201)
      return context.json({ code: 409, message: reserved.error }, 409)
    })
    .get('/v1/reservations', async (context) => {
      const { db, query } = context.var.scope
      const { customerId } = readQuery(query, reservationsQuery)
      const which =
        customerId === undefined ? eq(reservation.status, 'reserved') : eq(reservation.customerId, customerId)
      return context.json(await readReservations(db, which, MOST))
    })
    .post('/v1/reservations/due', async (context) => {
      const { after } = await readBody(context.req.raw, pageAfter, 400)
      return context.json(await dueReservations(context.var.scope, after))
    })
    .get(ONE, async (context) => {
      const found = await readReservation(context.var.scope.db, readId(context))
      if (!found) throw notFound('Reservation')
      return context.json(found)
    })
    .post(`${ONE}/moves`, async (context) => {
      const { event } = await readBody(context.req.raw, reservationMove, 400)
      const moved = await moveReservation(context.var.scope, readId(context), event)
      if (moved.ok) return context.json(moved.value)
      if (moved.error === 'unknown') throw notFound('Reservation')
      return context.json({ code: 409, message: moved.error }, 409)
    })
    .post(`${ONE}/letters`, async (context) => {
      const id = readId(context)
      const { letter } = await readBody(context.req.raw, reservationLetter, 400)
      await recordReservationLetter(context.var.scope.db, id, letter)
      return context.json({ id })
    })

const readId = (context: Context<HonoEnv>): string => readValue(context.req.param('id'), reservationId, 'id')
