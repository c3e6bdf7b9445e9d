import type { NewGroup } from '#clients/shop-api/basket-client.ts'
import {
  addItems,
  type BasketChangeResult,
  type BasketHandle,
  changeResult,
  readBasket,
  removeItem,
} from './add-items.ts'

/**
 * Adds a group, or one item alone, in place of another group: in one step where the Shop API has one, else item by item, and the other
 * group goes only once the new one is complete.
 */
export async function addGroup(
  handle: BasketHandle,
  { items, replaces }: NewGroup,
): Promise<BasketChangeResult> {
  const { baskets, key, fields } = handle
  const group = { items, ...(replaces !== undefined && { replaces }) }
  const added = await baskets.addGroup(key, group, fields)
  if (added)
    return { ...changeResult('add', added, items[0]?.variantId), requested: added.failure ? [] : items }
  const result = await addEach(handle, items)
  if (result.failures.length > 0 || replaces === undefined) return result
  let { basket } = result
  for (const { key: itemKey } of basket.items.filter(({ itemGroup }) => itemGroup?.id === replaces))
    basket = await removeItem(handle, itemKey)
  return { ...result, basket }
}

async function addEach(handle: BasketHandle, items: NewGroup['items']): Promise<BasketChangeResult> {
  const basket = await readBasket(handle)
  const [first] = items
  const isPresent = basket.items.some(
    ({ variant, itemGroup }) => variant.id === first?.variantId && itemGroup?.id === first.itemGroup?.id,
  )
  return isPresent ? { basket, failures: [] } : addItems(handle, items, 'KeepExisting')
}
