import type { PGlite } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { Env } from './env.ts'

/** A database, or a transaction of one. */
export type Db = PgDatabase<PgQueryResultHKT>

/** Where the database of a shop is: on a server, or embedded in its folder of data. */
export const databaseLocation = ({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>) =>
  databaseUrl === undefined ? { dataDir } : { url: databaseUrl }

/** Rows of a statement that the query builder cannot express. `T` is the type of its columns. */
export async function rows<T extends Record<string, unknown>>(db: Db, statement: SQL): Promise<T[]> {
  const result: unknown = await db.execute<T>(statement)
  return (result as { rows: T[] }).rows
}

export type DatabaseClient = { kind: 'embedded'; pglite: PGlite } | { kind: 'server'; pool: Pool }

/** What a database sends its statements through. A transaction throws, because it has neither. */
export function clientOf(db: Db): DatabaseClient {
  const client: unknown = '$client' in db ? db.$client : undefined
  if (isEmbedded(client)) return { kind: 'embedded', pglite: client }
  if (isPool(client)) return { kind: 'server', pool: client }
  throw new Error('a pool of connections or an embedded database is needed')
}

const isEmbedded = (client: unknown): client is PGlite =>
  typeof client === 'object' && client !== null && 'exec' in client && 'listen' in client

const isPool = (client: unknown): client is Pool =>
  typeof client === 'object' && client !== null && 'totalCount' in client
