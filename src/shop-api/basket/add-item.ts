import { itemKey } from '#shop-api/visitor/item-key.ts'
import type { AddItem } from '#contract/shop-api/basket-request.ts'
import { MOST_ITEMS, MOST_PIECES } from '#domain/basket/limits.ts'
import { readStock } from '#shop-api/catalogue/records.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { type Offered, offeredVariant } from '#shop-api/visitor/offered.ts'
import { admit } from './admit.ts'
import { changeBasket, type Outcome, type Status } from './change.ts'
import { type BasketLine, groupOf, insertLine, readLines } from './lines.ts'

const NOT_OFFERED: Record<Exclude<Offered['kind'], 'offered'>, Status> = {
  unknown: 412,
  withdrawn: 412,
  'no-data': 424,
}

/** Puts a variant in the basket as a line of its own; refused where the basket has it in the same group. */
export async function addItem(scope: Scope, key: string, item: AddItem): Promise<Outcome> {
  const { variantId, quantity, customData = {}, displayData = {}, itemGroup = null, promotions } = item
  const offered = await offeredVariant(scope, variantId)
  if (offered.kind !== 'offered')
    return {
      status: NOT_OFFERED[offered.kind],
      lines: await readLines(scope.db, { shopId: scope.shop.id, key }, scope.now),
    }

  return changeBasket(scope, key, async (tx, ref, lines) => {
    const alike = lines.filter((line) => line.variantId === variantId)
    if (alike.some((line) => groupOf(line) === groupOf({ itemGroup }))) return { status: 409, lines }
    if (lines.length >= MOST_ITEMS || quantity > MOST_PIECES) return { status: 413, lines }
    const stocked = alike[0]?.stock ?? (await readStock(tx, [variantId])).get(variantId) ?? null
    const admitted = admit(quantity, stocked, alike)
    if (admitted === 0) return { status: 412, lines }

    const line: BasketLine = {
      key: itemKey(),
      variantId,
      productId: offered.productId,
      isActive: true,
      quantity: admitted,
      customData,
      displayData,
      itemGroup,
      promotions: promotions ?? (item.promotionId ? [{ id: item.promotionId }] : []),
      position: (lines.at(-1)?.position ?? 0) + 1,
      stock: stocked,
    }
    await insertLine(tx, ref, line)
    return { status: admitted < quantity ? 206 : 201, lines: [...lines, line] }
  })
}
