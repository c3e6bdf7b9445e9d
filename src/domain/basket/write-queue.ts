/** Milliseconds without another click on a line after which its last intent is written. */
export const DEBOUNCE_MS = 350

type PendingWrite<Intent> = { line: string; intent: Intent; queuedAt: number }

/**
 * Changes of a basket's lines that the server does not have yet: one intent for each line, in the order of the last clicks. One write is in
 * flight at a time.
 */
export type WriteQueue<Intent> = {
  pending: readonly PendingWrite<Intent>[]
  inFlight: { line: string; intent: Intent } | null
}

export const EMPTY_QUEUE: WriteQueue<never> = { pending: [], inFlight: null }

/** A new intent replaces the earlier one of the same line. */
export const enqueueUpdate = <I>(
  queue: WriteQueue<I>,
  line: string,
  intent: I,
  now: number,
): WriteQueue<I> => ({
  ...queue,
  pending: [...queue.pending.filter((each) => each.line !== line), { line, intent, queuedAt: now }],
})

/** Milliseconds until the next write may start; null where none is pending or one is in flight. */
export function msUntilNextWrite<I>({ pending, inFlight }: WriteQueue<I>, now: number): number | null {
  const [first] = pending
  return first && !inFlight ? Math.max(0, first.queuedAt + DEBOUNCE_MS - now) : null
}

/** Starts the next write where it is due: it is then `inFlight`. */
export function startWrite<I>(queue: WriteQueue<I>, now: number): WriteQueue<I> {
  const [first, ...pending] = queue.pending
  return first && msUntilNextWrite(queue, now) === 0
    ? { pending, inFlight: { line: first.line, intent: first.intent } }
    : queue
}

/** The write is done, or finally refused. */
export const finishWrite = <I>({ pending }: WriteQueue<I>): WriteQueue<I> => ({ pending, inFlight: null })

/** The write failed and may be tried again, unless the line has a newer intent. */
export function requeueWrite<I>({ pending, inFlight }: WriteQueue<I>, now: number): WriteQueue<I> {
  if (!inFlight || pending.some(({ line }) => line === inFlight.line)) return { pending, inFlight: null }
  return { pending: [{ ...inFlight, queuedAt: now }, ...pending], inFlight: null }
}

/** Makes all pending writes due at once: the page is being left. */
export const expediteQueue = <I>(queue: WriteQueue<I>): WriteQueue<I> => ({
  ...queue,
  pending: queue.pending.map((each) => ({ ...each, queuedAt: Number.NEGATIVE_INFINITY })),
})

/** The last intent of a line; undefined where the server has everything. */
export const pendingUpdateFor = <I>({ pending, inFlight }: WriteQueue<I>, line: string): I | undefined =>
  (pending.find((each) => each.line === line) ?? (inFlight?.line === line ? inFlight : undefined))?.intent
