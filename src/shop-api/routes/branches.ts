import { Hono } from 'hono'
import { branchesIn } from '#shop-api/branches.ts'
import type { HonoEnv } from './hono-env.ts'
import { notFound } from './http-error.ts'
import { paginate } from './paginate.ts'

/** The branches of the shop's country. Other Shop APIs do not offer these routes (contracts/shop-api). */
export const branchRoutes = () =>
  new Hono<HonoEnv>()
    .get('/v1/branches', (context) => {
      const { shop, query } = context.var.scope
      return context.json(paginate([...branchesIn(shop.country)], query))
    })
    .get('/v1/branches/:id', (context) => {
      const branch = branchesIn(context.var.scope.shop.country).find(
        ({ id }) => id === context.req.param('id'),
      )
      if (!branch) throw notFound('Branch')
      return context.json(branch)
    })
