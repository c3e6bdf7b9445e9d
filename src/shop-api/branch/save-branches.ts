import { inArray, notInArray, sql } from 'drizzle-orm'
import type { Branch } from '#domain/branch/branch.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import { insertRows } from '#shop-api/bulk-insert.ts'
import type { Db } from '#platform/database.ts'
import { lockBranchesExclusive } from './lock-branches.ts'
import { branch, branchStock } from '#shop-api/schema/branch.ts'

/** Writes all branches or none: new ones, and others in place of what has their id, or one that they had before. `replace` removes those that are not among them. */
export const saveBranches = (db: Db, branches: readonly Branch[], replace: boolean): Promise<void> =>
  db.transaction(async (transaction) => {
    // Two imports at a time would each remove what the other wrote.
    await lockBranchesExclusive(transaction)
    const ids = branches.map(({ id }) => id)
    if (replace && ids.length > 0) await transaction.delete(branch).where(notInArray(branch.id, ids))
    const known = [...ids, ...branches.flatMap(({ formerIds }) => formerIds)]
    if (known.length > 0) await transaction.delete(branch).where(inArray(branch.id, known))
    await insertRows(transaction, branch, branches.map(rowOf))
    await transaction.execute(KEEP_STOCK)
    await transaction.execute(sql`delete from ${branchStock} where branch_id in (${RENAMED})`)
    if (replace) await transaction.delete(branchStock).where(sql`branch_id not in (select id from ${branch})`)
  })

/** Former ids of branches that no branch has any more. */
const RENAMED = sql`
  select unnest(former_ids) from ${branch} except select id from ${branch}`

/** The pieces that lie in a branch go on to its new id. */
const KEEP_STOCK = sql`
  insert into ${branchStock} as held (variant_id, branch_id, quantity)
  select variant_id, owner.id, sum(quantity)::integer from ${branchStock} former
  join ${branch} owner on former.branch_id = any(owner.former_ids)
  where former.branch_id in (${RENAMED})
  group by variant_id, owner.id
  on conflict (variant_id, branch_id) do update set quantity = held.quantity + excluded.quantity`

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
