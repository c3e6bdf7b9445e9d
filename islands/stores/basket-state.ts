import type { Basket, BasketItem } from '#domain/basket/basket.ts'
import type { ItemPromotion } from '#domain/promotion/promotion.ts'
import { type PendingUpdate, applyPendingUpdates } from '#domain/basket/pending-updates.ts'
import { EMPTY_QUEUE, pendingUpdateFor, type WriteQueue } from '#domain/basket/write-queue.ts'

/** A notice for the shopper. `name` is that of a product, empty where it is not known. */
export type Notice =
  /** `href`: where a pair of glasses is configured again with the values that it had. */
  | { kind: 'group-removed'; name: string; quantity: number; href?: string }
  | { kind: 'reduced' | 'once' | 'unavailable' | 'gone' | 'gift-lost'; name: string }
  | { kind: 'full' | 'failed' | 'too-often' | 'not-added' | 'code-applied' }
  /** With the promotions that the code opens, for which the basket lacks something. */
  | { kind: 'code-unknown'; code: string; unmet: readonly ItemPromotion[] }

export type BasketState = {
  /** The server's last answer; null before the first. */
  basket: Basket | null
  /** Changes of lines that the server does not have yet. */
  queue: WriteQueue<PendingUpdate>
  /** Other changes on their way: adds, codes, gifts. */
  pendingChanges: number
  /** The server cannot be reached: changes wait in the queue. */
  isOffline: boolean
  /** The items of the last removal, for undo. */
  removed: readonly BasketItem[]
  notices: readonly Notice[]
}

export const INITIAL_BASKET_STATE: BasketState = {
  basket: null,
  queue: EMPTY_QUEUE,
  pendingChanges: 0,
  isOffline: false,
  removed: [],
  notices: [],
}

/** The lines as they will be once all changes are written. */
export const currentLines = ({ queue }: BasketState, { items }: Basket): BasketItem[] =>
  applyPendingUpdates(items, queue)

/** Whether the totals belong to a basket that is being changed. */
export const isUpdating = ({ queue, pendingChanges: changing }: BasketState): boolean =>
  changing > 0 || queue.inFlight !== null || queue.pending.length > 0

/** Whether a change of the line has not reached the server yet. */
export const hasPendingUpdate = ({ queue }: BasketState, key: string): boolean =>
  pendingUpdateFor(queue, key) !== undefined
