import { and, arrayContains, asc, eq, gte, lte } from 'drizzle-orm'
import type { ChosenPromotion, Promotion } from '#domain/promotion/promotion.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { promotion } from '#shop-api/schema/marketing.ts'
import { promotionOf } from '#shop-api/wire/promotion.ts'
import { spelt } from '#shop-api/wire/swiss-spelling.ts'

/** The promotions of the shop that run now. */
export async function runningPromotions({ db, shop, now }: Scope): Promise<Promotion[]> {
  const at = now.toISOString()
  const rows = await db
    .select()
    .from(promotion)
    .where(
      and(
        arrayContains(promotion.shopIds, [shop.id]),
        eq(promotion.isActive, true),
        lte(promotion.startsAt, at),
        gte(promotion.endsAt, at),
      ),
    )
    .orderBy(asc(promotion.priority), asc(promotion.id))
  return spelt(
    shop,
    rows.map((row) => promotionOf(row, shop.language)),
  )
}

/** Those that a code opens, as a line chooses them. Whether it is written large or small counts for nothing. */
export async function openedBy(scope: Scope, code: string): Promise<ChosenPromotion[]> {
  const running = await runningPromotions(scope)
  return running
    .filter((each) => each.code?.toLowerCase() === code.toLowerCase())
    .map(({ id }) => ({ id, code }))
}
