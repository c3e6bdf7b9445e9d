import type { BasketItem, NewItem } from './basket.ts'
import type { ExistingItemHandling } from './existing-item-handling.ts'

type Line = Pick<BasketItem, 'key' | 'quantity' | 'itemGroup'> & { variant: { id: number } }
type Update = Omit<NewItem, 'variantId' | 'itemGroup' | 'promotionId'>

/** What must be written to add an item. */
export type AddPlan =
  | { kind: 'none' }
  | { kind: 'add'; item: NewItem }
  | { kind: 'update'; itemKey: string; update: Update }

/**
 * What happens to an item that is added to the lines of a basket. A line is identified by its variant and its group: the same variant in
 * another group is another line. Spec §4 "existing-item handling".
 */
export function planAdd(lines: readonly Line[], item: NewItem, handling: ExistingItemHandling): AddPlan {
  const line = lines.find((each) => isSameLine(each, item))
  if (!line) return { kind: 'add', item }
  const update = updateOfExisting(line, item, handling)
  return update ? { kind: 'update', itemKey: line.key, update } : { kind: 'none' }
}

const isSameLine = (line: Line, { variantId, itemGroup }: NewItem): boolean =>
  line.variant.id === variantId && line.itemGroup?.id === itemGroup?.id

/** What changes in an existing line when it is added again; null for nothing. */
export const updateOfExisting = (
  line: Pick<Line, 'quantity'>,
  item: AddedItem,
  handling: ExistingItemHandling,
): Update | null => UPDATES[handling](line.quantity, item)

type AddedItem = Pick<NewItem, 'quantity' | 'customData' | 'displayData' | 'promotions' | 'promotionId'>

const UPDATES: Record<ExistingItemHandling, (quantity: number, item: AddedItem) => Update | null> = {
  KeepExisting: () => null,
  AddQuantityToExisting: (quantity, item) => ({ quantity: quantity + item.quantity }),
  ReplaceExisting: (_, item) => replace(item, item.quantity),
  ReplaceExistingWithCombinedQuantity: (quantity, item) => replace(item, quantity + item.quantity),
}

/** The new item replaces everything of the line. */
const replace = (item: AddedItem, quantity: number): Update => ({
  quantity,
  customData: item.customData ?? {},
  displayData: item.displayData ?? {},
  promotions: item.promotions ?? (item.promotionId ? [{ id: item.promotionId }] : []),
})
