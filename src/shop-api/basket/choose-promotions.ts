import type { PromotionsOfItem } from '#contract/shop-api/basket-request.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { changeBasket, type Outcome } from './change.ts'
import { updatePromotions } from './lines.ts'

/** Gives each line that is named its whole set of promotions; changes nothing where one of them is not in the basket. */
export const choosePromotions = (scope: Scope, key: string, chosen: PromotionsOfItem[]): Promise<Outcome> =>
  changeBasket(scope, key, async (tx, ref, lines) => {
    const known = new Set(lines.map((line) => line.key))
    if (chosen.some(({ itemId }) => !known.has(itemId))) return { status: 404, lines }
    const sets = new Map(chosen.map(({ itemId, promotions }) => [itemId, promotions]))
    await updatePromotions(
      tx,
      ref,
      [...sets].map(([itemKey, promotions]) => ({ key: itemKey, promotions })),
    )
    return {
      status: 200,
      lines: lines.map((line) => ({ ...line, promotions: sets.get(line.key) ?? line.promotions })),
    }
  })
