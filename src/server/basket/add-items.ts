import type { Basket, NewItem } from '#domain/basket/basket.ts'
import type { ExistingItemHandling } from '#domain/basket/existing-item-handling.ts'
import type { BasketFailure, BasketOperation } from '#domain/basket/failure.ts'
import { planAdd } from '#domain/basket/plan-add.ts'
import type { BasketChange, BasketClient } from '#clients/shop-api/basket-client.ts'

/** How to reach one basket: its client, its key, and which fields of it are requested. */
export type BasketHandle = { baskets: BasketClient; key: string; fields: string }

/** With the HTTP status of the failure. */
export type BasketChangeFailure = { failure: BasketFailure; status: number }

/** The basket after some changes, and those that failed or were only partly done. */
export type BasketChangeResult = {
  basket: Basket
  failures: BasketChangeFailure[]
  /** The items to add; absent for other changes. */
  requested?: readonly NewItem[]
}

/** Maximum number of tries to add an item when other requests change the same line meanwhile. */
const MAX_ATTEMPTS = 3

export const readBasket = ({ baskets, key, fields }: BasketHandle): Promise<Basket> =>
  baskets.get(key, fields)

/** Removes a line; one that does not exist counts as removed. */
export const removeItem = async ({ baskets, key, fields }: BasketHandle, itemKey: string): Promise<Basket> =>
  (await baskets.remove(key, itemKey, fields)).basket

/** The result of one change. */
export function changeResult(
  operation: BasketOperation,
  { basket, failure: kind, status }: BasketChange,
  variantId?: number,
): BasketChangeResult {
  return {
    basket,
    failures:
      kind === null
        ? []
        : [{ failure: { operation, kind, ...(variantId !== undefined && { variantId }) }, status }],
  }
}

/**
 * Adds items one after the other. If an item of a group cannot be added, the whole group is removed: lenses are
 * useless without their frame.
 */
export async function addItems(
  handle: BasketHandle,
  items: readonly NewItem[],
  onExisting: ExistingItemHandling,
): Promise<BasketChangeResult> {
  const failedGroups = new Set<string>()
  const add = async (item: NewItem): Promise<BasketChangeResult> => {
    const added = await addItem(handle, item, onExisting)
    const group = item.itemGroup?.id
    if (group === undefined || added.failures.length === 0) return added
    failedGroups.add(group)
    return { ...added, failures: added.failures.map(asGroupFailure) }
  }

  const [first, ...others] = items
  let { basket, failures } = first ? await add(first) : { basket: await readBasket(handle), failures: [] }
  for (const item of others) {
    if (item.itemGroup && failedGroups.has(item.itemGroup.id)) continue
    const added = await add(item)
    basket = added.basket
    failures = [...failures, ...added.failures]
  }
  const orphans = basket.items.filter(({ itemGroup }) => itemGroup && failedGroups.has(itemGroup.id))
  for (const { key } of orphans) basket = await removeItem(handle, key)
  // Only the first failure of a failed group is reported.
  return {
    basket,
    failures,
    requested: items.filter(({ itemGroup }) => !itemGroup || !failedGroups.has(itemGroup.id)),
  }
}

/** In a group, a reduced quantity counts as unavailable, because the items belong together. */
const asGroupFailure = (failed: BasketChangeFailure): BasketChangeFailure =>
  failed.failure.kind === 'ItemAddedWithReducedQuantity'
    ? { failure: { ...failed.failure, kind: 'ItemUnvailable' }, status: 412 }
    : failed

/**
 * Adds a line in one step. A Shop API that refuses an existing line answers with that line, and it is updated in a
 * second step.
 */
async function addItem(
  handle: BasketHandle,
  item: NewItem,
  onExisting: ExistingItemHandling,
): Promise<BasketChangeResult> {
  const { baskets, key, fields } = handle
  const add = async (item: NewItem) =>
    changeResult('add', await baskets.add(key, item, fields, onExisting), item.variantId)
  let changed = await add(item)
  for (let attempt = 1; attempt < MAX_ATTEMPTS && isOutdated(changed); attempt++) {
    const plan = planAdd(changed.basket.items, item, onExisting)
    if (plan.kind === 'none') return { basket: changed.basket, failures: [] }
    changed =
      plan.kind === 'add'
        ? await add(plan.item)
        : changeResult('update', await baskets.update(key, plan.itemKey, plan.update, fields), item.variantId)
  }
  return changed
}

const isOutdated = ({ failures }: BasketChangeResult): boolean =>
  failures.some(({ failure: { kind } }) => kind === 'VariantAlreadyPresent' || kind === 'BasketItemNotFound')
