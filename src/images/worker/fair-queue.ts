/** Work that waits for a worker: who it is for, and whether it takes next to no time. */
export type Queued<T> = { task: T; client: string; isQuick: boolean }

/** Maximum turns that wait: of one client, and of all. */
export type QueueLimits = { perClient: number; total: number }

/**
 * Clients take turns, so that somebody who requests much waits for their own requests only. Within a client they come in the order of its
 * requests, as browsers ask for what is on the screen first, and for the rest when it comes near; only quick tasks go ahead, as nobody notices
 * that they wait for them. What a client requests again keeps its place. A task that several clients wait for has a turn with each of them.
 */
export function createFairQueue<T>(limits: QueueLimits) {
  /** In the order of their turns. */
  const waiting = new Map<string, Queued<T>[]>()
  let size = 0

  return {
    /** Number of turns. */
    get size() {
      return size
    },

    /** False where the queue is full for this client, or for everybody. A client has one turn for a task. */
    push(entry: Queued<T>): boolean {
      const own = waiting.get(entry.client) ?? []
      if (own.some(({ task }) => task === entry.task)) return true
      if (size >= limits.total || own.length >= limits.perClient) return false
      const at = entry.isQuick ? own.findIndex(({ isQuick }) => !isQuick) : -1
      own.splice(at === -1 ? own.length : at, 0, entry)
      waiting.set(entry.client, own)
      size++
      return true
    },

    shift(): T | undefined {
      const [next] = waiting
      if (!next) return undefined
      const [client, own] = next
      const first = own.shift()
      waiting.delete(client)
      if (own.length > 0) waiting.set(client, own)
      size--
      return first?.task
    },

    /** Takes back every turn of a task. */
    remove(task: T): void {
      for (const [client, own] of waiting) {
        const at = own.findIndex((entry) => entry.task === task)
        if (at === -1) continue
        own.splice(at, 1)
        size--
        if (own.length === 0) waiting.delete(client)
      }
    },
  }
}
