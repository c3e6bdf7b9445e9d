import type { Basket } from '#domain/basket/basket.ts'
import type { Removal } from '#domain/basket/clean-up.ts'
import type { BasketFailure } from '#domain/basket/failure.ts'
import type { Wishlist } from '#domain/wishlist/wishlist.ts'

/** A problem as the server describes it (RFC 9457). A refused change comes with the current basket or wishlist. */
export type Problem = {
  status: number
  title: string
  kind: string
  detail?: string
  basket?: Basket
  wishlist?: Wishlist
  errors?: BasketFailure[]
  /** What was removed from the basket meanwhile. */
  removed?: Removal[]
}

/**
 * Why a call failed. `kind` is `timeout`, `offline` (no response) or `aborted` (by the caller) with status 0, else the server's kind: one
 * of its own, or that of a basket's or wishlist's failure.
 */
export class RpcError extends Error {
  readonly kind: string
  readonly status: number
  readonly problem: Problem | null
  /** Seconds to wait before another call; 0 where the server names none. */
  readonly retryAfter: number

  constructor(kind: string, { problem = null, status = 0, retryAfter: wait = 0, ...options }: RpcFault = {}) {
    super(kind, options)
    this.name = 'RpcError'
    this.kind = kind
    this.status = status
    this.problem = problem
    this.retryAfter = wait
  }
}

type RpcFault = ErrorOptions & { problem?: Problem | null; status?: number; retryAfter?: number }
