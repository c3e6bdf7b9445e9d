import type { BasketItem } from './basket.ts'
import { intentFor, type WriteQueue } from './write-queue.ts'

/** What a shopper wants of a line, whose key names it. */
export type LineIntent = { kind: 'quantity'; quantity: number } | { kind: 'remove' }

/** The lines as they will be once all is written. Their prices are still those that the server gave. */
export function intendedItems<I extends Pick<BasketItem, 'key' | 'quantity'>>(
  items: readonly I[],
  queue: WriteQueue<LineIntent>,
): I[] {
  return items.flatMap((item) => {
    const intent = intentFor(queue, item.key)
    if (!intent) return [item]
    return intent.kind === 'remove' ? [] : [{ ...item, quantity: intent.quantity }]
  })
}
