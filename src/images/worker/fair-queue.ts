/** Work that waits for a worker: who it is for, and roughly how long it takes. */
export type Queued<T> = { task: T; client: string; cost: number }

/** Maximum tasks that wait: of one client, and of all. */
export type QueueLimits = { perClient: number; total: number }

/**
 * Clients take turns, so that somebody who requests much waits for their own requests only. Within a client the
 * cheapest task comes first.
 */
export function createFairQueue<T>(limits: QueueLimits) {
  /** In the order of their turns. */
  const waiting = new Map<string, Queued<T>[]>()
  let size = 0

  return {
    get size() {
      return size
    },

    /** False where the queue is full for this client, or for everybody. */
    push(entry: Queued<T>): boolean {
      const own = waiting.get(entry.client) ?? []
      if (size >= limits.total || own.length >= limits.perClient) return false
      const at = own.findIndex(({ cost }) => cost > entry.cost)
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

    clear(): T[] {
      const all = [...waiting.values()].flat().map(({ task }) => task)
      waiting.clear()
      size = 0
      return all
    },
  }
}
