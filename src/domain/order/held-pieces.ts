/** Minutes for which an unpaid order holds its pieces while the shopper is with the payment provider. */
const HOLD_MINUTES = 10

/** The same where hardly a piece is left for others. */
const LAST_HOLD_MINUTES = 5
/** So many pieces of a variant, or fewer, are hardly any. */
const LAST_PIECES = 3

/** Most pieces of one variant that the unpaid orders of one visitor may hold: contact lenses for a year and more. */
export const MAX_HELD_PIECES = 30

type Pieces = { variantId: number; quantity: number }

/** Whether these pieces, of all unpaid orders of a visitor and the new one, are too many of one variant. */
export function isTooManyHeld(pieces: readonly Pieces[]): boolean {
  const held = new Map<number, number>()
  for (const { variantId, quantity } of pieces) held.set(variantId, (held.get(variantId) ?? 0) + quantity)
  return [...held.values()].some((quantity) => quantity > MAX_HELD_PIECES)
}

/** Visitors of one network address may together hold this part of the pieces of a variant, and never fewer than `FEW`: an office or a phone network is many shoppers. */
const SHARE = 1 / 4
const FEW = 5

/** A line of a new order. `stock` is what others could buy of the variant before it; null where it is sold without stock. */
export type HeldLine = Pieces & { stock: number | null }

/**
 * Whether these lines, with what other unpaid orders from the same network address hold, are too many of one variant: more than a quarter of all
 * that is not sold, and never more than one visitor may hold. Who is alone at an address is bound by `isTooManyHeld` only.
 */
export function isTooManyTogether(lines: readonly HeldLine[], others: readonly Pieces[]): boolean {
  return lines.some(({ variantId, stock }) => {
    const heldByOthers = piecesOf(others, variantId)
    if (stock === null || heldByOthers === 0) return false
    const share = Math.floor((stock + heldByOthers) * SHARE)
    return piecesOf(lines, variantId) + heldByOthers > Math.max(FEW, Math.min(share, MAX_HELD_PIECES))
  })
}

const piecesOf = (pieces: readonly Pieces[], variantId: number): number =>
  pieces.reduce((sum, each) => sum + (each.variantId === variantId ? each.quantity : 0), 0)

/** Minutes for which an unpaid order holds its pieces: fewer where it takes the last ones, or leaves hardly any. */
export function holdMinutes(lines: readonly HeldLine[]): number {
  const areLast = lines.some(
    ({ variantId, stock }) => stock !== null && stock - piecesOf(lines, variantId) <= LAST_PIECES,
  )
  return areLast ? LAST_HOLD_MINUTES : HOLD_MINUTES
}
