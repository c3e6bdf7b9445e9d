import { setTimeout as pause } from 'node:timers/promises'

type Deps = {
  /** One run. The answer `again` repeats it after the pause. */
  run(): Promise<unknown>
  onError(error: unknown): void
  /** Milliseconds until a run that failed is repeated. */
  retryMs?: number
}

/**
 * Runs a task once at a time, and once more if it was requested meanwhile. A run that failed is repeated until it
 * succeeds, or until the signal. The promise of a request resolves when nothing is due any more.
 */
export function createRetriedTask(
  { run, onError, retryMs = 1000 }: Deps,
  until: AbortSignal,
): () => Promise<void> {
  let isDue = false
  let running: Promise<void> | undefined

  async function runWhileDue(): Promise<void> {
    while (isDue && !until.aborted) {
      isDue = false
      const isDone = await run().then(
        (answer) => answer !== 'again',
        (error: unknown) => {
          // During a shutdown the services no longer answer.
          if (!until.aborted) onError(error)
          return false
        },
      )
      if (isDone) continue
      isDue = true
      await pause(retryMs, undefined, { ref: false, signal: until }).catch(() => undefined)
    }
    running = undefined
  }

  return () => {
    isDue = true
    return (running ??= runWhileDue())
  }
}
