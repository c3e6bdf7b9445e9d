import { lt } from 'drizzle-orm'
import type { Db } from '#platform/database.ts'
import { catalogue } from '#shop-api/schema/derived.ts'

/**
 * Of the code that derives an index. Add one with each change of what is derived from the same rows: an index of fewer rules is rebuilt at
 * the next start.
 */
export const INDEX_RULES = 5

/** Whether there is an index, and earlier code has derived it. */
export const isIndexOutdated = async (db: Db): Promise<boolean> =>
  (await db.$count(catalogue, lt(catalogue.rules, INDEX_RULES))) > 0
