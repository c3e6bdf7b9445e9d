import type { UpdateItem } from '#contract/shop-api/basket-request.ts'
import { MOST_PIECES } from '#domain/basket/limits.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { ChosenPromotion } from '#domain/promotion/promotion.ts'
import { admit } from './admit.ts'
import { changeBasket, type Outcome } from './change.ts'
import { type BasketLine, groupOf, type Said, updateLine } from './lines.ts'

/** Changes what is said of a line. A promotion code joins the promotions of the line as `byCode`, those that the code opens. */
export async function updateItem(
  scope: Scope,
  key: string,
  itemKey: string,
  update: UpdateItem,
  byCode: ChosenPromotion[],
): Promise<Outcome> {
  return changeBasket(scope, key, async (tx, ref, lines) => {
    const line = lines.find((each) => each.key === itemKey)
    if (!line) return { status: 404, lines }
    const said = saidOf(line, update, byCode)
    const alike = lines.filter((each) => each !== line && each.variantId === line.variantId)
    if (said.itemGroup !== undefined && alike.some((each) => groupOf(each) === (said.itemGroup?.id ?? '')))
      return { status: 409, lines }
    if (said.quantity !== undefined) {
      if (said.quantity > MOST_PIECES) return { status: 413, lines }
      said.quantity = admit(said.quantity, line.isActive ? line.stock : null, alike)
      if (said.quantity === 0) return { status: 412, lines }
    }
    await updateLine(tx, ref, line, said)
    return {
      status: said.quantity !== undefined && said.quantity < (update.quantity ?? 0) ? 206 : 200,
      lines: lines.map((each) => (each === line ? { ...line, ...said } : each)),
    }
  })
}

function saidOf(line: BasketLine, update: UpdateItem, byCode: ChosenPromotion[]): Said {
  const { promotionId, promotionCode: _, promotions, ...rest } = update
  const byId = promotionId === undefined ? undefined : promotionId === null ? [] : [{ id: promotionId }]
  const chosen = promotions ?? byId
  if (byCode.length === 0) return chosen === undefined ? rest : { ...rest, promotions: chosen }
  const kept = (chosen ?? line.promotions).filter(({ id }) => !byCode.some((each) => each.id === id))
  return { ...rest, promotions: [...kept, ...byCode] }
}
