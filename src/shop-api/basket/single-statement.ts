import { sql } from 'drizzle-orm'
import type { PromotionsOfItem } from '#contract/shop-api/basket-request.ts'
import { lineIdentity } from '#domain/basket/line-identity.ts'
import { MAX_ITEMS } from '#domain/basket/limits.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { listRef } from '#shop-api/visitor/list-ref.ts'
import { expiryCutoff, linesFromFunction } from '#shop-api/visitor/stored-lists.ts'
import type { BasketLine } from './basket-lines.ts'

/**
 * Adds a line by one statement, which is a transaction of its own, if no rule could refuse or reduce the
 * line. Otherwise returns null and changes nothing; the caller then decides with all lines loaded.
 */
export function addPlainLine(scope: Scope, key: string, line: BasketLine): Promise<BasketLine[] | null> {
  const { db, now } = scope
  const { shopId } = listRef(scope, key)
  const { productId: _, isActive: __, stock: ___, position: ____, ...item } = line
  const stored = JSON.stringify({ ...item, groupId: lineIdentity(line) })
  return linesFromFunction(
    db,
    sql`add_plain_line(${shopId}, ${key}, ${now.toISOString()}, ${expiryCutoff('basket', now)}, ${MAX_ITEMS}, ${stored})`,
  )
}

/**
 * Sets the promotions of lines by one statement. Returns null and changes nothing if the basket lacks one of
 * the lines.
 */
export function setPromotions(
  scope: Scope,
  key: string,
  chosen: PromotionsOfItem[],
): Promise<BasketLine[] | null> {
  const { db, now } = scope
  const { shopId } = listRef(scope, key)
  const sets = new Map(chosen.map(({ itemId, promotions }) => [itemId, { key: itemId, promotions }]))
  return linesFromFunction(
    db,
    sql`choose_promotions(${shopId}, ${key}, ${now.toISOString()}, ${expiryCutoff('basket', now)}, ${JSON.stringify([...sets.values()])})`,
  )
}
