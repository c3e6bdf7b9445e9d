import { itemKey } from '#shop-api/visitor/item-key.ts'
import type { AddItem } from '#contract/shop-api/basket-request.ts'
import { MOST_ITEMS, MOST_PIECES } from '#domain/basket/limits.ts'
import { readStock } from '#shop-api/catalogue/records.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { type Offered, offeredVariant } from '#shop-api/visitor/offered.ts'
import { admit } from './admit.ts'
import { addPlainLine } from './at-once.ts'
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
  const plain = quantity > MOST_PIECES ? null : await addPlainLine(scope, key, line)
  return plain ? { status: 201, lines: plain } : addByRules(scope, key, line)
}

const addByRules = (scope: Scope, key: string, wanted: BasketLine): Promise<Outcome> =>
  changeBasket(scope, key, async (tx, ref, lines) => {
    const { variantId, quantity } = wanted
    const alike = lines.filter((each) => each.variantId === variantId)
    if (alike.some((each) => groupOf(each) === groupOf(wanted))) return { status: 409, lines }
    if (lines.length >= MOST_ITEMS || quantity > MOST_PIECES) return { status: 413, lines }
    const stock = alike[0]?.stock ?? (await readStock(tx, [variantId])).get(variantId) ?? null
    const admitted = admit(quantity, stock, alike)
    if (admitted === 0) return { status: 412, lines }

    const line = { ...wanted, quantity: admitted, position: (lines.at(-1)?.position ?? 0) + 1, stock }
    await insertLine(tx, ref, line)
    return { status: admitted < quantity ? 206 : 201, lines: [...lines, line] }
  })
