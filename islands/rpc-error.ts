import type { Basket } from '#domain/basket/basket.ts'
import type { Removal } from '#domain/basket/clean-up.ts'
import type { BasketFailure } from '#domain/basket/failure.ts'
import type { Wishlist } from '#domain/wishlist/wishlist.ts'

/** What the server says of a fault (RFC 9457). A refused change comes with what there is now. */
export type Problem = {
  status: number
  title: string
  kind: string
  detail?: string
  basket?: Basket
  wishlist?: Wishlist
  errors?: BasketFailure[]
  /** What left the basket meanwhile. */
  removed?: Removal[]
}

/**
 * Why a call was not answered. `kind` is `timeout`, `offline` (nothing came back) or `aborted` (by the caller) with status 0, else what the
 * server says: one of its own kinds, or one of a basket's or wishlist's failures.
 */
export class RpcError extends Error {
  readonly kind: string
  readonly status: number
  readonly problem: Problem | null
  /** Seconds to wait before another call; 0 where nothing is said of it. */
  readonly wait: number

  constructor(kind: string, { problem = null, status = 0, wait = 0, ...options }: RpcFault = {}) {
    super(kind, options)
    this.name = 'RpcError'
    this.kind = kind
    this.status = status
    this.problem = problem
    this.wait = wait
  }
}

type RpcFault = ErrorOptions & { problem?: Problem | null; status?: number; wait?: number }
