import { inOrder, type TrackedEvent } from '#domain/tracking/event.ts'
import { tellPurchase } from '#domain/tracking/purchase.ts'
import { $consent } from './consent.ts'

/** Milliseconds for which events are gathered. Spec §9. */
const DELAY = 1000
/** What is kept while nobody has decided; more than that, nobody will tell of. */
const MOST = 100
const PURCHASES = 'veduta.purchases'

let waiting: TrackedEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let pass: ((events: readonly TrackedEvent[]) => void) | undefined

/** Something happened that may be told. It stays in the page until its reader has agreed, and goes nowhere if he refuses. */
export function track(event: TrackedEvent): void {
  if (waiting.length < MOST) waiting.push(event)
  timer ??= setTimeout(flush, DELAY)
}

/** A placed order, told once within the hour however often its page is shown. */
export function trackPurchase(orderId: string, order: Readonly<Record<string, unknown>>): void {
  const now = Math.floor(performance.timeOrigin + performance.now())
  try {
    const kept = tellPurchase(localStorage.getItem(PURCHASES), orderId, now)
    if (kept === null) return
    localStorage.setItem(PURCHASES, kept)
  } catch {
    // A browser that keeps nothing tells of it each time.
  }
  track({ event: 'purchase', ...order })
}

/** Whoever takes the events, once there is somebody who may. */
export function passEventsTo(receiver: (events: readonly TrackedEvent[]) => void): void {
  pass = receiver
  flush()
}

/** Passes on what waits, in its order. */
export function flush(): void {
  clearTimeout(timer)
  timer = undefined
  const { isDecided, granted } = $consent.get()
  if (isDecided && granted.length === 0) waiting = []
  if (!pass || granted.length === 0 || waiting.length === 0) return
  const events = inOrder(waiting)
  waiting = []
  pass(events)
}
