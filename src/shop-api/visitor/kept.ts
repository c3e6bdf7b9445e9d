import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#shop-api/db.ts'

/** Which basket or wishlist: its key is its caller's, and a shop has its own. */
export type Ref = { shopId: number; key: string }

export type Kind = 'basket' | 'wishlist'

const DAY = 86_400_000
/** How long each is kept after its last change. */
const KEPT: Record<Kind, number> = { basket: 60 * DAY, wishlist: 360 * DAY }

/** What was changed last before this moment is gone, whether or not it was swept yet. */
export const goneBefore = (kind: Kind, now: Date): string =>
  new Date(now.getTime() - KEPT[kind]).toISOString()

/** Its lines, in the order in which they were added; none of one that is gone. */
export function readKept<Line>(db: Db, kind: Kind, { shopId, key }: Ref, now: Date): Promise<Line[]> {
  return linesOf(db, sql`${sql.identifier(`read_${kind}`)}(${shopId}, ${key}, ${goneBefore(kind, now)})`)
}

/**
 * Locks it for the rest of the transaction, so that its writers come one after another, and gives its lines. Makes it where there is none,
 * and empties it where it is gone.
 */
export function claim<Line>(tx: Db, kind: Kind, { shopId, key }: Ref, now: Date): Promise<Line[]> {
  return linesOf(
    tx,
    sql`${sql.identifier(`claim_${kind}`)}(${shopId}, ${key}, ${now.toISOString()}, ${goneBefore(kind, now)})`,
  )
}

async function linesOf<Line>(db: Db, call: SQL): Promise<Line[]> {
  return (await linesGiven<Line>(db, call)) ?? []
}

/** The lines that a function of the database gives; null where it gives none. */
export async function linesGiven<Line>(db: Db, call: SQL): Promise<Line[] | null> {
  const [answer] = await rows<{ lines: string | null }>(db, sql`select ${call} as lines`)
  return JSON.parse(answer?.lines ?? 'null')
}
