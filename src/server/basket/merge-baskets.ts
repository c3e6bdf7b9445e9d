import type { Basket, BasketItem, NewItem } from '#domain/basket/basket.ts'
import { isGiftItem } from '#domain/basket/gift-item.ts'
import { addItems, type BasketHandle, readBasket, removeItem } from './add-items.ts'

/**
 * Moves the items of one basket to another and adds up their quantities. It moves line by line, so that after an
 * error each line is in one of the two. Items that the other shop does not have stay. Gifts are not moved, because
 * they have to be earned again, nor groups of another shop, which have to be configured again. A group that both have
 * is one pair.
 */
export async function mergeBaskets(
  from: BasketHandle,
  to: BasketHandle,
  shopIds: { from: number; to: number },
): Promise<Basket> {
  const { items } = await readBasket(from)
  let merged = await readBasket(to)
  for (const item of items) {
    if (isGiftItem(item) || (item.itemGroup && shopIds.from !== shopIds.to)) continue
    const onExisting = item.itemGroup ? 'KeepExisting' : 'AddQuantityToExisting'
    const { basket, failures } = await addItems(to, [newItem(item, shopIds.to)], onExisting)
    merged = basket
    if (failures.every(({ failure }) => failure.kind === 'ItemAddedWithReducedQuantity'))
      await removeItem(from, item.key)
  }
  return merged
}

const newItem = (
  { variant, quantity, customData, displayData, itemGroup }: BasketItem,
  shopId: number,
): NewItem => ({
  variantId: variant.id,
  quantity,
  customData: { ...customData, shopId },
  displayData,
  ...(itemGroup && { itemGroup }),
})
