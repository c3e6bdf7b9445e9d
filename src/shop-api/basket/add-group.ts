import type { AddGroup, AddItem } from '#contract/shop-api/basket-request.ts'
import { lineIdentity } from '#domain/basket/line-identity.ts'
import { isTried, TRY_ON } from '#domain/basket/try-on.ts'
import { MAX_ITEMS } from '#domain/basket/limits.ts'
import { readStock } from '#shop-api/catalogue/product-repository.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { itemKey } from '#shop-api/visitor/item-key.ts'
import { variantOfferStatuses } from '#shop-api/visitor/offer-status.ts'
import { type BasketLine, deleteLine, insertLines } from './basket-lines.ts'
import { changeBasket, type ChangeOutcome } from './change-basket.ts'
import { sellableQuantity } from './sellable-quantity.ts'

/**
 * Adds all items of a group, or one item alone, or none, in one transaction, and removes the group that they replace. What the basket
 * already has stays as it is: sent again, it is not added twice. 412: an item is not available in full; 413: too many lines, or frames
 * to try at home.
 */
export async function addGroup(
  scope: Scope,
  key: string,
  { items, replaces }: AddGroup,
): Promise<ChangeOutcome> {
  const offers = await variantOfferStatuses(
    scope,
    items.map(({ variantId }) => variantId),
  )
  return changeBasket(scope, key, async (tx, ref, lines) => {
    const [main] = items
    const group = main ? lineIdentity(main) : ''
    const replaced = lines.filter((line) => lineIdentity(line) === replaces && lineIdentity(line) !== group)
    const kept = lines.filter((line) => !replaced.includes(line))
    if (kept.some((line) => line.variantId === main?.variantId && lineIdentity(line) === group)) {
      for (const line of replaced) await deleteLine(tx, ref, line)
      return { status: 200, lines: kept }
    }
    const stock = await readStock(
      tx,
      items.map(({ variantId }) => variantId),
    )
    const result = [...kept]
    if (result.length + items.length > MAX_ITEMS || isBeyondTryOn(kept, items)) return { status: 413, lines }
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
    await insertLines(tx, ref, result.slice(-items.length))
    return { status: 201, lines: result }
  })
}

const isBeyondTryOn = (lines: readonly BasketLine[], items: AddGroup['items']): boolean =>
  items.some(isTried) && lines.filter(isTried).length >= TRY_ON.frames

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
