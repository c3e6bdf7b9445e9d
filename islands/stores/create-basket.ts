import { atom } from 'nanostores'
import type { Answer } from '#contract/rpc/calls.ts'
import type { Basket, BasketItem, NewItem } from '#domain/basket/basket.ts'
import { countOf } from '#domain/basket/entries.ts'
import { itemAgain } from '#domain/basket/item-again.ts'
import { type BasketState, type Notice, UNKNOWN_BASKET } from './basket-state.ts'
import { noticesOf, noticesOfRefusal } from './basket-notices.ts'
import { createLineWriter } from './line-writer.ts'
import { applyCode, takeCode } from './promotion-code.ts'
import type { BasketWorld } from './basket-world.ts'
import { RpcError } from '#islands/rpc-error.ts'

type Whole = Answer<'addItemToBasket'>

/** `$basket` with its actions, in a browser that is handed in. */
export function createBasket(world: BasketWorld) {
  const { rpc } = world
  const $basket = atom<BasketState>(UNKNOWN_BASKET)
  const change = (part: Partial<BasketState>) => $basket.set({ ...$basket.get(), ...part })
  const tell = (notices: readonly Notice[]) => {
    if (notices.length > 0) change({ notices })
  }

  /** The server's word replaces what was known, here and in other tabs. */
  function accept({ basket, removed = [], ...rest }: Whole, isAsked = false): void {
    const before = $basket.get().basket
    change({ basket, isOffline: false })
    tell(noticesOf(rest, [basket, before]))
    if (!isAsked) removed.forEach(world.alert)
    world.share(basket)
  }

  /** What was refused comes with the basket as it is. */
  function acceptRefusal(error: RpcError): void {
    const { basket: before } = $basket.get()
    const basket = error.problem?.basket ?? before
    const notices = noticesOfRefusal(error, [basket, before])
    change({ basket })
    tell(notices)
    const isSaid = (name: string) => notices.some((notice) => 'name' in notice && notice.name === name)
    for (const gone of error.problem?.removed ?? []) if (!isSaid(gone.name)) world.alert(gone)
    if (error.problem?.basket) world.share(error.problem.basket)
  }

  const read = async () => accept(await rpc('getBasket', {}))
  let opening: Promise<void> | undefined
  const lines = createLineWriter({ world, $basket, accept, acceptRefusal, read })

  /** One change after the other, after what is wanted of lines; false where it was not done. `unmet` is told where nobody answered. */
  async function inTurn(act: () => Promise<Whole | null>, unmet: 'failed' | 'not-added'): Promise<boolean> {
    change({ changing: $basket.get().changing + 1, notices: [] })
    try {
      return await lines.after(async () => {
        const answer = await act()
        if (answer) accept(answer)
        return answer !== null
      })
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      if (error.status > 0) acceptRefusal(error)
      else tell([{ kind: unmet }])
      return false
    } finally {
      change({ changing: $basket.get().changing - 1 })
    }
  }

  /** Puts items in. Where no answer came, the basket itself tells whether they are in: they are never sent twice. */
  const addAll = (items: NewItem[]): Promise<boolean> =>
    inTurn(async () => {
      const { basket: before } = $basket.get()
      try {
        return await rpc('addItemsToBasket', { items, existingItemHandling: 'AddQuantityToExisting' })
      } catch (error) {
        if (!(error instanceof RpcError) || error.status > 0) throw error
        const now = await rpc('getBasket', {})
        if (before ? hasMore(now.basket, before, items) : countOf(now.basket.items) > world.lastCount())
          return now
        throw error
      }
    }, 'not-added')

  async function known(): Promise<{ basket: Basket }> {
    const { basket } = $basket.get()
    return basket ? { basket } : rpc('getBasket', {})
  }

  return {
    $basket,

    /** Takes over what is known, as from the page itself, or asks for it; once, however many want it. */
    async open(given?: Basket): Promise<void> {
      if ($basket.get().basket) return
      if (given) change({ basket: given })
      else
        await (opening ??= read()
          .catch(() => change({ isOffline: true }))
          .finally(() => (opening = undefined)))
    },

    /** Asks once more, where nobody answered. */
    async retry(): Promise<void> {
      change({ isOffline: false })
      await read().catch(() => change({ isOffline: true }))
    },

    /** Asks anew: time has passed, or somebody else has bought. */
    refresh: (): Promise<void> => lines.after(read).catch(() => undefined),

    /** Another tab has heard from the server. */
    follow: (basket: Basket): void => change({ basket, isOffline: false }),

    setQuantity: (item: BasketItem, quantity: number): void =>
      lines.intend(item.key, { kind: 'quantity', quantity }),

    /** Takes out a line, or the group that it belongs to. */
    remove(items: readonly BasketItem[]): void {
      change({ removed: items, notices: [] })
      for (const { key } of items) lines.intend(key, { kind: 'remove' })
    },

    /** Puts back what was taken out last; where that fails, it is offered again. */
    async undo(): Promise<void> {
      const { removed } = $basket.get()
      change({ removed: [] })
      const gone = removed.filter(({ key }) => !lines.withdraw(key))
      if (gone.length > 0 && !(await addAll(gone.map(itemAgain))) && $basket.get().removed.length === 0)
        change({ removed: gone })
    },

    add: (item: NewItem): Promise<boolean> => addAll([item]),

    /** A code opens promotions; those that apply are applied. */
    async enterCode(code: string): Promise<boolean> {
      const isApplied = await inTurn(() => applyCode(rpc, code), 'failed')
      const { notices } = $basket.get()
      if (notices.length === 0) tell([{ kind: isApplied ? 'code-applied' : 'code-unknown' }])
      return isApplied
    },

    dropCode: (code: string): Promise<boolean> =>
      inTurn(async () => takeCode(rpc, (await known()).basket, code), 'failed'),

    /** Writes at once what waits: the page is being left. */
    flush: lines.flush,
    /** The network is back. */
    resume: lines.resume,
  }
}

const hasMore = (now: Basket, before: Basket, items: readonly NewItem[]): boolean =>
  items.every(({ variantId }) => piecesOf(now, variantId) > piecesOf(before, variantId))

const piecesOf = ({ items }: Basket, variantId: number): number =>
  items.filter(({ variant }) => variant.id === variantId).reduce((sum, { quantity }) => sum + quantity, 0)
