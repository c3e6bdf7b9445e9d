import type { WritableAtom } from 'nanostores'
import type { Answer } from '#contract/rpc/calls.ts'
import type { LineIntent } from '#domain/basket/intended.ts'
import { begin, dueIn, hurry, intend, putBack, settle } from '#domain/basket/write-queue.ts'
import { RpcError } from '#islands/rpc-error.ts'
import type { BasketState } from './basket-state.ts'
import type { BasketWorld } from './basket-world.ts'

type Parts = {
  world: BasketWorld
  $basket: WritableAtom<BasketState>
  accept(answer: Answer<'updateBasketItem'>, isAsked?: boolean): void
  acceptRefusal(error: RpcError): void
  read(): Promise<void>
}

/** Milliseconds until a write that met nobody is tried again; the last stays. */
const RETRIES = [1000, 2000, 4000, 8000, 15_000]
/** So often a server that answers with its own fault is asked. */
const MOST_FAULTS = 3

/** Writes what is wanted of lines, one after the other; a quantity and a removal may be sent twice and are done once. */
export function createLineWriter({ world, $basket, accept, acceptRefusal, read }: Parts) {
  let turn: Promise<unknown> = Promise.resolve()
  let callOff = () => {}
  let failed = 0

  const change = (part: Partial<BasketState>) => $basket.set({ ...$basket.get(), ...part })
  const after = <T>(act: () => Promise<T>): Promise<T> => {
    const next = turn.then(act, act)
    turn = next.catch(() => undefined)
    return next
  }

  function schedule(wait?: number): void {
    callOff()
    const due = wait ?? dueIn($basket.get().queue, world.now())
    if (due !== null) callOff = world.later(due, () => void after(write))
  }

  async function write(): Promise<void> {
    const queue = begin($basket.get().queue, world.now())
    const { writing } = queue
    // A browser's timer may ring a little early.
    if (!writing) return schedule()
    change({ queue })
    try {
      const answer = await send(world, writing.line, writing.intent)
      change({ queue: settle($basket.get().queue) })
      accept(answer, writing.intent.kind === 'remove')
      failed = 0
      schedule()
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      await meet(error, writing.intent)
    }
  }

  async function meet(fault: RpcError, intent: LineIntent): Promise<void> {
    failed += 1
    const { queue } = $basket.get()
    const isUnmet = fault.status === 0
    const isOverburdened = fault.status === 429 || fault.status >= 500
    if (isUnmet || (isOverburdened && failed < MOST_FAULTS)) {
      change({ queue: putBack(queue, world.now()), isOffline: isUnmet })
      return schedule(fault.wait * 1000 || (RETRIES[failed - 1] ?? RETRIES.at(-1)))
    }
    failed = 0
    change({ queue: settle(queue) })
    const isGone = intent.kind === 'remove' && fault.status === 404
    if (!isGone) acceptRefusal(fault)
    if (!fault.problem?.basket) await read().catch(() => undefined)
    schedule()
  }

  /** All that waits is written, as far as somebody answers; what has to be tried again waits for its time. */
  async function drain(): Promise<void> {
    change({ queue: hurry($basket.get().queue) })
    const { length } = $basket.get().queue.waiting
    for (let left = length; left > 0 && failed === 0; left -= 1) await write()
  }

  return {
    intend(line: string, intent: LineIntent): void {
      change({ queue: intend($basket.get().queue, line, intent, world.now()) })
      if (!$basket.get().isOffline) schedule()
    },

    /** Takes back what is wanted of a line; false where it is on its way or done. */
    withdraw(line: string): boolean {
      const { queue } = $basket.get()
      const waiting = queue.waiting.filter((each) => each.line !== line)
      change({ queue: { ...queue, waiting } })
      return waiting.length < queue.waiting.length
    },

    /** Acts after what is wanted of lines is written. */
    after: <T>(act: () => Promise<T>): Promise<T> =>
      after(async () => {
        await drain()
        return act()
      }),

    /** Sends all that waits. What comes back from the dead is sent again, to no harm. */
    flush(): void {
      for (const { line, intent } of $basket.get().queue.waiting)
        send(world, line, intent).catch(() => undefined)
    },

    resume(): void {
      failed = 0
      change({ queue: hurry($basket.get().queue), isOffline: false })
      schedule()
    },
  }
}

function send({ rpc }: BasketWorld, line: string, intent: LineIntent): Promise<Answer<'updateBasketItem'>> {
  const options = { isRepeatable: true }
  return intent.kind === 'remove'
    ? rpc('removeItemFromBasket', { itemKey: line }, options)
    : rpc('updateBasketItem', { basketItemKey: line, update: { quantity: intent.quantity } }, options)
}
