import type { BasketItem } from './basket.ts'
import { pendingUpdateFor, type WriteQueue } from './write-queue.ts'

/** A requested change of the line with that key. */
export type PendingUpdate = { kind: 'quantity'; quantity: number } | { kind: 'remove' }

/** The lines as they will be once all changes are written. Their prices are still those of the server's last answer. */
export function applyPendingUpdates<I extends Pick<BasketItem, 'key' | 'quantity'>>(
  items: readonly I[],
  queue: WriteQueue<PendingUpdate>,
): I[] {
  return items.flatMap((item) => {
    const intent = pendingUpdateFor(queue, item.key)
    if (!intent) return [item]
    return intent.kind === 'remove' ? [] : [{ ...item, quantity: intent.quantity }]
  })
}
