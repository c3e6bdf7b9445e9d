/** Pieces of a variant. */
export type Piece = { variantId: number; quantity: number }

type Item = {
  variant: { id: number }
  quantity: number
  customData: Readonly<Record<string, unknown>>
  itemGroup?: unknown
}

/** What makes a line more than goods off the shelf: values, lenses, a try-on, a subscription. */
const SPECIAL = ['prescriptionValues', 'lensType', 'pricePromotionKey'] as const

/**
 * The pieces of a basket that can be handed over from the shelf of a branch, each variant once; null where a part of it cannot: what is made
 * for somebody, sent to try on, or delivered regularly.
 */
export function branchPieces(items: readonly Item[]): Piece[] | null {
  const isPlain = ({ customData, itemGroup }: Item) =>
    !itemGroup && SPECIAL.every((name) => customData[name] === undefined)
  if (items.length === 0 || !items.every(isPlain)) return null
  const pieces = new Map<number, number>()
  for (const { variant, quantity } of items) pieces.set(variant.id, (pieces.get(variant.id) ?? 0) + quantity)
  return [...pieces].map(([variantId, quantity]) => ({ variantId, quantity }))
}
