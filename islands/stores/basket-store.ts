import { atom } from 'nanostores'
import type { Answer, Payload } from '#contract/rpc/calls.ts'
import type { Basket, BasketItem, RequestedItem } from '#domain/basket/basket.ts'
import { canCheckOut } from '#domain/basket/clean-up.ts'
import { toNewItem } from '#domain/basket/to-new-item.ts'
import { type BasketState, isUpdating, type Notice, INITIAL_BASKET_STATE } from './basket-state.ts'
import { noticesOf, noticesOfRefusal } from './basket-notices.ts'
import { createLineWriter } from './line-writer.ts'
import { applyCode, removeCode } from './promotion-code.ts'
import type { BasketDeps } from './basket-deps.ts'
import { addOnce } from './add-once.ts'
import { goodsOf } from './compare-baskets.ts'
import { RpcError } from '#islands/rpc-error.ts'

type Whole = Answer<'addItemToBasket'>

/** Whether a basket can be ordered as it was shown; `unreachable` also where a change of it has not been written. */
export type CheckoutReadiness = 'ready' | 'changed' | 'unreachable'

/** `$basket` with its actions, for the given browser. */
export function createBasket(deps: BasketDeps) {
  const { rpc } = deps
  const $basket = atom<BasketState>(INITIAL_BASKET_STATE)
  const change = (part: Partial<BasketState>) => $basket.set({ ...$basket.get(), ...part })
  const notify = (notices: readonly Notice[]) => {
    if (notices.length > 0) change({ notices })
  }

  /** The server's answer replaces the stored basket, here and in other tabs. */
  function accept({ basket, removed = [], ...rest }: Whole, isRequested = false): void {
    const before = $basket.get().basket
    change({ basket, isOffline: false })
    notify(noticesOf(rest, [basket, before]))
    if (!isRequested) removed.forEach(deps.notifyRemoved)
    deps.broadcast(basket)
  }

  /** The same for a change that the shopper made. */
  function acceptChange(answer: Whole, isRequested = false, added: readonly RequestedItem[] = []): void {
    const { basket: before } = $basket.get()
    accept(answer, isRequested)
    deps.announce({ before, after: answer.basket, added })
  }

  /** A refusal comes with the basket as it is now. */
  function acceptRefusal(error: RpcError): void {
    const { basket: before } = $basket.get()
    const basket = error.problem?.basket ?? before
    const notices = noticesOfRefusal(error, [basket, before])
    change({ basket })
    notify(notices)
    const isReported = (name: string) => notices.some((notice) => 'name' in notice && notice.name === name)
    for (const gone of error.problem?.removed ?? []) if (!isReported(gone.name)) deps.notifyRemoved(gone)
    if (error.problem?.basket) deps.broadcast(error.problem.basket)
  }

  const read = async () => accept(await rpc('getBasket', {}))
  let loading: Promise<void> | undefined
  const lines = createLineWriter({ deps, $basket, accept: acceptChange, acceptRefusal, read })

  /**
   * Makes one change after the other, after the pending changes of lines; false where it was not made. `noAnswerNotice` is shown where no
   * response came.
   */
  async function enqueue(
    act: () => Promise<Whole | null>,
    noAnswerNotice: 'failed' | 'not-added',
    added: readonly RequestedItem[] = [],
  ): Promise<boolean> {
    change({ pendingChanges: $basket.get().pendingChanges + 1, notices: [] })
    try {
      return await lines.after(async () => {
        const answer = await act()
        if (answer) acceptChange(answer, false, added)
        return answer !== null
      })
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      if (error.status > 0) acceptRefusal(error)
      else notify([{ kind: noAnswerNotice }])
      return false
    } finally {
      change({ pendingChanges: $basket.get().pendingChanges - 1 })
    }
  }

  const sendItems = (items: RequestedItem[]): Promise<Whole> =>
    rpc('addItemsToBasket', { items, existingItemHandling: 'AddQuantityToExisting' })

  const addAll = (items: RequestedItem[], send = () => sendItems(items)): Promise<boolean> =>
    enqueue(() => addOnce(deps, { before: $basket.get().basket, items, send }), 'not-added', items)

  /** No browser puts a group together: the server restores it as a whole, whichever of its lines is gone. */
  function addBack(gone: readonly BasketItem[], removed: readonly BasketItem[]): Promise<boolean> {
    const frame = removed.find(({ itemGroup }) => itemGroup?.isMainItem)
    if (!frame?.itemGroup) return addAll(gone.map(toNewItem))
    const pair = { variantId: frame.variant.id, groupId: frame.itemGroup.id }
    return enqueue(() => rpc('restorePairToBasket', pair, { isIdempotent: true }), 'not-added')
  }

  async function loadedBasket(): Promise<{ basket: Basket }> {
    const { basket } = $basket.get()
    return basket ? { basket } : rpc('getBasket', {})
  }

  return {
    $basket,

    /** Uses a known basket, such as the page's own, or reads it: one request, for which changes wait, as a late answer would hide them. */
    async load(initial?: Basket): Promise<void> {
      if ($basket.get().basket) return
      if (initial) change({ basket: initial })
      else
        await (loading ??= lines
          .after(read)
          .catch(() => change({ isOffline: true }))
          .finally(() => (loading = undefined)))
    },

    /** Reads the basket once more, where no response came. */
    async retry(): Promise<void> {
      change({ isOffline: false })
      await lines.after(read).catch(() => change({ isOffline: true }))
    },

    /** Reads the basket again: it may be out of date, or another shopper has bought the last pieces. */
    refresh: (): Promise<void> => lines.after(read).catch(() => undefined),

    /** Removes what can no longer be bought, after the pending changes; how the basket is then. Spec §2 "Basket popover". */
    async cleanUpForCheckout(): Promise<CheckoutReadiness> {
      try {
        const { basket, removed = [], errors = [] } = await lines.after(() => rpc('getBasket', {}))
        accept({ basket, removed, errors })
        if (removed.length + errors.length > 0 || !canCheckOut(basket.items)) return 'changed'
        return isUpdating($basket.get()) ? 'unreachable' : 'ready'
      } catch (error) {
        if (!(error instanceof RpcError)) throw error
        return 'unreachable'
      }
    },

    /** Another tab received the basket from the server. */
    applyRemote: (basket: Basket): void => change({ basket, isOffline: false }),

    /** A tab in another language received this basket: read where it is not known yet, so that two tabs do not answer each other forever. */
    refreshIfOther(remote: Basket): void {
      const { basket } = $basket.get()
      if (basket && goodsOf(basket) !== goodsOf(remote)) void lines.after(read).catch(() => undefined)
    },

    setQuantity: (item: BasketItem, quantity: number): void =>
      lines.intend(item.key, { kind: 'quantity', quantity }),

    /** Removes a line, or the group that it belongs to. */
    remove(items: readonly BasketItem[]): void {
      change({ removed: items, notices: [] })
      for (const { key } of items) lines.intend(key, { kind: 'remove' })
    },

    /** Adds the items of the last removal again; where that fails, it offers the undo again. */
    async undo(): Promise<void> {
      const { removed } = $basket.get()
      change({ removed: [] })
      const gone = removed.filter(({ key }) => !lines.cancelPending(key))
      if (gone.length > 0 && !(await addBack(gone, removed)) && $basket.get().removed.length === 0)
        change({ removed: gone })
    },

    add: (item: RequestedItem): Promise<boolean> => addAll([item]),

    /** Adds the contact lenses of one eye or of both. */
    addLenses: (lenses: Payload<'addContactLensesToBasket'>): Promise<boolean> =>
      addAll([lenses.right ?? [], lenses.left ?? []].flat(), () => rpc('addContactLensesToBasket', lenses)),

    /** A code opens promotions; those that apply are applied. */
    async enterCode(code: string): Promise<boolean> {
      const isApplied = await enqueue(
        () =>
          applyCode(rpc, code, ({ unmetPromotions: unmet = [] }) =>
            notify([{ kind: 'code-unknown', code, unmet }]),
          ),
        'failed',
      )
      if ($basket.get().notices.length === 0) notify([{ kind: 'code-applied' }])
      return isApplied
    },

    dropCode: (code: string): Promise<boolean> =>
      enqueue(async () => removeCode(rpc, (await loadedBasket()).basket, code), 'failed'),

    /** Writes the pending changes at once: the page is being left. */
    flush: lines.flush,
    /** The network is back. */
    resume: lines.resume,
  }
}
