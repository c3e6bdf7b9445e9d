import type { Db } from '#platform/database.ts'
import { seed } from '#shop-api/seed/seed.ts'

/** The time of the shop below. */
export const SEEDED_AT = new Date('2026-11-21T12:00:00Z')

/** Fills a database with the whole shop. */
export const seedShop = (db: Db): Promise<void> => seed(db, { now: SEEDED_AT })
