import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/database.ts'

const KEY: SQL = sql`hashtextextended('branches', 0)`

/**
 * Until the end of the transaction no branch and no blocked time changes; what changes them already is waited for. Taken before any other
 * lock by what depends on them, so that no two wait for each other.
 */
export const lockBranchesShared = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock_shared(${KEY})`)

/** Until the end of the transaction nobody else changes branches, or takes or frees anything in them. Taken before any other lock. */
export const lockBranchesExclusive = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${KEY})`)
