/** Minutes for which an unpaid order holds its pieces while the shopper is with the payment provider. */
export const HOLD_MINUTES = 10

/** Most pieces of one variant that the unpaid orders of one visitor may hold: contact lenses for a year and more. */
export const MAX_HELD_PIECES = 30

type Pieces = { variantId: number; quantity: number }

/** Whether these pieces, of all unpaid orders of a visitor and the new one, are too many of one variant. */
export function isTooManyHeld(pieces: readonly Pieces[]): boolean {
  const held = new Map<number, number>()
  for (const { variantId, quantity } of pieces) held.set(variantId, (held.get(variantId) ?? 0) + quantity)
  return [...held.values()].some((quantity) => quantity > MAX_HELD_PIECES)
}
