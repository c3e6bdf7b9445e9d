import type { BasketItem, NewItem } from './basket.ts'
import type { ExistingItemHandling } from './existing-item-handling.ts'

type Line = Pick<BasketItem, 'key' | 'quantity' | 'itemGroup'> & { variant: { id: number } }

/** What must be written to add an item. */
export type AddPlan =
  | { kind: 'none' }
  | { kind: 'add'; item: NewItem }
  | { kind: 'update'; itemKey: string; update: Omit<NewItem, 'variantId' | 'itemGroup' | 'promotionId'> }

/**
 * What happens to an item that is added to the lines of a basket. A line is identified by its variant and its group: the same variant in
 * another group is another line. Spec §4 "existing-item handling".
 */
export function planAdd(lines: readonly Line[], item: NewItem, handling: ExistingItemHandling): AddPlan {
  const line = lines.find((each) => isSameLine(each, item))
  return line ? PLANS[handling](line, item) : { kind: 'add', item }
}

const isSameLine = (line: Line, { variantId, itemGroup }: NewItem): boolean =>
  line.variant.id === variantId && line.itemGroup?.id === itemGroup?.id

const PLANS: Record<ExistingItemHandling, (line: Line, item: NewItem) => AddPlan> = {
  KeepExisting: () => ({ kind: 'none' }),
  AddQuantityToExisting: ({ key, quantity }, item) => ({
    kind: 'update',
    itemKey: key,
    update: { quantity: quantity + item.quantity },
  }),
  ReplaceExisting: ({ key }, item) => replace(key, item, item.quantity),
  ReplaceExistingWithCombinedQuantity: ({ key, quantity }, item) =>
    replace(key, item, quantity + item.quantity),
}

/** The new item replaces everything of the line. */
const replace = (itemKey: string, item: NewItem, quantity: number): AddPlan => ({
  kind: 'update',
  itemKey,
  update: {
    quantity,
    customData: item.customData ?? {},
    displayData: item.displayData ?? {},
    promotions: item.promotions ?? (item.promotionId ? [{ id: item.promotionId }] : []),
  },
})
