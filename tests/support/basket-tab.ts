import { z } from 'zod'
import type { Basket, BasketItem } from '#domain/basket/basket.ts'
import { basketCount } from '#domain/basket/basket-entries.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import type { BasketChange } from '#domain/tracking/basket-events.ts'
import type { Removal } from '#domain/basket/clean-up.ts'
import { createBasket } from '#islands/stores/basket-store.ts'
import { createRpc } from '#islands/rpc.ts'
import { anItem } from './basket-items.ts'

const payloads = z.object({
  payload: z.object({
    itemKey: z.string().optional(),
    groupId: z.string().optional(),
    basketItemKey: z.string().optional(),
    update: z.object({ quantity: z.number() }).optional(),
    items: z.array(z.object({ variantId: z.number(), quantity: z.number() })).optional(),
    right: z.object({ variantId: z.number(), quantity: z.number() }).optional(),
    left: z.object({ variantId: z.number(), quantity: z.number() }).optional(),
  }),
})

export type Reply = { status: number; body: object } | 'lost' | 'offline'

/** A tab with a basket over a server in memory. Time passes only through `pass`. */
export function basketTab(given: BasketItem[] = []) {
  let items = given
  let time = 0
  let timers: { at: number; act: () => void }[] = []
  let replies: (Reply | Promise<Reply>)[] = []
  const calls: string[] = []
  const shared: Basket[] = []
  const alerts: Removal[] = []
  const announced: BasketChange[] = []
  const basketNow = (): Basket => ({ ...emptyBasket('EUR'), items })

  function serve(name: string, { payload }: z.infer<typeof payloads>): void {
    const { itemKey, groupId, basketItemKey, update, right, left } = payload
    const added = payload.items ?? [right, left].filter((lens) => lens !== undefined)
    if (name === 'removeItemFromBasket') items = items.filter(({ key }) => key !== itemKey)
    if (update) items = items.map((item) => (item.key === basketItemKey ? { ...item, ...update } : item))
    for (const { variantId, quantity } of added) items = [...items, anItem(`i${variantId}`, { quantity })]
    const of = itemKey ?? groupId ?? basketItemKey ?? added.map(({ variantId }) => variantId).join()
    calls.push([name, of, update?.quantity].filter(Boolean).join(' '))
  }

  const rpc = createRpc({
    async fetch(path, { body }) {
      const reply = await replies.shift()
      if (reply === 'offline') throw new TypeError('no network')
      if (typeof reply === 'object') return Response.json(reply.body, { status: reply.status })
      serve(path.replace('/api/rpc/', ''), payloads.parse(JSON.parse(String(body))))
      if (reply === 'lost') throw new TypeError('the response was lost')
      return Response.json({ basket: basketNow() })
    },
    shopId: () => '10001',
    isKnown: () => true,
    inSequence: (send) => send(),
  })

  const basket = createBasket({
    rpc,
    now: () => time,
    schedule(milliseconds, act) {
      const timer = { at: time + milliseconds, act }
      timers.push(timer)
      return () => void (timers = timers.filter((each) => each !== timer))
    },
    storedCount: () => basketCount(given),
    broadcast: (basket) => void shared.push(basket),
    announce: (change) => void announced.push(change),
    notifyRemoved: (removed) => void alerts.push(removed),
  })

  return {
    ...basket,
    calls,
    shared,
    alerts,
    announced,
    basketNow,
    /** The responses to the next calls, in order; a promise is a response that takes its time. */
    respondWith: (...next: (Reply | Promise<Reply>)[]) => void (replies = next),
    /** Changes the basket from outside. */
    changeOutside: (now: BasketItem[]) => void (items = now),
    /** Lets time pass, and all pending work finish. Timers may fire up to `early` milliseconds early. */
    async pass(milliseconds: number, early = 0): Promise<void> {
      time += milliseconds
      const due = timers.filter(({ at }) => at <= time + early)
      timers = timers.filter(({ at }) => at > time + early)
      for (const { act } of due) act()
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
      await new Promise(setImmediate)
    },
  }
}
