import { atom } from 'nanostores'
import { type Wish, wishIn, wishNamed } from '#domain/wishlist/membership.ts'
import { isKnown, rpc } from '#islands/rpc.ts'
import { RpcError } from '#islands/rpc-error.ts'

/** What is known of a wish. */
export type Item = { key: string; productId: number; variantId: number | null }

/** What the server has of the wishlist (null: not yet known), and what is wanted of it besides, by wish. */
export type Wishes = { items: readonly Item[] | null; wanted: ReadonlyMap<string, Wanted> }
type Wanted = { wish: Wish; isWanted: boolean }

/** How it ended: the kind of what went wrong, else null. */
type Trouble = string | null

type Call = typeof rpc
type Page = { call: Call; isKnown(): boolean }

const named = ({ productId, variantId }: Wish): string => `${productId}/${variantId ?? ''}`

/** Whether a heart is filled: by what is wanted, at once, before the server has it. */
export const isWished = ({ items, wanted }: Wishes, wish: Wish): boolean =>
  wanted.get(named(wish))?.isWanted ?? wishIn(items ?? [], wish) !== undefined

/** How many there are; null where that is not yet known. */
export function countOf({ items, wanted }: Wishes): number | null {
  if (items === null) return null
  const change = [...wanted.values()].map(
    ({ wish, isWanted }) => Number(isWanted) - Number(wishIn(items, wish) !== undefined),
  )
  return change.reduce((sum, by) => sum + by, items.length)
}

/** The wishlist of a page. One write at a time; of fast clicks on one heart the last counts. */
export function createWishlist({ call, isKnown }: Page) {
  const $wishlist = atom<Wishes>({ items: null, wanted: new Map() })
  let turn: Promise<unknown> = Promise.resolve()

  const accept = (items: readonly Item[]) =>
    $wishlist.set({
      ...$wishlist.get(),
      items: items.map(({ key, productId, variantId }) => ({ key, productId, variantId })),
    })
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = turn.then(act, act)
    turn = done
    return done
  }
  const read = async () => accept(isKnown() ? (await call('getWishlist', { with: '' })).items : [])

  /** Writes what is wanted of a wish by now. Trouble with it is what comes back; then it is wanted no more. */
  async function write(wish: Wish): Promise<Trouble> {
    const name = named(wish)
    const wanted = $wishlist.get().wanted.get(name)
    if (!wanted) return null
    const trouble = await send(wish, wanted.isWanted).catch(troubleOf)
    if ($wishlist.get().wanted.get(name) === wanted) {
      const rest = new Map($wishlist.get().wanted)
      rest.delete(name)
      $wishlist.set({ ...$wishlist.get(), wanted: rest })
    }
    return trouble
  }

  async function send(wish: Wish, isWanted: boolean): Promise<Trouble> {
    if ($wishlist.get().items === null) await read()
    const item = wishIn($wishlist.get().items ?? [], wish)
    if (isWanted === (item !== undefined)) return null
    const options = { isRepeatable: true }
    const { items } = item
      ? await call('removeItemFromWishlist', { itemKey: item.key, with: '' }, options)
      : await call('addItemToWishlist', { ...wishNamed(wish), with: '' }, options)
    accept(items)
    return null
  }

  function troubleOf(error: unknown): Trouble {
    if (!(error instanceof RpcError)) throw error
    if (error.problem?.wishlist) accept(error.problem.wishlist.items)
    return error.kind === 'ItemAlreadyPresent' ? null : error.kind
  }

  return {
    $wishlist,
    /** Asks what there is; somebody whom the server does not know has nothing, and is not asked for. */
    load: () => inTurn(read),
    /** Another tab knows better. */
    accept,
    /** Shown at once, written in its turn. */
    want(wish: Wish, isWanted: boolean): Promise<Trouble> {
      const wanted = new Map($wishlist.get().wanted).set(named(wish), { wish, isWanted })
      $wishlist.set({ ...$wishlist.get(), wanted })
      return inTurn(() => write(wish))
    },
  }
}

export const wishlist = createWishlist({
  call: rpc,
  isKnown,
})
