import type { BasketItem, NewItem } from './basket.ts'
import type { ExistingItemHandling } from './existing-item-handling.ts'
import { joinEyes, lineIdentity } from './line-identity.ts'

type Line = Pick<BasketItem, 'key' | 'quantity' | 'itemGroup' | 'customData'> & { variant: { id: number } }
type Update = Omit<NewItem, 'variantId' | 'itemGroup' | 'promotionId'>

/** What must be written to add an item. */
export type AddPlan =
  | { kind: 'none' }
  | { kind: 'add'; item: NewItem }
  | { kind: 'update'; itemKey: string; update: Update }

/**
 * What happens to an item that is added to the lines of a basket. A line is identified by its variant and its group, or the values
 * of its lenses: the same variant with others is another line. Spec §4 "existing-item handling".
 */
export function planAdd(lines: readonly Line[], item: NewItem, handling: ExistingItemHandling): AddPlan {
  const line = lines.find((each) => isSameLine(each, item))
  if (!line) return { kind: 'add', item }
  const update = updateOfExisting(line, item, handling)
  return update ? { kind: 'update', itemKey: line.key, update } : { kind: 'none' }
}

/** Whether the item would be more of the line. */
export const isSameLine = (line: Omit<Line, 'key' | 'quantity'>, item: NewItem): boolean =>
  line.variant.id === item.variantId && lineIdentity(line) === lineIdentity(item)

/** What changes in an existing line when it is added again; null for nothing. */
export const updateOfExisting = (
  line: ExistingLine,
  item: AddedItem,
  handling: ExistingItemHandling,
): Update | null => UPDATES[handling](line, item)

type AddedItem = Pick<NewItem, 'quantity' | 'customData' | 'displayData' | 'promotions' | 'promotionId'>

type ExistingLine = Pick<Line, 'quantity' | 'customData'>

const UPDATES: Record<ExistingItemHandling, (line: ExistingLine, item: AddedItem) => Update | null> = {
  KeepExisting: () => null,
  AddQuantityToExisting: (line, item) => ({
    quantity: line.quantity + item.quantity,
    ...joinEyes(line, item),
  }),
  ReplaceExisting: (_, item) => replace(item, item.quantity),
  ReplaceExistingWithCombinedQuantity: ({ quantity }, item) => replace(item, quantity + item.quantity),
}

/** The new item replaces everything of the line. */
const replace = (item: AddedItem, quantity: number): Update => ({
  quantity,
  customData: item.customData ?? {},
  displayData: item.displayData ?? {},
  promotions: item.promotions ?? (item.promotionId ? [{ id: item.promotionId }] : []),
})
