import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Pool } from 'pg'
import { inSpan } from './tracing.ts'

/** What a process measures of itself, whichever of its parts measures it. `/api/metrics` shows it. */
export const processMetrics = new Registry()

/** Connections of one pool; statements that wait for one. */
const pools = new Map<Pool, string>()

const waiting = new Gauge({
  name: 'veduta_database_waiting',
  help: 'Statements that wait for a connection, by pool',
  labelNames: ['pool'],
  registers: [processMetrics],
})
// The registry holds the gauge and calls it at each collection.
void new Gauge({
  name: 'veduta_database_connections',
  help: 'Connections of this process to the database, by pool and by whether they are used',
  labelNames: ['pool', 'state'],
  registers: [processMetrics],
  collect() {
    this.reset()
    waiting.reset()
    for (const [pool, name] of pools) {
      this.inc({ pool: name, state: 'used' }, pool.totalCount - pool.idleCount)
      this.inc({ pool: name, state: 'idle' }, pool.idleCount)
      waiting.inc({ pool: name }, pool.waitingCount)
    }
  },
})
/** Shows the connections of a pool until it ends. Pools with one name are added up. */
export function observePool(name: string, pool: Pool): void {
  pools.set(pool, name)
  const end = pool.end.bind(pool)
  pool.end = () => {
    pools.delete(pool)
    return end()
  }
}

/** Seconds. Mail servers and payment providers take up to their timeouts. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * Measures calls of one kind to somebody else, `veduta_email_seconds` by call and outcome, and traces them. The names of calls must be
 * few: each is a series of its own.
 */
export function createCallObserver(kind: string, help: string) {
  const seconds = new Histogram({
    name: `veduta_${kind}_seconds`,
    help,
    labelNames: ['call', 'outcome'],
    buckets: BUCKETS,
    registers: [processMetrics],
  })
  return async <T>(call: string, work: () => Promise<T>): Promise<T> => {
    const stop = seconds.startTimer({ call })
    try {
      const result = await inSpan(`${kind} ${call}`, 'client', work)
      stop({ outcome: 'done' })
      return result
    } catch (error) {
      stop({ outcome: 'failed' })
      throw error
    }
  }
}

/** Counts what has come of things of one kind, `veduta_renewals_total` by outcome. Outcomes must be few: each is a series of its own. */
export function createOutcomeCounter<Outcome extends string>(kind: string, help: string) {
  const total = new Counter({
    name: `veduta_${kind}_total`,
    help,
    labelNames: ['outcome'],
    registers: [processMetrics],
  })
  return (outcome: Outcome): void => total.inc({ outcome })
}
