/** Milliseconds without another click on a line after which its last intent is written. */
export const PAUSE = 350

type Waiting<Intent> = { line: string; intent: Intent; since: number }

/**
 * What a shopper wants of the lines of a basket and the server does not know yet: one intent a line, in the order of the last clicks.
 * One write is on its way at a time.
 */
export type WriteQueue<Intent> = {
  waiting: readonly Waiting<Intent>[]
  writing: { line: string; intent: Intent } | null
}

export const EMPTY_QUEUE: WriteQueue<never> = { waiting: [], writing: null }

/** A click: what it wants takes the place of what was wanted of the line before. */
export const intend = <I>(queue: WriteQueue<I>, line: string, intent: I, now: number): WriteQueue<I> => ({
  ...queue,
  waiting: [...queue.waiting.filter((each) => each.line !== line), { line, intent, since: now }],
})

/** Milliseconds until the next write may begin; null where none waits or one is on its way. */
export function dueIn<I>({ waiting, writing }: WriteQueue<I>, now: number): number | null {
  const [first] = waiting
  return first && !writing ? Math.max(0, first.since + PAUSE - now) : null
}

/** Begins the next write where it is due: it is then `writing`. */
export function begin<I>(queue: WriteQueue<I>, now: number): WriteQueue<I> {
  const [first, ...waiting] = queue.waiting
  return first && dueIn(queue, now) === 0
    ? { waiting, writing: { line: first.line, intent: first.intent } }
    : queue
}

/** The write is done, or refused for good. */
export const settle = <I>({ waiting }: WriteQueue<I>): WriteQueue<I> => ({ waiting, writing: null })

/** The write was not done and may be tried again, unless something newer is wanted of the line. */
export function putBack<I>({ waiting, writing }: WriteQueue<I>, now: number): WriteQueue<I> {
  if (!writing || waiting.some(({ line }) => line === writing.line)) return { waiting, writing: null }
  return { waiting: [{ ...writing, since: now }, ...waiting], writing: null }
}

/** All that waits is due at once: the page is being left. */
export const hurry = <I>(queue: WriteQueue<I>): WriteQueue<I> => ({
  ...queue,
  waiting: queue.waiting.map((each) => ({ ...each, since: Number.NEGATIVE_INFINITY })),
})

/** What is wanted of a line in the end; undefined where the server knows all. */
export const intentFor = <I>({ waiting, writing }: WriteQueue<I>, line: string): I | undefined =>
  (waiting.find((each) => each.line === line) ?? (writing?.line === line ? writing : undefined))?.intent
