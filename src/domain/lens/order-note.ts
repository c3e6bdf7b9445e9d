import { parseOrderNumber } from '#domain/form/order-number.ts'

/** What became of the values of an earlier order: taken over, wholly or in part; or why not. */
export const LENS_ORDER_NOTES = ['taken', 'partly', 'number', 'unknown', 'limit', 'offline'] as const
export type LensOrderNote = (typeof LENS_ORDER_NOTES)[number]

/** Why there are no values: the HTTP status of the answer, 0 without one; and the number that was typed. */
export function refusedOrderNote(status: number, orderNumber: string): LensOrderNote {
  if (status === 429) return 'limit'
  if (status !== 422) return 'offline'
  return parseOrderNumber(orderNumber).ok ? 'unknown' : 'number'
}

/** Whether the form has values of the order. */
export const isTaken = (note: LensOrderNote | undefined): boolean => note === 'taken' || note === 'partly'
