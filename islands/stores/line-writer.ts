import type { WritableAtom } from 'nanostores'
import type { Answer } from '#contract/rpc/calls.ts'
import type { PendingUpdate } from '#domain/basket/pending-updates.ts'
import {
  startWrite,
  msUntilNextWrite,
  expediteQueue,
  enqueueUpdate,
  requeueWrite,
  finishWrite,
} from '#domain/basket/write-queue.ts'
import { RpcError } from '#islands/rpc-error.ts'
import type { BasketState } from './basket-state.ts'
import type { BasketDeps } from './basket-deps.ts'

type LineWrite = { line: string; intent: PendingUpdate }

type LineWriterDeps = {
  deps: BasketDeps
  $basket: WritableAtom<BasketState>
  accept(answer: Answer<'updateBasketItem'>, isRequested?: boolean): void
  acceptRefusal(error: RpcError): void
  read(): Promise<void>
}

/** Milliseconds until a write without a response is tried again; the last one repeats. */
const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000, 15_000]
/** After so many attempts no more requests are sent to a server that answers with an error of its own. */
const MAX_SERVER_ERRORS = 3

/** Writes the changes of lines, one after the other. A quantity or a removal may be sent twice: its effect is the same. */
export function createLineWriter({ deps, $basket, accept, acceptRefusal, read }: LineWriterDeps) {
  let lastCall: Promise<unknown> = Promise.resolve()
  let cancelTimer = () => {}
  let failed = 0

  const change = (part: Partial<BasketState>) => $basket.set({ ...$basket.get(), ...part })
  const after = <T>(act: () => Promise<T>): Promise<T> => {
    const next = lastCall.then(act, act)
    lastCall = next.catch(() => undefined)
    return next
  }

  function schedule(delay?: number): void {
    cancelTimer()
    const due = delay ?? msUntilNextWrite($basket.get().queue, deps.now())
    if (due !== null) cancelTimer = deps.schedule(due, () => void after(write))
  }

  async function write(): Promise<void> {
    const queue = startWrite($basket.get().queue, deps.now())
    const { inFlight } = queue
    // A browser's timer may fire a little early.
    if (!inFlight) return schedule()
    change({ queue })
    try {
      const answer = await send(deps, inFlight.line, inFlight.intent)
      change({ queue: finishWrite($basket.get().queue) })
      accept(answer, inFlight.intent.kind === 'remove')
      failed = 0
      schedule()
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      await handleError(error, inFlight)
    }
  }

  async function handleError(failure: RpcError, { line, intent }: LineWrite): Promise<void> {
    failed += 1
    const { queue } = $basket.get()
    const isUnreachable = failure.status === 0
    const isOverloaded = failure.status === 429 || failure.status >= 500
    if (isUnreachable || (isOverloaded && failed < MAX_SERVER_ERRORS)) {
      change({ queue: requeueWrite(queue, deps.now()), isOffline: isUnreachable })
      return schedule(failure.retryAfter * 1000 || (RETRY_DELAYS_MS[failed - 1] ?? RETRY_DELAYS_MS.at(-1)))
    }
    failed = 0
    change({ queue: finishWrite(queue) })
    const isRemoval = intent.kind === 'remove'
    const isGone = isRemoval && failure.status === 404
    if (!isGone) acceptRefusal(failure)
    // The line is still there: an undo would double it.
    if (isRemoval && !isGone && $basket.get().removed.some(({ key }) => key === line)) change({ removed: [] })
    if (!failure.problem?.basket) await read().catch(() => undefined)
    schedule()
  }

  /** Writes all pending changes until one fails; a failed write waits for its retry. */
  async function drain(): Promise<void> {
    change({ queue: expediteQueue($basket.get().queue) })
    const { length } = $basket.get().queue.pending
    for (let left = length; left > 0 && failed === 0; left -= 1) await write()
  }

  return {
    intend(line: string, intent: PendingUpdate): void {
      change({ queue: enqueueUpdate($basket.get().queue, line, intent, deps.now()) })
      if (!$basket.get().isOffline) schedule()
    },

    /** Cancels the pending change of a line; false where it is on its way or written. */
    cancelPending(line: string): boolean {
      const { queue } = $basket.get()
      const pending = queue.pending.filter((each) => each.line !== line)
      change({ queue: { ...queue, pending } })
      return pending.length < queue.pending.length
    },

    /** Runs `act` after the pending changes of lines are written. */
    after: <T>(act: () => Promise<T>): Promise<T> =>
      after(async () => {
        await drain()
        return act()
      }),

    /** Sends all pending changes. A page that the browser restores sends them again, without harm. */
    flush(): void {
      for (const { line, intent } of $basket.get().queue.pending)
        send(deps, line, intent).catch(() => undefined)
    },

    resume(): void {
      failed = 0
      change({ queue: expediteQueue($basket.get().queue), isOffline: false })
      schedule()
    },
  }
}

function send({ rpc }: BasketDeps, line: string, intent: PendingUpdate): Promise<Answer<'updateBasketItem'>> {
  const options = { isIdempotent: true }
  return intent.kind === 'remove'
    ? rpc('removeItemFromBasket', { itemKey: line }, options)
    : rpc('updateBasketItem', { basketItemKey: line, update: { quantity: intent.quantity } }, options)
}
