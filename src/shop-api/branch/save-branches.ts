import { inArray, notInArray, sql } from 'drizzle-orm'
import type { Branch } from '#domain/branch/branch.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import { insertRows } from '#shop-api/bulk-insert.ts'
import type { Db } from '#platform/database.ts'
import { branch, branchStock } from '#shop-api/schema/branch.ts'

/** Writes all branches or none: new ones, and others in place of what has their id. `replace` removes those that are not among them. */
export const saveBranches = (db: Db, branches: readonly Branch[], replace: boolean): Promise<void> =>
  db.transaction(async (transaction) => {
    // Two imports at a time would each remove what the other wrote.
    await transaction.execute(sql`lock table ${branch} in share row exclusive mode`)
    const ids = branches.map(({ id }) => id)
    if (replace && ids.length > 0) await transaction.delete(branch).where(notInArray(branch.id, ids))
    if (ids.length > 0) await transaction.delete(branch).where(inArray(branch.id, ids))
    await insertRows(transaction, branch, branches.map(rowOf))
    if (replace) await transaction.delete(branchStock).where(sql`branch_id not in (select id from ${branch})`)
  })

/** For after an import, outside its transaction: branches are counted from an index then. Postgres does it later by itself, the embedded database never. */
export const vacuumBranches = async (db: Db): Promise<void> => {
  await db.execute(sql`vacuum (analyze) ${branch}`)
}

const rowOf = (document: Branch) => ({
  id: document.id,
  country: document.country,
  countySlug: slugify(document.county),
  citySlug: slugify(document.city),
  zip: document.zip,
  latitude: document.latitude,
  longitude: document.longitude,
  services: document.services,
  opensOn: document.from,
  closesOn: document.until,
  formerIds: document.formerIds,
  document,
})
