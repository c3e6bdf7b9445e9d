import { Hono } from 'hono'
import { wholeGroup } from '#shop-api/serializers/attributes.ts'
import type { HonoEnv } from './hono-env.ts'
import { notFound } from './http-error.ts'

export const attributeRoutes = () =>
  new Hono<HonoEnv>().get('/v1/attributes/:key', (context) => {
    const { snapshot, shop } = context.var.scope
    const group = snapshot.dictionary.groupByKey.get(context.req.param('key'))
    if (!group) throw notFound('Attribute')
    return context.json(wholeGroup(group, shop.language))
  })
