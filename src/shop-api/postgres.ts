import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolConfig } from 'pg'
import { observePool } from '#platform/process-metrics.ts'
import type { Database, Migrations } from './connection.ts'

/** Number of the lock that lets one process at a time migrate. */
const MIGRATION_LOCK = 7_203_114
/**
 * Milliseconds to wait for a connection. After that the caller has already received an error, so the work is
 * pointless.
 */
const CONNECT_TIMEOUT_MS = 10_000

/**
 * Milliseconds after which a statement of a serving process fails, and the wait for a lock of another one. A caller has given
 * up long before; without the limits, one stuck statement would hold its connection for ever.
 */
const SERVING_LIMITS = { statement_timeout: 30_000, lock_timeout: 10_000 }
const CATALOGUE_LIMITS = { statement_timeout: 5_000, lock_timeout: 5_000 }

export async function openPostgres(
  url: string,
  migrations: readonly Migrations[],
  isServing: boolean,
): Promise<Database> {
  const pool = poolOf(url, isServing ? { max: 10, ...SERVING_LIMITS } : { max: 10 })
  observePool('pages', pool)
  const client = await pool.connect()
  try {
    const connection = drizzle(client)
    await connection.execute(sql`set statement_timeout = 0`)
    await connection.execute(sql`set lock_timeout = 0`)
    await connection.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    for (const each of migrations) await migrate(connection, each)
    await connection.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
  } finally {
    // It has no limits, so that nobody gets it afterwards.
    client.release(true)
  }
  if (!isServing) return { db: withClientRelease(pool), close: () => pool.end() }
  const reads = poolOf(url, { max: 6, ...CATALOGUE_LIMITS })
  return {
    db: withClientRelease(pool),
    catalogueReads: withClientRelease(reads),
    async close() {
      await reads.end()
      await pool.end()
    },
  }
}

function poolOf(url: string, config: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_TIMEOUT_MS,
    ...config,
  })
  // If a connection breaks, used or idle, its statement fails and the pool opens a new one. The handlers stop
  // the process from ending.
  return pool.on('connect', (client) => void client.on('error', () => {})).on('error', () => {})
}

/** If a transaction cannot begin, the library never releases its connection; this wrapper does. */
function withClientRelease(pool: Pool) {
  const db = drizzle(pool)
  const transaction: typeof db.transaction = async (act, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(act, config)
    } finally {
      client.release()
    }
  }
  return Object.assign(db, { transaction })
}
