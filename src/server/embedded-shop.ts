import { createShopApi } from '#shop-api/app.ts'
import { STOCK_CHANNEL } from '#shop-api/catalogue/stock-changes.ts'
import { openDatabase, SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { catalogue } from '#shop-api/schema/derived.ts'
import { deleteOldOrders } from '#shop-api/order/delete-old-orders.ts'
import { shop } from '#shop-api/schema/shop.ts'
import { listenTo } from '#platform/database-notifications.ts'
import { embeddedTokens } from '#platform/embedded-tokens.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { backupFiles } from '#modules/operator/backup-files.ts'
import { dumpDatabase } from '#platform/backup/dump.ts'
import { SERVER_MIGRATIONS } from '#modules/migrations.ts'

/** Milliseconds until a changed catalogue is noticed. */
const RECHECK = 1000

export const databaseLocation = ({ databaseUrl, dataDir }: Env) =>
  databaseUrl === undefined ? { dataDir } : { url: databaseUrl }

/** The embedded Shop API with its database, which is filled at the first start. */
export async function openEmbeddedShop(env: Env, log: Log, now: () => Date) {
  const { db, close } = await openDatabase({
    ...databaseLocation(env),
    tables: [SHOP_MIGRATIONS, ...SERVER_MIGRATIONS],
  })
  if ((await db.select({ id: shop.id }).from(shop).limit(1)).length === 0) {
    log.info({}, 'filling the database, this takes a moment')
    // Needed only at the first start.
    const { seed } = await import('#shop-api/seed/seed.ts')
    await seed(db, { now: now() })
  }
  const report = (error: unknown) => log.error({ error }, 'the Shop API failed')
  return {
    api: createShopApi({
      db,
      now,
      recheckMs: RECHECK,
      preload: true,
      tokens: [embeddedTokens(env).shop],
      onError: report,
    }),
    db,
    /** Throws unless there are products to sell. */
    async checkFilled() {
      const [found] = await db.select({ products: catalogue.products }).from(catalogue)
      if (!found?.products) throw new Error('the catalogue is empty')
    },
    backup: async () =>
      dumpDatabase(db, { createdAt: now().toISOString(), files: await backupFiles(env.dataDir) }),
    deleteOldOrders: (moment: Date) => deleteOldOrders(db, moment),
    stock: {
      listen: (onChange: () => void, until: AbortSignal) =>
        listenTo(STOCK_CHANNEL, onChange, { db, log, now: () => now().getTime() }, until),
    },
    close,
  }
}
