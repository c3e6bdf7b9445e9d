import { eq, ne } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  branchOrderId,
  branchOrderMove,
  branchOrderOwner,
  branchOrdersQuery,
  branchValuesRemoval,
  newBranchOrder,
} from '#contract/branch/branch-order.ts'
import { pageAfter } from '#contract/page-after.ts'
import {
  moveBranchOrder,
  recordBranchOrderLetter,
  removeBranchValues,
} from '#shop-api/branch-order/move-branch-order.ts'
import {
  branchOrdersWithLetters,
  claimBranchOrder,
  createBranchOrder,
  readBranchOrder,
  readBranchOrders,
} from '#shop-api/branch-order/stored-branch-order.ts'
import { branchOrder } from '#shop-api/schema/branch-order.ts'
import type { HonoEnv } from './hono-env.ts'
import { badRequest, notFound } from './http-error.ts'
import { readBody } from './read-body.ts'
import { readQuery, readValue } from './read-query.ts'

const ONE = '/v1/branch-orders/:id'

/** What was bought in branches. Like orders, other Shop APIs do not offer these routes. */
export const branchOrderRoutes = () =>
  new Hono<HonoEnv>()
    .post('/v1/branch-orders', async (context) => {
      const request = await readBody(context.req.raw, newBranchOrder, 400)
      const { currency } = context.var.scope.shop
      if (request.currencyCode !== currency) throw badRequest(`currencyCode is not ${currency}`)
      const created = await createBranchOrder(context.var.scope, request)
      if (!created.ok) throw notFound('Branch')
      return context.json(created.value, 201)
    })
    .get('/v1/branch-orders', async (context) => {
      const { db, query } = context.var.scope
      const { customerId } = readQuery(query, branchOrdersQuery)
      const which =
        customerId === undefined
          ? ne(branchOrder.status, 'collected')
          : eq(branchOrder.customerId, customerId)
      return context.json(await readBranchOrders(db, which))
    })
    .get('/v1/branch-orders/letters', async (context) => {
      const { db, query } = context.var.scope
      return context.json(await branchOrdersWithLetters(db, readQuery(query, pageAfter).after))
    })
    .post('/v1/branch-orders/values-removals', async (context) => {
      const which = await readBody(context.req.raw, branchValuesRemoval, 400)
      await removeBranchValues(context.var.scope, which)
      return context.json({ customerId: which.customerId })
    })
    .get(ONE, async (context) => {
      const found = await readBranchOrder(context.var.scope.db, readId(context))
      if (!found) throw notFound('Order')
      return context.json(found)
    })
    .post(`${ONE}/moves`, async (context) => {
      const { event } = await readBody(context.req.raw, branchOrderMove, 400)
      const moved = await moveBranchOrder(context.var.scope, readId(context), event)
      if (moved.ok) return context.json(moved.value)
      if (moved.error === 'unknown') throw notFound('Order')
      return context.json({ code: 409, message: moved.error }, 409)
    })
    .post(`${ONE}/owner`, async (context) => {
      const owner = await readBody(context.req.raw, branchOrderOwner, 400)
      const claimed = await claimBranchOrder(context.var.scope, readId(context), owner)
      if (!claimed) throw notFound('Order')
      return context.json(claimed)
    })
    .post(`${ONE}/letters`, async (context) => {
      const id = readId(context)
      await recordBranchOrderLetter(context.var.scope.db, id)
      return context.json({ id })
    })

const readId = (context: Context<HonoEnv>): string => readValue(context.req.param('id'), branchOrderId, 'id')
