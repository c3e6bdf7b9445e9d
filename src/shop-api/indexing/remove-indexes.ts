import { gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { deleteRows } from '#platform/delete-rows.ts'
import type { Db } from '#platform/database.ts'
import { facet, ordering, posting, replacedIndex, word } from '#shop-api/schema/derived.ts'

/**
 * Removes the versions that were replaced a minute ago or earlier: no request takes longer, and every process has noticed
 * the new version by then.
 */
export async function removeReplacedIndexes(db: Db): Promise<void> {
  const unread = await db
    .select({ version: replacedIndex.version })
    .from(replacedIndex)
    .where(lt(replacedIndex.replacedAt, sql`now() - interval '1 minute'`))
  const versions = unread.map(({ version }) => version)
  if (versions.length === 0) return
  await removeWhere(db, (version) => inArray(version, versions))
  await db.delete(replacedIndex).where(inArray(replacedIndex.version, versions))
}

/**
 * Removes what is left of rebuilds that were interrupted. Only for a rebuild, because the version
 * that is being written is unfinished, too.
 */
export const removeUnfinishedIndexes = (db: Db, current: number): Promise<void> =>
  removeWhere(db, (version) => gt(version, current))

async function removeWhere(db: Db, which: (version: AnyPgColumn) => SQL): Promise<void> {
  for (const table of [facet, ordering, word, posting]) await deleteRows(db, table, which(table.version))
}
