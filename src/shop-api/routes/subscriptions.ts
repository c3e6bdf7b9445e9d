import { type Context, Hono } from 'hono'
import { pageAfter } from '#contract/page-after.ts'
import {
  cancellationRequest,
  changeRequest,
  dueRequest,
  mandateRequest,
  proposalRequest,
  renewalRequest,
  sentLetter,
  subscriptionId,
  subscriptionsQuery,
} from '#contract/subscription/subscription.ts'
import { sql } from 'drizzle-orm'
import { applyCancellation, applyChange, applyMandate } from '#shop-api/subscription/change-subscription.ts'
import {
  dueSubscriptions,
  recordLetter,
  subscriptionsWithLetters,
} from '#shop-api/subscription/due-subscriptions.ts'
import { proposeGoods } from '#shop-api/subscription/propose-goods.ts'
import { renewSubscription } from '#shop-api/renewal/renew-subscription.ts'
import { readSubscription, readSubscriptions } from '#shop-api/subscription/stored-subscription.ts'
import { offeredRanges } from '#shop-api/subscription/subscription-lenses.ts'
import { sharedIntervals } from '#shop-api/subscription/change-subscription.ts'
import { notFound } from './http-error.ts'
import type { HonoEnv } from './hono-env.ts'
import { readBody } from './read-body.ts'
import { readQuery, readValue, readWith } from './read-query.ts'

const ONE = '/v1/subscriptions/:id'

/** Subscriptions. Like orders, other Shop APIs do not offer these routes. A customer is named in each call and sees their own alone. */
export const subscriptionRoutes = () =>
  new Hono<HonoEnv>()
    .get('/v1/subscriptions', async (context) => {
      const { db, query } = context.var.scope
      const { customerId, after = '' } = readQuery(query, subscriptionsQuery)
      const whose = customerId === undefined ? sql`true` : sql`customer_id = ${customerId}`
      const found = await readSubscriptions(db, sql`${whose} and id > ${after}`)
      return context.json(found.map(({ subscription }) => subscription))
    })
    .get('/v1/subscriptions/letters', async (context) => {
      const { scope } = context.var
      return context.json(await subscriptionsWithLetters(scope, readQuery(scope.query, pageAfter).after))
    })
    .post('/v1/subscriptions/due', async (context) => {
      const request = await readBody(context.req.raw, dueRequest, 400)
      return context.json(await dueSubscriptions(context.var.scope, request))
    })
    .post('/v1/subscriptions/proposals', async (context) => {
      const request = await readBody(context.req.raw, proposalRequest, 400)
      const result = await proposeGoods(context.var.scope, request)
      if (!result) throw notFound('Variant')
      return context.json(result)
    })
    .get(ONE, async (context) => {
      const { scope } = context.var
      const { customerId } = readQuery(scope.query, subscriptionsQuery)
      const found = await readSubscription(scope.db, readId(context))
      const isTheirs = customerId === undefined || customerId === found?.subscription.customer.id
      if (!found || !isTheirs) throw notFound('Subscription')
      return context.json({
        subscription: found.subscription,
        intervals: await sharedIntervals(scope, found.subscription),
        ranges: await offeredRanges(scope, found.subscription),
      })
    })
    .post(`${ONE}/changes`, async (context) => {
      const request = await readBody(context.req.raw, changeRequest, 400)
      const changed = await applyChange(context.var.scope, readId(context), request)
      if (changed.ok) return context.json(changed.value)
      if (changed.error === 'unknown') throw notFound('Subscription')
      return context.json({ code: 409, message: `The change is ${changed.error}` }, 409)
    })
    .post(`${ONE}/cancellation`, async (context) => {
      const request = await readBody(context.req.raw, cancellationRequest, 400)
      const cancelled = await applyCancellation(context.var.scope, readId(context), request)
      if (!cancelled.ok) throw notFound('Subscription')
      return context.json(cancelled.value)
    })
    .post(`${ONE}/mandate`, async (context) => {
      const request = await readBody(context.req.raw, mandateRequest, 400)
      const changed = await applyMandate(context.var.scope, readId(context), request)
      if (!changed.ok) throw notFound('Subscription')
      return context.json(changed.value)
    })
    .post(`${ONE}/orders`, async (context) => {
      const { scope } = context.var
      const { customerId } = await readBody(context.req.raw, renewalRequest, 400)
      const renewed = await renewSubscription(scope, readId(context), customerId, readWith(scope.query))
      if (!renewed) throw notFound('Subscription')
      return context.json(renewed)
    })
    .post(`${ONE}/letters`, async (context) => {
      const { key } = await readBody(context.req.raw, sentLetter, 400)
      const found = await recordLetter(context.var.scope, readId(context), key)
      if (!found) throw notFound('Subscription')
      return context.json(found)
    })

const readId = (context: Context<HonoEnv>): string => readValue(context.req.param('id'), subscriptionId, 'id')
