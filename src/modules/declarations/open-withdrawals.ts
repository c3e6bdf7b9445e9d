import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { MOST_WITHDRAWN } from '#domain/declaration/declaration.ts'
import type { Db } from '#platform/database.ts'
import { declaration as table } from './schema.ts'

/** Numbers of orders from which their buyers have withdrawn, as they have proven, and nobody has carried that out yet; the latest first. */
export async function findOpenWithdrawals(db: Db, order?: string): Promise<string[]> {
  const which: SQL | undefined = and(
    eq(table.kind, 'withdrawal'),
    order === undefined ? undefined : eq(table.contract, order),
    sql`${table.declared} ->> 'isProven' = 'true'`,
    isNull(table.settledAt),
  )
  const found = await db
    .select({ order: table.contract })
    .from(table)
    .where(which)
    .orderBy(desc(table.receivedAt))
    .limit(MOST_WITHDRAWN)
  return found.map((each) => each.order)
}
