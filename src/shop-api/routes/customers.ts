import { Hono } from 'hono'
import { guestOrders } from '#contract/shop-api/guest-orders.ts'
import { releasedCustomers } from '#contract/shop-api/released-customers.ts'
import { successor } from '#contract/shop-api/successor.ts'
import { claimGuestOrders } from '#shop-api/order/claim-guest-orders.ts'
import { releaseCustomers } from '#shop-api/order/release-customers.ts'
import { succeedCustomer } from '#shop-api/order/succeed-customer.ts'
import type { HonoEnv } from './hono-env.ts'
import { readBody } from './read-body.ts'

/** Accounts are not stored here: only what they have. Other Shop APIs do not offer these routes. */
export const customerRoutes = () =>
  new Hono<HonoEnv>()
    .post('/v1/customers/releases', async (context) => {
      const { customerIds } = await readBody(context.req.raw, releasedCustomers, 400)
      return context.json({ customerIds: await releaseCustomers(context.var.scope.db, customerIds) })
    })
    .post('/v1/customers/:id/successor', async (context) => {
      const { customerId } = await readBody(context.req.raw, successor, 400)
      await succeedCustomer(context.var.scope.db, context.req.param('id'), customerId)
      return context.json({ customerId })
    })
    .post('/v1/customers/:id/guest-orders', async (context) => {
      const { email } = await readBody(context.req.raw, guestOrders, 400)
      const claimed = await claimGuestOrders(context.var.scope.db, context.req.param('id'), email)
      return context.json({ claimed })
    })
