import type { PoolClient } from 'pg'
import { clientOf, type Db } from '#platform/database.ts'
import { shouldLog } from '#platform/log-throttle.ts'
import type { Log } from '#platform/log.ts'
import { observePool } from '#platform/process-metrics.ts'
import { createKeyedMutex, type RunExclusive } from '#platform/keyed-mutex.ts'

type Deps = {
  /** Opens the database at the first use. */
  database(): Promise<Db>
  log: Log
  now(): Date
  /** Milliseconds to wait for another process. */
  patienceMs?: number
}

/** Number of the lock on Postgres, beside the hash of the key. */
const LOCK = 7_203_116
/** Tasks of different keys that run at the same time in this process; others wait. */
const MAX_CONNECTIONS = 4
const PATIENCE_MS = 10_000

/**
 * Runs tasks with the same key one after the other, in all processes on one Postgres server. It has connections of
 * its own, so that a task that waits takes none from the one that it waits for. Where the lock cannot be had, tasks
 * wait only for those of their own process; each single change is a transaction all the same. An embedded database
 * has only one process.
 */
export function createSharedMutex({ database, log, now, patienceMs = PATIENCE_MS }: Deps) {
  const runOwn = createKeyedMutex()
  let opened: ReturnType<typeof openLocks> | undefined
  const locks = () =>
    (opened ??= openLocks(database, patienceMs).catch((error: unknown) => {
      opened = undefined
      throw error
    }))

  async function lock(key: string): Promise<PoolClient | null> {
    try {
      const pool = await locks()
      if (!pool) return null
      const client = await pool.connect()
      try {
        await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK, key])
        return client
      } catch (error) {
        client.release(true)
        throw error
      }
    } catch (error) {
      if (shouldLog(log, 'shared mutex', now().getTime()))
        log.warn({ error }, 'other processes are not waited for')
      return null
    }
  }

  const runExclusive: RunExclusive = (key, task) =>
    runOwn(key, async () => {
      const client = await lock(key)
      try {
        return await task()
      } finally {
        await client
          ?.query('select pg_advisory_unlock($1, hashtext($2))', [LOCK, key])
          .then(() => client.release())
          .catch(() => client.release(true))
      }
    })

  return { runExclusive, close: async () => (await opened?.catch(() => null))?.end() }
}

async function openLocks(database: Deps['database'], patienceMs: number) {
  const client = clientOf(await database())
  if (client.kind === 'embedded') return null
  const { Pool } = await import('pg')
  const pool = new Pool({
    ...client.pool.options,
    application_name: 'veduta locks',
    max: MAX_CONNECTIONS,
    lock_timeout: patienceMs,
  })
  pool.on('connect', (each) => void each.on('error', () => {})).on('error', () => {})
  observePool('baskets', pool)
  return pool
}
