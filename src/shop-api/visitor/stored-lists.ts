import { type SQL, sql } from 'drizzle-orm'
import { retainedSince } from '#domain/retention/retention.ts'
import { type Db, rows } from '#platform/database.ts'

/** Identifies a basket or wishlist: the caller chooses its key; `listRef` names the shop that it is stored under. */
export type ListRef = { shopId: number; key: string }

export type ListKind = 'basket' | 'wishlist'

/** A list whose last change is before this moment has expired, whether or not it is deleted yet. */
export const expiryCutoff = (kind: ListKind, now: Date): string => retainedSince(kind, now).toISOString()

/** Its items, in the order in which they were added; none if the list has expired. */
export function readItems<Line>(
  db: Db,
  kind: ListKind,
  { shopId, key }: ListRef,
  now: Date,
): Promise<Line[]> {
  return linesOf(db, sql`${sql.identifier(`read_${kind}`)}(${shopId}, ${key}, ${expiryCutoff(kind, now)})`)
}

/**
 * Locks the list for the rest of the transaction, so that its writers run one after another, and returns its
 * items. Creates the list if there is none, and empties it if it has expired.
 */
export function lockItems<Line>(
  tx: Db,
  kind: ListKind,
  { shopId, key }: ListRef,
  now: Date,
): Promise<Line[]> {
  return linesOf(
    tx,
    sql`${sql.identifier(`claim_${kind}`)}(${shopId}, ${key}, ${now.toISOString()}, ${expiryCutoff(kind, now)})`,
  )
}

async function linesOf<Line>(db: Db, call: SQL): Promise<Line[]> {
  return (await linesFromFunction<Line>(db, call)) ?? []
}

/** The items that a database function returns; null if it returns none. */
export async function linesFromFunction<Line>(db: Db, call: SQL): Promise<Line[] | null> {
  const [row] = await rows<{ lines: string | null }>(db, sql`select ${call} as lines`)
  return JSON.parse(row?.lines ?? 'null')
}
