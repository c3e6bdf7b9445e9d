import { createShopApi } from '#shop-api/app.ts'
import { openDatabase, SHOP_TABLES } from '#shop-api/db.ts'
import { shop } from '#shop-api/schema/shop.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import { SERVER_TABLES } from './tables.ts'

/** What the embedded Shop API accepts (design/interfaces). */
export const SHOP_TOKEN = 'local'

/** A changed catalogue shows after so many milliseconds. */
const RECHECK = 1000

export const placeOf = ({ databaseUrl, dataDir }: Env) =>
  databaseUrl === undefined ? { dataDir } : { url: databaseUrl }

/** The embedded Shop API over its database, which is filled on the first run. */
export async function openShop(env: Env, log: Log, now: () => Date) {
  const { db, close } = await openDatabase({ ...placeOf(env), tables: [SHOP_TABLES, ...SERVER_TABLES] })
  if ((await db.select({ id: shop.id }).from(shop).limit(1)).length === 0) {
    log.info({}, 'filling the database, which takes a moment')
    // Needed once in the life of a database.
    const { seed } = await import('#shop-api/seed/seed.ts')
    await seed(db, { now: now() })
  }
  const report = (error: unknown) => log.error({ error }, 'the Shop API failed')
  return {
    api: createShopApi({ db, now, recheck: RECHECK, isReadAhead: true, tokens: [SHOP_TOKEN], report }),
    db,
    close,
  }
}
