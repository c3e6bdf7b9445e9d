import { sql } from 'drizzle-orm'
import type { PromotionsOfItem } from '#contract/shop-api/basket-request.ts'
import { MOST_ITEMS } from '#domain/basket/limits.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { goneBefore, linesGiven } from '#shop-api/visitor/kept.ts'
import { type BasketLine, groupOf } from './lines.ts'

/**
 * Puts a line in by one statement, which is a transaction of its own, where no rule could refuse the line or cut it. Null where one could:
 * then nothing is changed, and whoever asks decides with all lines before him.
 */
export function addPlainLine(
  { db, shop, now }: Scope,
  key: string,
  line: BasketLine,
): Promise<BasketLine[] | null> {
  const { productId: _, isActive: __, stock: ___, position: ____, ...said } = line
  const stored = JSON.stringify({ ...said, groupId: groupOf(line) })
  return linesGiven(
    db,
    sql`add_plain_line(${shop.id}, ${key}, ${now.toISOString()}, ${goneBefore('basket', now)}, ${MOST_ITEMS}, ${stored})`,
  )
}

/** Gives lines their promotions by one statement. Null, and nothing is changed, where the basket has not all of them. */
export function setPromotions(
  { db, shop, now }: Scope,
  key: string,
  chosen: PromotionsOfItem[],
): Promise<BasketLine[] | null> {
  const sets = new Map(chosen.map(({ itemId, promotions }) => [itemId, { key: itemId, promotions }]))
  return linesGiven(
    db,
    sql`choose_promotions(${shop.id}, ${key}, ${now.toISOString()}, ${goneBefore('basket', now)}, ${JSON.stringify([...sets.values()])})`,
  )
}
