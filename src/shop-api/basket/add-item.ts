import { itemKey } from '#shop-api/visitor/item-key.ts'
import type { ExistingItemHandling } from '#domain/basket/existing-item-handling.ts'
import { updateOfExisting } from '#domain/basket/plan-add.ts'
import { changeLine } from './update-item.ts'
import type { AddItem } from '#contract/shop-api/basket-request.ts'
import { lineIdentity } from '#domain/basket/line-identity.ts'
import { MAX_ITEMS, MAX_LINE_QUANTITY } from '#domain/basket/limits.ts'
import { readStock } from '#shop-api/catalogue/product-repository.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { listRef } from '#shop-api/visitor/list-ref.ts'
import { type OfferStatus, variantOfferStatus } from '#shop-api/visitor/offer-status.ts'
import { sellableQuantity } from './sellable-quantity.ts'
import { addPlainLine } from './single-statement.ts'
import { changeBasket, type ChangeOutcome, type ChangeStatus } from './change-basket.ts'
import { type BasketLine, insertLine, readLines } from './basket-lines.ts'

const NOT_OFFERED: Record<Exclude<OfferStatus['kind'], 'offered'>, ChangeStatus> = {
  unknown: 412,
  withdrawn: 412,
  'no-data': 424,
}

/**
 * Adds a variant to the basket as a line of its own. If the basket already has it in the same group, that line is
 * changed as `existing` names, in the same transaction; without `existing` it is refused.
 */
export async function addItem(
  scope: Scope,
  key: string,
  item: AddItem,
  existing?: ExistingItemHandling,
): Promise<ChangeOutcome> {
  const { variantId, quantity, customData = {}, displayData = {}, itemGroup = null, promotions } = item
  const offered = await variantOfferStatus(scope, variantId)
  if (offered.kind !== 'offered')
    return {
      status: NOT_OFFERED[offered.kind],
      lines: await readLines(scope.db, listRef(scope, key), scope.now),
    }

  const line: BasketLine = {
    key: itemKey(),
    variantId,
    productId: offered.productId,
    isActive: true,
    quantity,
    customData,
    displayData,
    itemGroup,
    promotions: promotions ?? (item.promotionId ? [{ id: item.promotionId }] : []),
    position: 1,
    stock: null,
  }
  const plain = quantity > MAX_LINE_QUANTITY ? null : await addPlainLine(scope, key, line)
  return plain ? { status: 201, lines: plain } : addByRules(scope, key, line, existing)
}

const addByRules = (
  scope: Scope,
  key: string,
  newLine: BasketLine,
  existing: ExistingItemHandling | undefined,
): Promise<ChangeOutcome> =>
  changeBasket(scope, key, async (tx, ref, lines) => {
    const { variantId, quantity } = newLine
    const alike = lines.filter((each) => each.variantId === variantId)
    const present = alike.find((each) => lineIdentity(each) === lineIdentity(newLine))
    if (present) {
      if (existing === undefined) return { status: 409, lines }
      const update = updateOfExisting(present, newLine, existing)
      return update ? changeLine(tx, ref, lines, present, update) : { status: 200, lines }
    }
    if (lines.length >= MAX_ITEMS || quantity > MAX_LINE_QUANTITY) return { status: 413, lines }
    const stock = alike[0]?.stock ?? (await readStock(tx, [variantId])).get(variantId) ?? null
    const admitted = sellableQuantity(quantity, stock, alike)
    if (admitted === 0) return { status: 412, lines }

    const line = { ...newLine, quantity: admitted, position: (lines.at(-1)?.position ?? 0) + 1, stock }
    await insertLine(tx, ref, line)
    return { status: admitted < quantity ? 206 : 201, lines: [...lines, line] }
  })
