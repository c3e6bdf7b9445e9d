import type { Basket } from '#domain/basket/basket.ts'
import type { Removal } from '#domain/basket/clean-up.ts'
import type { rpc } from '#islands/rpc.ts'

/** What `$basket` needs of the browser. */
export type BasketWorld = {
  rpc: typeof rpc
  /** Milliseconds that only grow. */
  now(): number
  /** Acts after so many milliseconds; what it gives calls that off. */
  later(milliseconds: number, act: () => void): () => void
  /** How many things were in the basket when the server spoke last, to this page or another. */
  lastCount(): number
  /** Tells other tabs, and the next page, what the server said. */
  share(basket: Basket): void
  /** Alerts the shopper to what has gone. Spec §4 "basket item_group_removed". */
  alert(removal: Removal): void
}
