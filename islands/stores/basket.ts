import type { Basket } from '#domain/basket/basket.ts'
import { countOf } from '#domain/basket/entries.ts'
import { rpc } from '#islands/rpc.ts'
import { tell } from './alerts.ts'
import { createBasket } from './create-basket.ts'
import { rememberCount, rememberedCount } from './basket-count.ts'

/** Milliseconds after which a basket that comes to sight again is asked for anew. */
const STALE = 60_000

const shopId = globalThis.document?.documentElement.dataset['shopId'] ?? ''
const tabs = globalThis.document ? new BroadcastChannel(`veduta-basket-${shopId}`) : null
const tellTabs = tabs?.postMessage.bind(tabs)
let heard = 0

export const basket = createBasket({
  rpc,
  now: () => performance.now(),
  later(milliseconds, act) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
  lastCount: rememberedCount,
  share(basket) {
    note(basket)
    tellTabs?.(basket)
  },
  alert({ name, quantity, isGift }) {
    const { removed = '', giftLost = '' } = document.getElementById('to-basket')?.dataset ?? {}
    tell(
      isGift ? 'warning' : 'error',
      (isGift ? giftLost : removed).replace('{quantity}', String(quantity)).replace('{name}', () => name),
    )
  },
})

export const { $basket } = basket

function note({ items }: Basket): void {
  heard = performance.now()
  rememberCount(countOf(items))
}

if (tabs) {
  tabs.addEventListener('message', ({ data }: MessageEvent<Basket>) => {
    note(data)
    basket.follow(data)
  })
  addEventListener('online', basket.resume)
  addEventListener('pagehide', basket.flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') basket.flush()
    else if ($basket.get().basket && performance.now() - heard > STALE) void basket.refresh()
  })
}
