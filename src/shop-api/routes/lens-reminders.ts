import { Hono } from 'hono'
import { objection, objectionSearch } from '#contract/order/lens-reminder.ts'
import { orderId } from '#contract/order/order.ts'
import { pageAfter } from '#contract/page-after.ts'
import {
  dueLensReminders,
  objectedAt,
  readLensReminder,
  recordObjection,
  settleLensReminder,
} from '#shop-api/order/lens-reminders.ts'
import type { HonoEnv } from './hono-env.ts'
import { notFound } from './http-error.ts'
import { readBody } from './read-body.ts'
import { readQuery, readValue } from './read-query.ts'

const ONE = '/v1/orders/:id/lens-reminder'
const OBJECTIONS = '/v1/orders/lens-reminder-objections'

/** Reminders of contact lenses that run out, and who objects to them. Like orders, other Shop APIs do not offer these routes. */
export const lensReminderRoutes = () =>
  new Hono<HonoEnv>()
    .get('/v1/orders/lens-reminders', async (context) => {
      const { scope } = context.var
      return context.json(await dueLensReminders(scope, readQuery(scope.query, pageAfter).after))
    })
    .post(OBJECTIONS, async (context) => {
      const { scope } = context.var
      const given = await readBody(context.req.raw, objection, 400)
      await recordObjection(scope, given)
      return context.json({ objectedAt: await objectedAt(scope, given) })
    })
    .post(`${OBJECTIONS}/search`, async (context) => {
      const { scope } = context.var
      const given = await readBody(context.req.raw, objectionSearch, 400)
      return context.json({ objectedAt: await objectedAt(scope, given) })
    })
    .get(ONE, async (context) => {
      const { db } = context.var.scope
      const found = await readLensReminder(db, readValue(context.req.param('id'), orderId, 'id'))
      if (!found) throw notFound('Order')
      return context.json(found)
    })
    .post(`${ONE}/settled`, async (context) => {
      const id = readValue(context.req.param('id'), orderId, 'id')
      await settleLensReminder(context.var.scope, id)
      return context.json({ id })
    })
