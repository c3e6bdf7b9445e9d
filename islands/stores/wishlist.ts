import { atom } from 'nanostores'
import { type WishlistTarget, findWishlistItem, toWishlistRequest } from '#domain/wishlist/wishlist-target.ts'
import { isKnownVisitor, rpc } from '#islands/rpc.ts'
import { RpcError } from '#islands/rpc-error.ts'

/** What is stored of a wishlist item. */
export type StoredWishlistItem = { key: string; productId: number; variantId: number | null }

/** The server's items (null: not yet known), and the changes that it does not have yet, by wish. */
export type WishlistState = {
  items: readonly StoredWishlistItem[] | null
  pending: ReadonlyMap<string, PendingWish>
}
type PendingWish = { wish: WishlistTarget; isDesired: boolean }

/** Kind of the error; null without one. */
type WriteError = string | null

type Call = typeof rpc
type Page = { call: Call; isKnown(): boolean }

const targetKey = ({ productId, variantId }: WishlistTarget): string => `${productId}/${variantId ?? ''}`

/** Whether a heart is filled: a pending change shows at once, before the server has it. */
export const isInWishlist = ({ items, pending }: WishlistState, wish: WishlistTarget): boolean =>
  pending.get(targetKey(wish))?.isDesired ?? findWishlistItem(items ?? [], wish) !== undefined

/** How many items there are; null where that is not yet known. */
export function wishlistCount({ items, pending }: WishlistState): number | null {
  if (items === null) return null
  const change = [...pending.values()].map(
    ({ wish, isDesired }) => Number(isDesired) - Number(findWishlistItem(items, wish) !== undefined),
  )
  return change.reduce((sum, by) => sum + by, items.length)
}

/** The wishlist of a page. It writes one change at a time; of fast clicks on one heart the last counts. */
export function createWishlist({ call, isKnown }: Page) {
  const $wishlist = atom<WishlistState>({ items: null, pending: new Map() })
  let lastCall: Promise<unknown> = Promise.resolve()

  const accept = (items: readonly StoredWishlistItem[]) =>
    $wishlist.set({
      ...$wishlist.get(),
      items: items.map(({ key, productId, variantId }) => ({ key, productId, variantId })),
    })
  const enqueue = <T>(act: () => Promise<T>): Promise<T> => {
    const done = lastCall.then(act, act)
    lastCall = done
    return done
  }
  const read = async () => accept(isKnown() ? (await call('getWishlist', { with: '' })).items : [])

  /** Writes the pending change of a wish. After an error the change is dropped, and the error is the result. */
  async function write(wish: WishlistTarget): Promise<WriteError> {
    const name = targetKey(wish)
    const change = $wishlist.get().pending.get(name)
    if (!change) return null
    const error = await send(change).catch(writeErrorOf)
    if ($wishlist.get().pending.get(name) === change) {
      const rest = new Map($wishlist.get().pending)
      rest.delete(name)
      $wishlist.set({ ...$wishlist.get(), pending: rest })
    }
    return error
  }

  async function send(change: PendingWish): Promise<WriteError> {
    if ($wishlist.get().items === null) await read()
    const answer = await request(change)
    if (answer) accept(answer.items)
    return null
  }

  /** Undefined where the list, as this page knows it, has the desired state already. */
  function request({ wish, isDesired }: PendingWish): ReturnType<typeof call<'getWishlist'>> | undefined {
    const item = findWishlistItem($wishlist.get().items ?? [], wish)
    if (isDesired === (item !== undefined)) return undefined
    const options = { isIdempotent: true }
    return item
      ? call('removeItemFromWishlist', { itemKey: item.key, with: '' }, options)
      : call('addItemToWishlist', { ...toWishlistRequest(wish), with: '' }, options)
  }

  function writeErrorOf(error: unknown): WriteError {
    if (!(error instanceof RpcError)) throw error
    if (error.problem?.wishlist) accept(error.problem.wishlist.items)
    return error.kind === 'ItemAlreadyPresent' ? null : error.kind
  }

  return {
    $wishlist,
    /** Sends the pending removals as the page is left, without waiting for a call on its way: each may be sent twice. */
    flush(): void {
      for (const change of $wishlist.get().pending.values())
        if (!change.isDesired) request(change)?.catch(() => undefined)
    },
    /** Reads the wishlist; a visitor whom the server does not know has none, so that there is no request. */
    load: () => enqueue(read),
    /** Another tab has newer items. */
    accept,
    /** Shows at once, written after the earlier changes. */
    setWished(wish: WishlistTarget, isDesired: boolean): Promise<WriteError> {
      const pending = new Map($wishlist.get().pending).set(targetKey(wish), { wish, isDesired })
      $wishlist.set({ ...$wishlist.get(), pending })
      return enqueue(() => write(wish))
    },
  }
}

export const wishlist = createWishlist({
  call: rpc,
  isKnown: isKnownVisitor,
})
