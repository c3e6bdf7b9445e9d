import type { Db } from '#platform/database.ts'

/** A version of the index that is being written, which no request reads yet. */
export type NewIndex = {
  db: Db
  version: number
  /** Product id → its position in the sets, in order of id. Products that were added since are not in it. */
  ordinalOf: Map<number, number>
}
