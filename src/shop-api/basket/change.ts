import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#shop-api/db.ts'
import { claim, type Ref } from '#shop-api/visitor/kept.ts'
import type { BasketLine } from './lines.ts'

/**
 * What became of a change. 206: done with fewer pieces; 409: the line is there already; 412: not to be had; 413: too many pieces or lines;
 * 424: the shop has no data of the variant. On the last five nothing changed.
 */
export type Status = 200 | 201 | 206 | 404 | 409 | 412 | 413 | 424

/** `lines` as they are after the change. */
export type Outcome = { status: Status; lines: BasketLine[] }

/**
 * Makes one change of a basket in one transaction, while no other writer has the basket. The change reads and writes through `tx` alone:
 * another connection could not be had while all of them wait for this basket.
 */
export async function changeBasket(
  { db, shop, now }: Scope,
  key: string,
  change: (tx: Db, ref: Ref, lines: BasketLine[]) => Promise<Outcome>,
): Promise<Outcome> {
  const ref = { shopId: shop.id, key }
  return db.transaction(async (tx) => change(tx, ref, await claim<BasketLine>(tx, 'basket', ref, now)))
}
