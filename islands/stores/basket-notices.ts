import type { Basket } from '#domain/basket/basket.ts'
import type { BasketFailure, BasketFailureKind } from '#domain/basket/failure.ts'
import { isSinglePiece } from '#domain/basket/single-piece.ts'
import type { Answer } from '#contract/rpc/calls.ts'
import type { RpcError } from '#islands/rpc-error.ts'
import type { Notice } from './basket-state.ts'

type Whole = Omit<Answer<'addItemToBasket'>, 'basket'>

/** Notices about a change that was made, but not as it was requested. */
export const noticesOf = ({ errors = [] }: Whole, baskets: readonly (Basket | null)[]): Notice[] =>
  errors.map((failure) => noticeOfFailure(failure, baskets))

/** Notices about a change that was refused. */
export function noticesOfRefusal({ kind, problem }: RpcError, baskets: readonly (Basket | null)[]): Notice[] {
  const { errors = [] } = problem ?? {}
  if (errors.length > 0) return errors.map((failure) => noticeOfFailure(failure, baskets))
  if (kind === 'too-many') return [{ kind: 'too-often' }]
  return kind === 'BasketItemNotFound' ? [{ kind: 'gone', name: '' }] : [{ kind: 'failed' }]
}

const KINDS: Partial<Record<BasketFailureKind, 'reduced' | 'unavailable' | 'gone'>> = {
  ItemAddedWithReducedQuantity: 'reduced',
  ItemUnvailable: 'unavailable',
  ItemDataNotFound: 'unavailable',
  BasketItemNotFound: 'gone',
}

function noticeOfFailure({ kind, variantId }: BasketFailure, baskets: readonly (Basket | null)[]): Notice {
  if (kind === 'MaximumItemCountReached') return { kind: 'full' }
  const items = baskets.flatMap((basket) => basket?.items ?? [])
  const item = items.find(({ variant }) => variant.id === variantId)
  const name = item?.product.name ?? ''
  const known = KINDS[kind]
  if (!known) return { kind: 'failed' }
  // The stock may hold more pieces, but one basket takes only one.
  return { kind: known === 'reduced' && item && isSinglePiece(item) ? 'once' : known, name }
}
