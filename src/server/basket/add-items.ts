import type { Basket, NewItem } from '#domain/basket/basket.ts'
import type { ExistingItemHandling } from '#domain/basket/existing-item-handling.ts'
import type { BasketFailure, BasketOperation } from '#domain/basket/failure.ts'
import { planAdd } from '#domain/basket/plan-add.ts'
import type { BasketChange, BasketClient } from '#clients/shop-api/basket-client.ts'

/** A basket that is being changed: its client, its key, and which fields of it are requested. */
export type OpenBasket = { baskets: BasketClient; key: string; fields: string }

/** With the HTTP status of the failure. */
export type BasketChangeFailure = { failure: BasketFailure; status: number }

/** The basket after some changes, and which of them were not done as they were meant. */
export type BasketChangeResult = {
  basket: Basket
  failures: BasketChangeFailure[]
  /** What was to be added; absent where nothing was. */
  requested?: readonly NewItem[]
}

/** Maximum number of tries to add an item when other requests change the same line meanwhile. */
const MOST_ATTEMPTS = 3

export const readBasket = ({ baskets, key, fields }: OpenBasket): Promise<Basket> => baskets.get(key, fields)

/** Removes a line; one that does not exist counts as removed. */
export const removeItem = async ({ baskets, key, fields }: OpenBasket, itemKey: string): Promise<Basket> =>
  (await baskets.remove(key, itemKey, fields)).basket

/** The result of one change. */
export function changeResult(
  operation: BasketOperation,
  { basket, failure: kind, status }: BasketChange,
  variantId?: number,
): BasketChangeResult {
  const of = variantId === undefined ? {} : { variantId }
  return { basket, failures: kind === null ? [] : [{ failure: { operation, kind, ...of }, status }] }
}

/**
 * Adds items one after the other. If an item of a group cannot be added, the whole group is removed: lenses are
 * useless without their frame.
 */
export async function addItems(
  own: OpenBasket,
  items: readonly NewItem[],
  handling: ExistingItemHandling,
): Promise<BasketChangeResult> {
  const broken = new Set<string>()
  const add = async (item: NewItem): Promise<BasketChangeResult> => {
    const added = await addItem(own, item, handling)
    const group = item.itemGroup?.id
    if (group === undefined || added.failures.length === 0) return added
    broken.add(group)
    return { ...added, failures: added.failures.map(ofBrokenGroup) }
  }

  const [first, ...others] = items
  let { basket, failures } = first ? await add(first) : { basket: await readBasket(own), failures: [] }
  for (const item of others) {
    if (item.itemGroup && broken.has(item.itemGroup.id)) continue
    const added = await add(item)
    basket = added.basket
    failures = [...failures, ...added.failures]
  }
  const stranded = basket.items.filter(({ itemGroup }) => itemGroup && broken.has(itemGroup.id))
  for (const { key } of stranded) basket = await removeItem(own, key)
  // Only the first failure of a broken group is reported.
  return {
    basket,
    failures,
    requested: items.filter(({ itemGroup }) => !itemGroup || !broken.has(itemGroup.id)),
  }
}

/** In a group, a reduced quantity counts as unavailable, because the items belong together. */
const ofBrokenGroup = (failed: BasketChangeFailure): BasketChangeFailure =>
  failed.failure.kind === 'ItemAddedWithReducedQuantity'
    ? { failure: { ...failed.failure, kind: 'ItemUnvailable' }, status: 412 }
    : failed

/** Tries to add a new line first: usually that succeeds, and if not, the answer contains the existing line. */
async function addItem(
  own: OpenBasket,
  item: NewItem,
  handling: ExistingItemHandling,
): Promise<BasketChangeResult> {
  const { baskets, key, fields } = own
  const add = async (item: NewItem) =>
    changeResult('add', await baskets.add(key, item, fields), item.variantId)
  let changed = await add(item)
  for (let attempt = 1; attempt < MOST_ATTEMPTS && isOvertaken(changed); attempt++) {
    const plan = planAdd(changed.basket.items, item, handling)
    if (plan.kind === 'none') return { basket: changed.basket, failures: [] }
    changed =
      plan.kind === 'add'
        ? await add(plan.item)
        : changeResult('update', await baskets.update(key, plan.itemKey, plan.update, fields), item.variantId)
  }
  return changed
}

const isOvertaken = ({ failures }: BasketChangeResult): boolean =>
  failures.some(({ failure: { kind } }) => kind === 'VariantAlreadyPresent' || kind === 'BasketItemNotFound')
