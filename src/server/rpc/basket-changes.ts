import type { Basket, NewItem } from '#domain/basket/basket.ts'
import type { ExistingItemHandling } from '#domain/basket/existing-item-handling.ts'
import type { BasketFailure, BasketOperation } from '#domain/basket/failure.ts'
import { planAdd } from '#domain/basket/plan-add.ts'
import type { BasketChange, BasketClient } from '#server/clients/basket-client.ts'

/** A basket at hand: where it is, and what is to be seen of it. */
export type Held = { baskets: BasketClient; key: string; fields: string }

/** With the status that says so. */
export type Failed = { failure: BasketFailure; status: number }

/** The basket after some changes, and which of them were not done as they were meant. */
export type Changed = {
  basket: Basket
  failures: Failed[]
  /** What was put in; absent where nothing was. */
  wanted?: readonly NewItem[]
}

/** How often an item is planned anew because somebody else changed the same line meanwhile. */
const MOST_ATTEMPTS = 3

export const read = ({ baskets, key, fields }: Held): Promise<Basket> => baskets.get(key, fields)

/** Takes a line out; one that is not there is out. */
export const takeOut = async ({ baskets, key, fields }: Held, itemKey: string): Promise<Basket> =>
  (await baskets.remove(key, itemKey, fields)).basket

/** What came of one change. */
export function changedBy(
  operation: BasketOperation,
  { basket, failure: kind, status }: BasketChange,
  variantId?: number,
): Changed {
  const of = variantId === undefined ? {} : { variantId }
  return { basket, failures: kind === null ? [] : [{ failure: { operation, kind, ...of }, status }] }
}

/** Puts items in, one after the other. Of a group that cannot be had whole nothing stays: nobody wants lenses without their frame. */
export async function addItems(
  held: Held,
  items: readonly NewItem[],
  handling: ExistingItemHandling,
): Promise<Changed> {
  const broken = new Set<string>()
  const add = async (item: NewItem): Promise<Changed> => {
    const added = await addItem(held, item, handling)
    const group = item.itemGroup?.id
    if (group === undefined || added.failures.length === 0) return added
    broken.add(group)
    return { ...added, failures: added.failures.map(ofBrokenGroup) }
  }

  const [first, ...others] = items
  let { basket, failures } = first ? await add(first) : { basket: await read(held), failures: [] }
  for (const item of others) {
    if (item.itemGroup && broken.has(item.itemGroup.id)) continue
    const added = await add(item)
    basket = added.basket
    failures = [...failures, ...added.failures]
  }
  const stranded = basket.items.filter(({ itemGroup }) => itemGroup && broken.has(itemGroup.id))
  for (const { key } of stranded) basket = await takeOut(held, key)
  // Of a broken group the first failure says enough.
  return {
    basket,
    failures,
    wanted: items.filter(({ itemGroup }) => !itemGroup || !broken.has(itemGroup.id)),
  }
}

/** Fewer pieces than asked for are none where they belong together. */
const ofBrokenGroup = (failed: Failed): Failed =>
  failed.failure.kind === 'ItemAddedWithReducedQuantity'
    ? { failure: { ...failed.failure, kind: 'ItemUnvailable' }, status: 412 }
    : failed

/** Asks for a line of its own first: mostly that is right, and where it is not, the answer shows the line that is there. */
async function addItem(held: Held, item: NewItem, handling: ExistingItemHandling): Promise<Changed> {
  const { baskets, key, fields } = held
  const add = async (item: NewItem) => changedBy('add', await baskets.add(key, item, fields), item.variantId)
  let changed = await add(item)
  for (let attempt = 1; attempt < MOST_ATTEMPTS && isOvertaken(changed); attempt++) {
    const plan = planAdd(changed.basket.items, item, handling)
    if (plan.kind === 'none') return { basket: changed.basket, failures: [] }
    changed =
      plan.kind === 'add'
        ? await add(plan.item)
        : changedBy('update', await baskets.update(key, plan.itemKey, plan.update, fields), item.variantId)
  }
  return changed
}

const isOvertaken = ({ failures }: Changed): boolean =>
  failures.some(({ failure: { kind } }) => kind === 'VariantAlreadyPresent' || kind === 'BasketItemNotFound')
