import { and, asc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { redirectRequest } from '#contract/shop-api/listing-query.ts'
import { redirect } from '#shop-api/schema/shop.ts'
import type { HonoEnv } from './hono-env.ts'
import { pageEnvelope, readPage } from './paginate.ts'
import { readBody } from './read-body.ts'
import { notFound } from './http-error.ts'

const COLUMNS = {
  id: redirect.id,
  source: redirect.source,
  target: redirect.target,
  statusCode: redirect.statusCode,
}

export const redirectRoutes = () =>
  new Hono<HonoEnv>()
    .get('/v1/redirects', async (context) => {
      const { db, shop, query } = context.var.scope
      const { page, perPage, offset, limit } = readPage(query)
      const ofShop = eq(redirect.shopId, shop.id)
      const [redirects, total] = await Promise.all([
        db.select(COLUMNS).from(redirect).where(ofShop).orderBy(asc(redirect.id)).limit(limit).offset(offset),
        db.$count(redirect, ofShop),
      ])
      return context.json(pageEnvelope(redirects, total, { page, perPage }))
    })
    .post('/v1/redirects', async (context) => {
      const { db, shop } = context.var.scope
      const { url } = await readBody(context.req.raw, redirectRequest)
      const [found] = await db
        .select(COLUMNS)
        .from(redirect)
        .where(and(eq(redirect.shopId, shop.id), eq(redirect.source, url)))
      if (!found) throw notFound('Redirect')
      return context.json(found)
    })
