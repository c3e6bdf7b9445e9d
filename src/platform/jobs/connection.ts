import type { ConstructorOptions } from 'pg-boss'
import { clientOf, type Db } from '#platform/database.ts'
import { embeddedConnection } from './embedded-connection.ts'

/** The queue has its own connections, so that pages and jobs do not wait for each other. */
const MAX_CONNECTIONS = 3

/** How pg-boss connects to the shop's database. */
export function connectionTo(db: Db): ConstructorOptions {
  const client = clientOf(db)
  if (client.kind === 'embedded') return { db: embeddedConnection(client.pglite), backend: 'pglite' }
  const { connectionString, connectionTimeoutMillis } = client.pool.options
  return {
    ...(connectionString !== undefined && { connectionString }),
    ...(connectionTimeoutMillis !== undefined && { connectionTimeoutMillis }),
    max: MAX_CONNECTIONS,
    application_name: 'veduta jobs',
  }
}
