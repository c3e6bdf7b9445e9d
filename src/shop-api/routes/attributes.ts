import { Hono } from 'hono'
import { wholeGroup } from '#shop-api/wire/attributes.ts'
import type { Env } from './env.ts'
import { notFound } from './refusal.ts'

export const attributeRoutes = () =>
  new Hono<Env>().get('/v1/attributes/:key', (context) => {
    const { snapshot, shop } = context.var.scope
    const group = snapshot.dictionary.groupByKey.get(context.req.param('key'))
    if (!group) throw notFound('Attribute')
    return context.json(wholeGroup(group, shop.language))
  })
