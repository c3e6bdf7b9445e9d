import { createShopApi } from '#shop-api/app.ts'
import { deleteOldAppointments } from '#shop-api/appointment/due-appointments.ts'
import { saveBranches } from '#shop-api/branch/save-branches.ts'
import { openDatabase, SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { catalogue } from '#shop-api/schema/derived.ts'
import { isIndexOutdated } from '#shop-api/indexing/index-rules.ts'
import { removeReplacedIndexes } from '#shop-api/indexing/remove-indexes.ts'
import { deleteOldOrders } from '#shop-api/order/delete-old-orders.ts'
import { deleteEndedHolds } from '#shop-api/order/held-pieces.ts'
import { cleanUpBranchOrders } from '#shop-api/branch-order/move-branch-order.ts'
import { deleteOldReservations } from '#shop-api/reservation/move-reservation.ts'
import { removeUnneededValues } from '#shop-api/order/remove-values.ts'
import { deleteExpiredLists } from '#shop-api/visitor/clean-up.ts'
import { branch } from '#shop-api/schema/branch.ts'
import { type Db, databaseLocation } from '#platform/database.ts'
import { embeddedTokens } from '#platform/embedded-tokens.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { backupFiles } from '#modules/operator/backup-files.ts'
import { dumpDatabase } from '#platform/backup/dump.ts'
import { throughFile } from '#platform/backup/through-file.ts'
import { SERVER_MIGRATIONS } from '#modules/migrations.ts'

/** Milliseconds until a changed catalogue is noticed. */
const RECHECK = 1000

/** The embedded Shop API with its database, which is filled at the first start. */
export async function openEmbeddedShop(env: Env, log: Log, now: () => Date) {
  const { db, catalogueReads, close } = await openDatabase({
    ...databaseLocation(env),
    isServing: true,
    tables: [SHOP_MIGRATIONS, ...SERVER_MIGRATIONS],
  })
  if ((await db.$count(catalogue)) === 0) {
    log.info({}, 'filling the database, this takes a moment')
    // Needed only at the first start.
    const { seedOnce } = await import('#shop-api/seed/seed-once.ts')
    await seedOnce(db, { now: now() })
  }
  const renewal = renewInBackground(db, log, now)
  // A shop that is older than its branches had them in its code.
  if ((await db.$count(branch)) === 0) {
    const { seedBranches } = await import('#shop-api/seed/branches.ts')
    await saveBranches(db, seedBranches(now()), true)
  }
  const report = (error: unknown) => log.error({ error }, 'the Shop API failed')
  const api = createShopApi({
    db,
    catalogueReads,
    now,
    recheckMs: RECHECK,
    preload: true,
    tokens: [embeddedTokens(env).shop],
    onError: report,
  })
  return {
    api,
    /** Both ways in for the pages of this process. */
    http: { fetch: api, read: api.read },
    db,
    /** Throws unless there are products to sell. */
    async checkFilled() {
      const [found] = await db.select({ products: catalogue.products }).from(catalogue)
      if (!found?.products) throw new Error('the catalogue is empty')
    },
    async backup() {
      const header = { createdAt: now().toISOString(), files: await backupFiles(env.dataDir) }
      // An embedded database has one connection, which the backup has until it is written.
      return throughFile(dumpDatabase(db, header), env.dataDir)
    },
    cleanUps: [
      deleteExpiredLists,
      deleteOldOrders,
      deleteEndedHolds,
      deleteOldReservations,
      cleanUpBranchOrders,
      removeUnneededValues,
      deleteOldAppointments,
      removeReplacedIndexes,
    ],
    close() {
      renewal.abandon()
      return close()
    },
  }
}

/** Readers have the index as it was until the new one is complete. What a stop interrupts, the next start does. */
function renewInBackground(db: Db, log: Log, now: () => Date) {
  let isAbandoned = false
  async function renew(): Promise<void> {
    if (!(await isIndexOutdated(db))) return
    log.info({}, 'renewing the index of the catalogue')
    const { renewIndex } = await import('#shop-api/indexing/rebuild-indexes.ts')
    await renewIndex(db, now())
  }
  void renew().catch((error: unknown) => {
    if (!isAbandoned) log.error({ error }, 'the index of the catalogue could not be renewed')
  })
  return { abandon: () => void (isAbandoned = true) }
}
