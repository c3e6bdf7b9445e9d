import type { Log } from '#platform/log.ts'
import { shouldLog } from '#platform/log-throttle.ts'
import { createRetriedTask } from '#platform/retried-task.ts'
import { createUnsentTags } from '#platform/unsent-tags.ts'
import type { BusEntry, BusLog } from './bus-log.ts'

type Deps = {
  log: Log
  /** Milliseconds since 1970. */
  now(): number
  messages: BusLog
  /** A name that no other process has. */
  sender: string
  /** Called with what another process has sent. */
  onTags(tags: string[]): void
  /** Called when messages were missed that the log holds no longer. */
  onGap(): void
  /** Milliseconds between two attempts, and between two checks without a notification. */
  retryMs?: number
  pollMs?: number
}

export type Bus = {
  /** Sends to all other processes. While that is not possible, the tags are stored in memory and merged. */
  publish(tags: readonly string[]): void
  /** Reads what is new: call it whenever there may be something. Resolves when it is read, or at the signal. */
  check(): Promise<void>
  /** Resolves when everything is sent, or at the signal. */
  flush(): Promise<void>
}

/** A message has at most so many tags, */
const MAX_TAGS = 500
/** and more unsent tags than these stand for everything. */
const MAX_UNSENT = 20_000

const POLL_MS = 5000

/** Sends messages to all processes of the shop, and receives theirs, each once, until the signal. */
export function createBus(deps: Deps, until: AbortSignal): Bus {
  const { messages, sender, log, now, retryMs = 1000, pollMs = POLL_MS } = deps
  /** The last message that was read. As long as the log holds it, nothing after it is missing. */
  let place: Pick<BusEntry, 'id' | 'sender'> | undefined
  let mayHaveMissed = false
  const unsent = createUnsentTags(MAX_UNSENT)

  function onError(error: unknown): void {
    mayHaveMissed ||= !place
    if (shouldLog(log, 'bus', now())) log.warn({ error }, 'other processes cannot be reached')
  }

  async function receive(): Promise<void> {
    if (!place) return begin()
    const [first, ...rest] = await messages.read(place.id)
    if (first?.id !== place.id || first.sender !== place.sender) {
      place = undefined
      mayHaveMissed = true
      return begin()
    }
    for (const entry of rest) {
      if (entry.sender !== sender) deps.onTags(entry.tags)
      place = entry
    }
  }

  /** An empty message of its own is the place from which on a process reads. */
  async function begin(): Promise<void> {
    place = { id: await messages.append([{ sender, tags: [] }]), sender }
    if (mayHaveMissed) deps.onGap()
    mayHaveMissed = false
  }

  const send = () =>
    unsent.sendInParts(MAX_TAGS, (parts) => messages.append(parts.map((tags) => ({ sender, tags }))))

  const check = createRetriedTask({ run: receive, onError, retryMs }, until)
  const flush = createRetriedTask({ run: send, onError, retryMs }, until)
  // A connection may be lost without a sign of it.
  const timer = setInterval(check, pollMs).unref()
  until.addEventListener('abort', () => clearInterval(timer))

  return {
    publish(tags) {
      unsent.add(tags)
      void flush()
    },
    check,
    flush,
  }
}
