import type { Basket } from '#domain/basket/basket.ts'
import type { BasketChange } from '#domain/tracking/basket-events.ts'
import type { Removal } from '#domain/basket/clean-up.ts'
import type { rpc } from '#islands/rpc.ts'

/** What `$basket` needs from the browser. */
export type BasketDeps = {
  rpc: typeof rpc
  /** A clock in milliseconds that never goes back. */
  now(): number
  /** Calls `act` after so many milliseconds; the result cancels that. */
  schedule(milliseconds: number, act: () => void): () => void
  /** How many items the basket had by the server's last answer, to this page or another. */
  storedCount(): number
  /** Sends the server's answer to other tabs, and stores its count for the next page. */
  broadcast(basket: Basket): void
  /** The shopper changed the basket. */
  announce(change: BasketChange): void
  /** Alerts the shopper to what was removed. Spec §4 "basket item_group_removed". */
  notifyRemoved(removal: Removal): void
}
