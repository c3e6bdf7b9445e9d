import { type Minor } from '#domain/money/price.ts'
import { shareOf } from '#domain/money/share.ts'
import type { OrderItem } from './order.ts'

type Line = Pick<OrderItem, 'status' | 'quantity' | 'returned' | 'isPaidBack'>

/** Number of returned pieces of a line. */
export const returnedPieces = ({ status, quantity, returned = 0 }: Omit<Line, 'isPaidBack'>): number =>
  status === 'returned' ? quantity : returned

/** Pieces of a line that are not billed: the returned ones, and all of a line that was cancelled or refunded without a return. */
export const unbilledPieces = (line: Line): number =>
  line.status === 'cancelled' || line.isPaidBack ? line.quantity : returnedPieces(line)

/** The price of some pieces of a line. */
export const valueOfPieces = (
  { price, quantity }: Pick<OrderItem, 'price' | 'quantity'>,
  pieces: number,
): Minor => shareOf(price.total.withTax, pieces, quantity)
