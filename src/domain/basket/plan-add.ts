import type { BasketItem, NewItem } from './basket.ts'
import type { ExistingItemHandling } from './existing-item-handling.ts'

type Line = Pick<BasketItem, 'key' | 'quantity' | 'itemGroup'> & { variant: { id: number } }

/** What is to be written for an item that is added. */
export type AddPlan =
  | { kind: 'none' }
  | { kind: 'add'; item: NewItem }
  | { kind: 'update'; itemKey: string; update: Omit<NewItem, 'variantId' | 'itemGroup' | 'promotionId'> }

/**
 * What becomes of an item that is added to the lines of a basket. A line is its variant and its group: the same variant in another group is
 * another line. A line that is replaced has what the new item says and nothing else. Spec §4 "existing-item handling".
 */
export function planAdd(lines: readonly Line[], item: NewItem, handling: ExistingItemHandling): AddPlan {
  const line = lines.find((each) => isSameLine(each, item))
  if (!line) return { kind: 'add', item }
  const combined = line.quantity + item.quantity
  const replacedBy = (quantity: number): AddPlan => ({
    kind: 'update',
    itemKey: line.key,
    update: {
      quantity,
      customData: item.customData ?? {},
      displayData: item.displayData ?? {},
      promotions: item.promotions ?? (item.promotionId ? [{ id: item.promotionId }] : []),
    },
  })
  switch (handling) {
    case 'KeepExisting':
      return { kind: 'none' }
    case 'AddQuantityToExisting':
      return { kind: 'update', itemKey: line.key, update: { quantity: combined } }
    case 'ReplaceExisting':
      return replacedBy(item.quantity)
    case 'ReplaceExistingWithCombinedQuantity':
      return replacedBy(combined)
    default:
      return handling satisfies never
  }
}

const isSameLine = (line: Line, { variantId, itemGroup }: NewItem): boolean =>
  line.variant.id === variantId && line.itemGroup?.id === itemGroup?.id
