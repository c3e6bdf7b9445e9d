import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Database, Migrations } from './connection.ts'

/** Number of the lock under which one process at a time migrates. */
const MIGRATION = 7_203_114
/** Milliseconds to wait for a connection. Whoever asked has been answered by then, and nothing is to be done for him later. */
const PATIENCE = 10_000

export async function openServer(url: string, migrations: readonly Migrations[]): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
    keepAliveInitialDelayMillis: PATIENCE,
  })
  // A connection that breaks, used or not: its statement fails, the pool makes a new one, and the process must not end for it.
  pool.on('connect', (client) => void client.on('error', () => {})).on('error', () => {})
  const client = await pool.connect()
  try {
    const connection = drizzle(client)
    await connection.execute(sql`select pg_advisory_lock(${MIGRATION})`)
    for (const each of migrations) await migrate(connection, each)
    await connection.execute(sql`select pg_advisory_unlock(${MIGRATION})`)
  } finally {
    client.release()
  }
  return { db: returning(pool), close: () => pool.end() }
}

/** The library keeps a connection for ever on which a transaction could not even begin: here it goes back. */
function returning(pool: Pool) {
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
