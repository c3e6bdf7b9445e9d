import type { Basket, BasketItem, NewItem } from '#domain/basket/basket.ts'
import { isGiftItem } from '#domain/basket/gift-item.ts'
import { addItems, type Held, read, takeOut } from './basket-changes.ts'

/**
 * Moves what is in one basket to another, where quantities are added. Line by line, so that whatever breaks on the way is in one of the two;
 * what the other shop does not have stays. A gift has to be earned anew.
 */
export async function mergeBaskets(from: Held, to: Held): Promise<Basket> {
  const { items } = await read(from)
  let merged = await read(to)
  for (const item of items) {
    if (isGiftItem(item)) continue
    const { basket, failures } = await addItems(to, [newItem(item)], 'AddQuantityToExisting')
    merged = basket
    if (failures.every(({ failure }) => failure.kind === 'ItemAddedWithReducedQuantity'))
      await takeOut(from, item.key)
  }
  return merged
}

const newItem = ({ variant, quantity, customData, displayData, itemGroup }: BasketItem): NewItem => ({
  variantId: variant.id,
  quantity,
  customData,
  displayData,
  ...(itemGroup && { itemGroup }),
})
