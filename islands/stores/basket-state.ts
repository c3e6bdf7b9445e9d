import type { Basket, BasketItem } from '#domain/basket/basket.ts'
import { type LineIntent, intendedItems } from '#domain/basket/intended.ts'
import { EMPTY_QUEUE, intentFor, type WriteQueue } from '#domain/basket/write-queue.ts'

/** What a shopper is to be told. `name` is that of a product, empty where it is not known. */
export type Notice =
  | { kind: 'group-removed'; name: string; quantity: number }
  | { kind: 'reduced' | 'once' | 'unavailable' | 'gone' | 'gift-lost'; name: string }
  | { kind: 'full' | 'failed' | 'not-added' | 'code-unknown' | 'code-applied' }

export type BasketState = {
  /** As the server gave it last; null before anybody asked. */
  basket: Basket | null
  /** What the shopper wants of lines and the server does not know yet. */
  queue: WriteQueue<LineIntent>
  /** Other changes on their way: adds, codes, gifts. */
  changing: number
  /** The server cannot be reached: what is wanted waits. */
  isOffline: boolean
  /** What was taken out last, to be put back. */
  removed: readonly BasketItem[]
  notices: readonly Notice[]
}

export const UNKNOWN_BASKET: BasketState = {
  basket: null,
  queue: EMPTY_QUEUE,
  changing: 0,
  isOffline: false,
  removed: [],
  notices: [],
}

/** The lines as they will be once all is written. */
export const linesOf = ({ queue }: BasketState, { items }: Basket): BasketItem[] =>
  intendedItems(items, queue)

/** Whether the sums are those of a basket that is being changed. */
export const isUpdating = ({ queue, changing }: BasketState): boolean =>
  changing > 0 || queue.writing !== null || queue.waiting.length > 0

/** Whether the server does not know yet what is wanted of a line. */
export const isWaiting = ({ queue }: BasketState, key: string): boolean => intentFor(queue, key) !== undefined
