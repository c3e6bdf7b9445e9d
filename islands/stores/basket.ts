import type { Basket } from '#domain/basket/basket.ts'
import { basketCount } from '#domain/basket/basket-entries.ts'
import { rpc } from '#islands/rpc.ts'
import { showAlert } from './alert-actions.ts'
import { createBasket } from './basket-store.ts'
import { refreshOnReturn } from './refresh-on-return.ts'
import { basketStorageKey, storeBasketCount, storedBasketCount } from './basket-count.ts'

/** Milliseconds after which a basket is read again when its tab becomes visible. */
const STALE_AFTER_MS = 60_000

const shopId = globalThis.document?.documentElement.dataset['shopId'] ?? ''
const tabs = globalThis.document ? new BroadcastChannel(basketStorageKey()) : null
const postToTabs = tabs?.postMessage.bind(tabs)
/** A tab in another language of the country has the same basket in other words. */
type Message = { shopId: string; basket: Basket }
let lastUpdate = 0

export const basket = createBasket({
  rpc,
  now: () => performance.now(),
  schedule(milliseconds, act) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
  storedCount: storedBasketCount,
  broadcast(basket) {
    recordBasket(basket)
    postToTabs?.({ shopId, basket } satisfies Message)
  },
  announce: (detail) => document.dispatchEvent(new CustomEvent('basket:change', { detail })),
  notifyRemoved({ name, quantity, isGift, path }) {
    const { removed = '', kept = '', giftLost = '' } = document.getElementById('to-basket')?.dataset ?? {}
    showAlert(
      isGift ? 'warning' : 'error',
      (isGift ? giftLost : path ? kept : removed)
        .replace('{quantity}', String(quantity))
        .replace('{name}', () => name),
    )
  },
})

export const { $basket } = basket

function recordBasket({ items }: Basket): void {
  lastUpdate = performance.now()
  storeBasketCount(basketCount(items))
}

if (tabs) {
  tabs.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    recordBasket(data.basket)
    if (data.shopId === shopId) basket.applyRemote(data.basket)
    else basket.refreshIfOther(data.basket)
  })
  addEventListener('online', basket.resume)
  addEventListener('pagehide', basket.flush)
  refreshOnReturn(globalThis, basket)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') basket.flush()
    else if ($basket.get().basket && performance.now() - lastUpdate > STALE_AFTER_MS) void basket.refresh()
  })
}
