import type { Db } from '#platform/database.ts'
import type { Shop } from './dictionary.ts'
import type { Snapshot } from './snapshot.ts'

/** The part of a request that is known before its own parameters are read. */
export type Scope = {
  db: Db
  now: Date
  snapshot: Snapshot
  shop: Shop
  query: URLSearchParams
  /** Takes the failure of a part without which the answer goes on. */
  report(error: unknown): void
}
