import type { PGlite } from '@electric-sql/pglite'
import type { Db } from '#platform/database.ts'
import type { Pool } from 'pg'
import type { ConstructorOptions } from 'pg-boss'
import { embeddedConnection } from './embedded-connection.ts'

/** The queue has its own connections, so that pages and jobs do not wait for each other. */
const MOST_CONNECTIONS = 3

/** How pg-boss connects to the shop's database. */
export function connectionTo(db: Db): ConstructorOptions {
  const client: unknown = '$client' in db ? db.$client : undefined
  if (isEmbedded(client)) return { db: embeddedConnection(client), backend: 'pglite' }
  if (!isPool(client)) throw new Error('jobs need a pool of connections or an embedded database')
  const { connectionString, connectionTimeoutMillis } = client.options
  return {
    ...(connectionString !== undefined && { connectionString }),
    ...(connectionTimeoutMillis !== undefined && { connectionTimeoutMillis }),
    max: MOST_CONNECTIONS,
    application_name: 'veduta jobs',
  }
}

const isEmbedded = (client: unknown): client is PGlite =>
  typeof client === 'object' && client !== null && 'exec' in client && 'listen' in client

const isPool = (client: unknown): client is Pool =>
  typeof client === 'object' && client !== null && 'totalCount' in client
