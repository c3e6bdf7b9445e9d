import { and, arrayContains, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import { Hono } from 'hono'
import { promotionQuery } from '#contract/shop-api/listing-query.ts'
import { promotion } from '#shop-api/schema/marketing.ts'
import { promotionOf } from '#shop-api/serializers/promotion.ts'
import type { HonoEnv } from './hono-env.ts'
import { paginate } from './paginate.ts'
import { readQuery } from './read-query.ts'

export const promotionRoutes = () =>
  new Hono<HonoEnv>().get('/v1/promotions', async (context) => {
    const { db, shop, query } = context.var.scope
    const { ids, activeAt } = readQuery(query, promotionQuery)
    const at = activeAt?.toISOString()
    const rows = await db
      .select()
      .from(promotion)
      .where(
        and(
          arrayContains(promotion.shopIds, [shop.id]),
          ids && inArray(promotion.id, ids),
          at === undefined
            ? undefined
            : and(eq(promotion.isActive, true), lte(promotion.startsAt, at), gte(promotion.endsAt, at)),
        ),
      )
      .orderBy(asc(promotion.priority), asc(promotion.id))
    return context.json(
      paginate(
        rows.map((row) => promotionOf(row, shop.language)),
        query,
      ),
    )
  })
