import { Hono } from 'hono'
import { correctValues } from '#contract/order/correct-values.ts'
import { nameValues } from '#contract/order/name-values.ts'
import { removeValues as valuesRemoval } from '#contract/order/remove-values.ts'
import { itemsWithCorrection } from '#domain/order/correct-values.ts'
import { withWearer } from '#domain/order/name-values.ts'
import { changeOwnItems } from '#shop-api/order/change-own-items.ts'
import { removeValues } from '#shop-api/order/remove-values.ts'
import type { HonoEnv } from './hono-env.ts'
import { readBody } from './read-body.ts'

/** What customers do with the values in their orders. Other Shop APIs do not offer these routes (contracts/shop-api). */
export const ownValuesRoutes = () =>
  new Hono<HonoEnv>()
    .post('/v1/orders/values-removals', async (context) => {
      const { scope } = context.var
      return context.json(await removeValues(scope, await readBody(context.req.raw, valuesRemoval, 400)))
    })
    .post('/v1/orders/values-names', async (context) => {
      const { scope } = context.var
      const named = await readBody(context.req.raw, nameValues, 400)
      const isNamed = await changeOwnItems(scope, named, (order) => withWearer(order, named))
      return context.json({ isNamed })
    })
    .post('/v1/orders/values-corrections', async (context) => {
      const { scope } = context.var
      const { customerId, orderId, ...correction } = await readBody(context.req.raw, correctValues, 400)
      const isCorrected = await changeOwnItems(scope, { customerId, orderId }, (order) =>
        itemsWithCorrection(order, correction),
      )
      return context.json({ isCorrected })
    })
