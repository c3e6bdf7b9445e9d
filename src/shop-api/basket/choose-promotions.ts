import type { PromotionsOfItem } from '#contract/shop-api/basket-request.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { setPromotions } from './at-once.ts'
import type { Outcome } from './change.ts'
import { readLines } from './lines.ts'

/** Gives each line that is named its whole set of promotions; changes nothing where one of them is not in the basket. */
export async function choosePromotions(
  scope: Scope,
  key: string,
  chosen: PromotionsOfItem[],
): Promise<Outcome> {
  const lines = await setPromotions(scope, key, chosen)
  if (lines) return { status: 200, lines }
  return { status: 404, lines: await readLines(scope.db, { shopId: scope.shop.id, key }, scope.now) }
}
