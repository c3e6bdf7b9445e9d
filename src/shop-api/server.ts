import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Database, Migrations } from './connection.ts'

/** Number of the lock under which one process at a time migrates. */
const MIGRATION = 7_203_114

export async function openServer(url: string, migrations: readonly Migrations[]): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10, options: '-c timezone=UTC' })
  // A connection that the server closed while nobody used it: the pool makes a new one, and the process must not end for it.
  pool.on('error', () => {})
  const client = await pool.connect()
  try {
    const connection = drizzle(client)
    await connection.execute(sql`select pg_advisory_lock(${MIGRATION})`)
    for (const each of migrations) await migrate(connection, each)
    await connection.execute(sql`select pg_advisory_unlock(${MIGRATION})`)
  } finally {
    client.release()
  }
  return { db: drizzle(pool), close: () => pool.end() }
}
