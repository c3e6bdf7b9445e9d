import type { BasketItem } from './basket.ts'
import { isGiftItem } from './gift-item.ts'
import { MOST_PIECES } from './limits.ts'
import { isSinglePiece } from './single-piece.ts'

/** What the quantity of a line may become. `less` and `more` are the next steps, null where there is none. */
export type Stepper = { min: number; max: number; less: number | null; more: number | null }

/**
 * A line has at least one piece and at most what the other lines of its variant leave of the stock. Gifts, frames, groups and what cannot be
 * had have the pieces that they have: they are removed or kept.
 */
export function stepperOf(item: BasketItem, items: readonly BasketItem[]): Stepper {
  const { quantity } = item
  const left = item.status === 'available' ? leftFor(item, items) : 0
  const isFixed = left < 1 || item.itemGroup !== undefined || isGiftItem(item) || isSinglePiece(item)
  const max = isFixed ? quantity : Math.min(MOST_PIECES, left)
  const lower = Math.min(quantity - 1, max)
  const isSteady = isFixed || lower < 1
  return {
    min: isFixed ? quantity : 1,
    max,
    less: isSteady ? null : lower,
    more: quantity < max ? quantity + 1 : null,
  }
}

/** A quantity that was typed, within the bounds; null where it is no whole number above 0. */
export function typedQuantity(text: string, { min, max }: Pick<Stepper, 'min' | 'max'>): number | null {
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
