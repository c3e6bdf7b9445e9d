import { arrayContains, eq, or, sql } from 'drizzle-orm'
import type { Branch } from '#domain/branch/branch.ts'
import type { Db } from '#platform/database.ts'
import { branch as branches } from '#shop-api/schema/branch.ts'

/** A branch of any country, by an id that it has or had; null: it is gone. */
export async function findBranchAnywhere(db: Db, id: number): Promise<Branch | null> {
  const [found] = await db
    .select({ document: branches.document })
    .from(branches)
    .where(or(eq(branches.id, id), arrayContains(branches.formerIds, [id])))
    .orderBy(sql`${branches.id} <> ${id}`)
    .limit(1)
  return found?.document ?? null
}

/** The id that a branch has by now; where it is gone, the one that it had. */
export const currentBranchId = async (db: Db, id: number): Promise<number> =>
  (await findBranchAnywhere(db, id))?.id ?? id
