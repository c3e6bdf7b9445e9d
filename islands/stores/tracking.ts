import { sortEvents, type TrackedEvent } from '#domain/tracking/event.ts'
import { recordReportedPurchase } from '#domain/tracking/reported-purchases.ts'
import { $consent } from './consent.ts'

/** Milliseconds for which events are gathered. Spec §9. */
const FLUSH_DELAY_MS = 1000
/** Most events that wait while the visitor has not decided; later ones are dropped. */
const MAX_WAITING = 100
const PURCHASES_KEY = 'veduta.purchases'

let waiting: TrackedEvent[] = []
const orders = new WeakMap<TrackedEvent, string>()
let timer: ReturnType<typeof setTimeout> | undefined
let send: ((events: readonly TrackedEvent[]) => void) | undefined

/** Records an event that may be reported. It stays in the page until the visitor agrees, and is dropped if they refuse. */
export function track(event: TrackedEvent): void {
  if (waiting.length < MAX_WAITING) waiting.push(event)
  timer ??= setTimeout(flush, FLUSH_DELAY_MS)
}

/** Reports a placed order once within an hour, however often its page is shown. */
export function trackPurchase(orderId: string, order: Readonly<Record<string, unknown>>): void {
  const event: TrackedEvent = { event: 'purchase', ...order }
  orders.set(event, orderId)
  track(event)
}

/** Whether an event is a purchase that was already reported. It is recorded only now, when its buyer has agreed to be measured. */
function isAlreadyReported(event: TrackedEvent): boolean {
  const orderId = orders.get(event)
  if (orderId === undefined) return false
  const now = Math.floor(performance.timeOrigin + performance.now())
  try {
    const reported = recordReportedPurchase(localStorage.getItem(PURCHASES_KEY), orderId, now)
    if (reported === null) return true
    localStorage.setItem(PURCHASES_KEY, reported)
  } catch {
    // A browser without storage reports it each time.
  }
  return false
}

/** Sets who receives the events. */
export function setEventReceiver(receiver: (events: readonly TrackedEvent[]) => void): void {
  send = receiver
  flush()
}

/** Sends the waiting events, in their order. */
export function flush(): void {
  clearTimeout(timer)
  timer = undefined
  const { isDecided, granted } = $consent.get()
  if (isDecided && granted.length === 0) waiting = []
  if (!send || granted.length === 0 || waiting.length === 0) return
  const events = sortEvents(waiting).filter((event) => !isAlreadyReported(event))
  waiting = []
  if (events.length > 0) send(events)
}
