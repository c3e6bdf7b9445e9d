import { inOrder, type TrackedEvent } from '#domain/tracking/event.ts'
import { tellPurchase } from '#domain/tracking/purchase.ts'
import { $consent } from './consent.ts'

/** Milliseconds for which events are gathered. Spec §9. */
const DELAY = 1000
/** What is kept while nobody has decided; more than that, nobody will tell of. */
const MOST = 100
const PURCHASES = 'veduta.purchases'

let waiting: TrackedEvent[] = []
const orders = new WeakMap<TrackedEvent, string>()
let timer: ReturnType<typeof setTimeout> | undefined
let pass: ((events: readonly TrackedEvent[]) => void) | undefined

/** Something happened that may be told. It stays in the page until its reader has agreed, and goes nowhere if he refuses. */
export function track(event: TrackedEvent): void {
  if (waiting.length < MOST) waiting.push(event)
  timer ??= setTimeout(flush, DELAY)
}

/** A placed order, told once within the hour however often its page is shown. */
export function trackPurchase(orderId: string, order: Readonly<Record<string, unknown>>): void {
  const event: TrackedEvent = { event: 'purchase', ...order }
  orders.set(event, orderId)
  track(event)
}

/** Whether an event is a purchase that was told of already. Noted is it only now, when its buyer has agreed to be measured. */
function isOldNews(event: TrackedEvent): boolean {
  const orderId = orders.get(event)
  if (orderId === undefined) return false
  const now = Math.floor(performance.timeOrigin + performance.now())
  try {
    const kept = tellPurchase(localStorage.getItem(PURCHASES), orderId, now)
    if (kept === null) return true
    localStorage.setItem(PURCHASES, kept)
  } catch {
    // A browser that keeps nothing tells of it each time.
  }
  return false
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
  const events = inOrder(waiting).filter((event) => !isOldNews(event))
  waiting = []
  if (events.length > 0) pass(events)
}
