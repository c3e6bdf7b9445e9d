import { and, eq, sql } from 'drizzle-orm'
import { reservedUntil } from '#domain/branch/closed-reservation.ts'
import type { Reservation } from '#domain/branch/reservation.ts'
import { findBranchAnywhere } from '#shop-api/branch/find-branch-anywhere.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { rows } from '#platform/database.ts'
import { reservation } from '#shop-api/schema/reservation.ts'
import { APPOINTMENT_KEY, endReservation } from './move-reservation.ts'
import { readReservations } from './stored-reservation.ts'

type Deps = Pick<Scope, 'db' | 'now'>

/**
 * Pieces that wait in branches whose hours or days have changed, or that are gone: they wait longer where their branch is closed until they
 * would have been given back, or not at all, each with a letter. Called in the transaction that has changed the branches. A piece that waits for an
 * appointment goes with that.
 */
export async function displaceReservations({ db, now }: Deps): Promise<void> {
  const ids = await rows<{ id: number }>(
    db,
    sql`select distinct branch_id as id from ${reservation} where status = 'reserved' order by 1`,
  )
  for (const { id } of ids) {
    const branch = await findBranchAnywhere(db, id)
    const waiting = await readReservations(
      db,
      and(
        eq(reservation.branchId, id),
        eq(reservation.status, 'reserved'),
        sql`${reservation.expiresAt} > ${now.toISOString()}::timestamptz`,
        sql`${reservation.attemptKey} not like ${`${APPOINTMENT_KEY}%`}`,
      ),
    )
    for (const each of waiting) await displace(db, each, reservedUntil(branch, each, now))
  }
}

async function displace(db: Deps['db'], before: Reservation, until: string | null): Promise<void> {
  if (until === null) await endReservation(db, before, { status: 'cancelled', letter: 'closed' })
  else if (until !== before.expiresAt)
    await db
      .update(reservation)
      .set({ expiresAt: until, letter: 'extended' })
      .where(and(eq(reservation.id, before.id), eq(reservation.status, 'reserved')))
}
