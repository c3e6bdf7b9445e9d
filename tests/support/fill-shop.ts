import { openDatabase } from '#shop-api/open-database.ts'
import { seedOnce } from '#shop-api/seed/seed-once.ts'
import { SEEDED_AT } from '#tests/support/seeded.ts'

/** A process that fills the database at the address in its argument, as the first start does. */
const { db, close } = await openDatabase({ url: process.argv[2] ?? '', tables: [] })
await seedOnce(db, { now: SEEDED_AT, products: 60 })
await close()
