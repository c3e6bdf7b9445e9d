import type { Answer } from '#contract/rpc/calls.ts'
import type { Basket, RequestedItem } from '#domain/basket/basket.ts'
import { basketCount } from '#domain/basket/basket-entries.ts'
import { RpcError } from '#islands/rpc-error.ts'
import type { BasketDeps } from './basket-deps.ts'
import { hasMore } from './compare-baskets.ts'

type Whole = Answer<'addItemToBasket'>
type Addition = { before: Basket | null; items: readonly RequestedItem[]; send: () => Promise<Whole> }

/** Adds items. Where no response came, the basket itself shows whether they were added: they are never sent twice. */
export async function addOnce(
  { rpc, storedCount }: Pick<BasketDeps, 'rpc' | 'storedCount'>,
  { before, items, send }: Addition,
): Promise<Whole> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof RpcError) || error.status > 0) throw error
    const now = await rpc('getBasket', {})
    const { basket } = now
    if (before ? hasMore(basket, before, items) : basketCount(basket.items) > storedCount()) return now
    throw error
  }
}
