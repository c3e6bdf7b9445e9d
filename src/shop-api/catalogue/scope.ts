import type { Db } from '#shop-api/db.ts'
import type { Shop } from './dictionary.ts'
import type { Snapshot } from './snapshot.ts'

/** What is known of a request before its own parameters are read. */
export type Scope = { db: Db; now: Date; snapshot: Snapshot; shop: Shop; query: URLSearchParams }
