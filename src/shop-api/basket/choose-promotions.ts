import type { PromotionsOfItem } from '#contract/shop-api/basket-request.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { listRef } from '#shop-api/visitor/list-ref.ts'
import { setPromotions } from './single-statement.ts'
import type { ChangeOutcome } from './change-basket.ts'
import { readLines } from './basket-lines.ts'

/** Replaces the promotions of each given line. Changes nothing if one of the lines is not in the basket. */
export async function choosePromotions(
  scope: Scope,
  key: string,
  chosen: PromotionsOfItem[],
): Promise<ChangeOutcome> {
  const lines = await setPromotions(scope, key, chosen)
  if (lines) return { status: 200, lines }
  return { status: 404, lines: await readLines(scope.db, listRef(scope, key), scope.now) }
}
