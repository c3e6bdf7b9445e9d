import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Database, Migrations } from './connection.ts'

/** Number of the lock that lets one process at a time migrate. */
const MIGRATION_LOCK = 7_203_114
/**
 * Milliseconds to wait for a connection. After that the caller has already received an error, so the work is
 * pointless.
 */
const CONNECT_TIMEOUT_MS = 10_000

export async function openPostgres(url: string, migrations: readonly Migrations[]): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_TIMEOUT_MS,
  })
  // If a connection breaks, used or idle, its statement fails and the pool opens a new one. The handlers stop
  // the process from ending.
  pool.on('connect', (client) => void client.on('error', () => {})).on('error', () => {})
  const client = await pool.connect()
  try {
    const connection = drizzle(client)
    await connection.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    for (const each of migrations) await migrate(connection, each)
    await connection.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
  } finally {
    client.release()
  }
  return { db: withClientRelease(pool), close: () => pool.end() }
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
