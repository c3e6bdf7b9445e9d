import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#platform/database.ts'
import { listRef } from '#shop-api/visitor/list-ref.ts'
import { lockItems, type ListRef } from '#shop-api/visitor/stored-lists.ts'
import type { BasketLine } from './basket-lines.ts'

/**
 * The result of a change. 206: done with fewer pieces; 409: the line already exists; 412: not available; 413:
 * too many pieces or lines; 424: the shop has no data of the variant. The last five change nothing.
 */
export type ChangeStatus = 200 | 201 | 206 | 404 | 409 | 412 | 413 | 424

/** `lines` after the change. */
export type ChangeOutcome = { status: ChangeStatus; lines: BasketLine[] }

/**
 * Makes one change of a basket in one transaction, while no other writer has the basket. The change reads and
 * writes through `tx` alone: other connections may all be waiting for this basket.
 */
export async function changeBasket(
  scope: Scope,
  key: string,
  change: (tx: Db, ref: ListRef, lines: BasketLine[]) => Promise<ChangeOutcome>,
): Promise<ChangeOutcome> {
  const ref = listRef(scope, key)
  return scope.db.transaction(async (tx) =>
    change(tx, ref, await lockItems<BasketLine>(tx, 'basket', ref, scope.now)),
  )
}
