import type { AddGroup, AddItem } from '#contract/shop-api/basket-request.ts'
import { MAX_ITEMS } from '#domain/basket/limits.ts'
import { readStock } from '#shop-api/catalogue/product-repository.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { itemKey } from '#shop-api/visitor/item-key.ts'
import { variantOfferStatus } from '#shop-api/visitor/offer-status.ts'
import { type BasketLine, deleteLine, groupOf, insertLine } from './basket-lines.ts'
import { changeBasket, type ChangeOutcome } from './change-basket.ts'
import { sellableQuantity } from './sellable-quantity.ts'

/**
 * Adds all items of a group, or none, in one transaction, and removes the group that it replaces. A group that the basket already has
 * stays as it is: sent again, it is not added twice. 412: an item is not available in full; 413: too many lines.
 */
export async function addGroup(
  scope: Scope,
  key: string,
  { items, replaces }: AddGroup,
): Promise<ChangeOutcome> {
  const offers = await Promise.all(items.map(({ variantId }) => variantOfferStatus(scope, variantId)))
  return changeBasket(scope, key, async (tx, ref, lines) => {
    const id = items[0]?.itemGroup.id
    if (lines.some((line) => groupOf(line) === id)) return { status: 200, lines }
    const stock = await readStock(
      tx,
      items.map(({ variantId }) => variantId),
    )
    const replaced = lines.filter((line) => replaces !== undefined && groupOf(line) === replaces)
    const result = lines.filter((line) => !replaced.includes(line))
    if (result.length + items.length > MAX_ITEMS) return { status: 413, lines }
    for (const [place, item] of items.entries()) {
      const offer = offers[place]
      if (offer?.kind !== 'offered') return { status: 412, lines }
      const line = lineOf(item, offer.productId, {
        position: (lines.at(-1)?.position ?? 0) + place + 1,
        stock: stock.get(item.variantId) ?? null,
      })
      const others = result.filter((each) => each.variantId === line.variantId)
      if (sellableQuantity(line.quantity, line.stock, others) < line.quantity) return { status: 412, lines }
      result.push(line)
    }
    for (const line of replaced) await deleteLine(tx, ref, line)
    for (const line of result.slice(-items.length)) await insertLine(tx, ref, line)
    return { status: 201, lines: result }
  })
}

const lineOf = (
  { variantId, quantity, customData = {}, displayData = {}, itemGroup = null, promotions = [] }: AddItem,
  productId: number,
  place: Pick<BasketLine, 'position' | 'stock'>,
): BasketLine => ({
  key: itemKey(),
  variantId,
  productId,
  isActive: true,
  quantity,
  customData,
  displayData,
  itemGroup,
  promotions,
  ...place,
})
