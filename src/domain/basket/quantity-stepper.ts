import type { BasketItem } from './basket.ts'
import { isGiftItem } from './gift-item.ts'
import { MAX_LINE_QUANTITY } from './limits.ts'
import { isSinglePiece } from './single-piece.ts'

/** The possible quantities of a line. `less` and `more` are the next steps, null where there is none. */
export type Stepper = { min: number; max: number; less: number | null; more: number | null }

/**
 * A line has at least one piece, and at most what the other lines of its variant leave of the stock. The quantity of gifts, frames, groups
 * and unavailable items is fixed: they can only be removed.
 */
export function quantityStepper(item: BasketItem, items: readonly BasketItem[]): Stepper {
  const { quantity } = item
  const left = item.status === 'available' ? leftFor(item, items) : 0
  const isFixed = left < 1 || item.itemGroup !== undefined || isGiftItem(item) || isSinglePiece(item)
  const max = isFixed ? quantity : Math.min(MAX_LINE_QUANTITY, left)
  const lower = Math.min(quantity - 1, max)
  const isSteady = isFixed || lower < 1
  return {
    min: isFixed ? quantity : 1,
    max,
    less: isSteady ? null : lower,
    more: quantity < max ? quantity + 1 : null,
  }
}

/** A typed quantity, brought within the bounds; null where it is no whole number above 0. */
export function parseQuantity(text: string, { min, max }: Pick<Stepper, 'min' | 'max'>): number | null {
  const typed = text.trim()
  if (!/^\d+$/.test(typed) || Number(typed) === 0) return null
  return Math.min(max, Math.max(min, Number(typed)))
}

function leftFor(item: BasketItem, items: readonly BasketItem[]): number {
  const taken = items
    .filter(({ key, variant }) => key !== item.key && variant.id === item.variant.id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return (item.availableQuantity ?? Number.POSITIVE_INFINITY) - taken
}
