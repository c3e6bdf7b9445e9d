import { type Counters, inMemory } from './counters.ts'
import type { Log } from './log.ts'

/** Counters of several processes together where there is a Redis, else of this one. */
export async function openCounters(
  url: string | undefined,
  log: Log,
): Promise<{ counters: Counters; close(): Promise<void> }> {
  if (url === undefined) return { counters: inMemory, close: async () => {} }
  // Loaded where it is needed alone.
  const { openRedisCounters } = await import('./redis-counters.ts')
  return openRedisCounters(url, log)
}
