import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A database, or a transaction of one. */
export type Db = PgDatabase<PgQueryResultHKT>
