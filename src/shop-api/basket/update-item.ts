import type { UpdateItem } from '#contract/shop-api/basket-request.ts'
import { lineIdentity } from '#domain/basket/line-identity.ts'
import { MAX_LINE_QUANTITY } from '#domain/basket/limits.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#platform/database.ts'
import type { ListRef } from '#shop-api/visitor/stored-lists.ts'
import type { ChosenPromotion } from '#domain/promotion/promotion.ts'
import { sellableQuantity } from './sellable-quantity.ts'
import { changeBasket, type ChangeOutcome } from './change-basket.ts'
import { type BasketLine, type LineUpdate, updateLine } from './basket-lines.ts'

/** Updates a line. `byCode` are the promotions that a promotion code opens; they are added to the line's own. */
export const updateItem = (
  scope: Scope,
  key: string,
  itemKey: string,
  update: UpdateItem,
  byCode: ChosenPromotion[],
): Promise<ChangeOutcome> =>
  changeBasket(scope, key, async (tx, ref, lines) => {
    const line = lines.find((each) => each.key === itemKey)
    return line ? changeLine(tx, ref, lines, line, update, byCode) : { status: 404, lines }
  })

/** Updates one of the lines of a basket that the transaction has locked. */
export async function changeLine(
  tx: Db,
  ref: ListRef,
  lines: BasketLine[],
  line: BasketLine,
  update: UpdateItem,
  byCode: ChosenPromotion[] = [],
): Promise<ChangeOutcome> {
  const lineUpdate = lineUpdateOf(line, update, byCode)
  const alike = lines.filter((each) => each !== line && each.variantId === line.variantId)
  const identity = lineIdentity({ ...line, ...lineUpdate })
  if (identity !== lineIdentity(line) && alike.some((each) => lineIdentity(each) === identity))
    return { status: 409, lines }
  if (lineUpdate.quantity !== undefined) {
    if (lineUpdate.quantity > MAX_LINE_QUANTITY) return { status: 413, lines }
    lineUpdate.quantity = sellableQuantity(lineUpdate.quantity, line.isActive ? line.stock : null, alike)
    if (lineUpdate.quantity === 0) return { status: 412, lines }
  }
  await updateLine(tx, ref, line, lineUpdate)
  return {
    status: lineUpdate.quantity !== undefined && lineUpdate.quantity < (update.quantity ?? 0) ? 206 : 200,
    lines: lines.map((each) => (each === line ? { ...line, ...lineUpdate } : each)),
  }
}

function lineUpdateOf(line: BasketLine, update: UpdateItem, byCode: ChosenPromotion[]): LineUpdate {
  const { promotionId, promotionCode: _, promotions, ...rest } = update
  const byId = promotionId === undefined ? undefined : promotionId === null ? [] : [{ id: promotionId }]
  const chosen = promotions ?? byId
  if (byCode.length === 0) return chosen === undefined ? rest : { ...rest, promotions: chosen }
  const others = (chosen ?? line.promotions).filter(({ id }) => !byCode.some((each) => each.id === id))
  return { ...rest, promotions: [...others, ...byCode] }
}
