import { type Minor } from '#domain/money/price.ts'
import { shareOf } from '#domain/money/share.ts'
import type { OrderItem } from './order.ts'

type Line = Pick<OrderItem, 'status' | 'quantity' | 'returned' | 'isPaidBack'>

/** Pieces of a line that came back. */
export const returnedPieces = ({ status, quantity, returned = 0 }: Omit<Line, 'isPaidBack'>): number =>
  status === 'returned' ? quantity : returned

/** Pieces of a line that nobody is to pay for: those that came back, and all of what was called off or is paid back without. */
export const lostPieces = (line: Line): number =>
  line.status === 'cancelled' || line.isPaidBack ? line.quantity : returnedPieces(line)

/** What some pieces of a line cost. */
export const worthOfPieces = (
  { price, quantity }: Pick<OrderItem, 'price' | 'quantity'>,
  pieces: number,
): Minor => shareOf(price.total.withTax, pieces, quantity)
