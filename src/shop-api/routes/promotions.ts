import { and, arrayContains, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import { Hono } from 'hono'
import { promotionQuery } from '#contract/shop-api/listing-query.ts'
import { promotion } from '#shop-api/schema/marketing.ts'
import { inLanguage } from '#shop-api/wire/attributes.ts'
import { rfc3339 } from '#shop-api/wire/moment.ts'
import type { Env } from './env.ts'
import { paginate } from './paginate.ts'
import { readQuery } from './read-query.ts'

export const promotionRoutes = () =>
  new Hono<Env>().get('/v1/promotions', async (context) => {
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

/** A promotion as the wire says it, in one language. */
function promotionOf(row: typeof promotion.$inferSelect, language: string) {
  const { id, code, name, isActive, priority, effect, conditions } = row
  const displayName = inLanguage(row.displayNames, language)
  return {
    id,
    ...(code !== null && { code }),
    name,
    ...(displayName !== undefined && { displayName }),
    schedule: { from: rfc3339(row.startsAt), to: rfc3339(row.endsAt) },
    isActive,
    priority,
    effect,
    conditions,
    customData: inLanguage(row.customData, language) ?? {},
  }
}
