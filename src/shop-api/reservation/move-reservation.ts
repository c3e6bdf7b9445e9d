import { and, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import {
  nextReservationStatus,
  type Reservation,
  type ReservationEvent,
  type ReservationLetter,
  type ReservationStatus,
} from '#domain/branch/reservation.ts'
import { deleteRows } from '#platform/delete-rows.ts'
import { retainedSince } from '#domain/retention/retention.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { type Db, rows } from '#platform/database.ts'
import { currentBranchId } from '#shop-api/branch/find-branch-anywhere.ts'
import { lockBranchesShared } from '#shop-api/branch/lock-branches.ts'
import { branchStock } from '#shop-api/schema/branch.ts'
import { reservation } from '#shop-api/schema/reservation.ts'
import { SWEEP_PAGE, sweepPage } from '#shop-api/sweep-page.ts'
import { readReservation, readReservations } from './stored-reservation.ts'

type Stored = Pick<Scope, 'db' | 'now'>

/** How the attempt keys of pieces begin that wait for an appointment. */
export const APPOINTMENT_KEY = 'appointment-'

const LETTER: Partial<Record<ReservationStatus, ReservationLetter>> = {
  cancelled: 'cancelled',
  expired: 'expired',
}

/**
 * What was not collected lies in the branch again. The same event again changes nothing. Nothing is written about a piece that waits for an
 * appointment.
 */
export async function moveReservation(
  { db }: Pick<Stored, 'db'>,
  id: string,
  event: ReservationEvent,
): Promise<Result<Reservation, 'unknown' | 'impossible'>> {
  return db.transaction(async (tx) => {
    await lockBranchesShared(tx)
    const [locked] = await rows<{ key: string }>(
      tx,
      sql`select attempt_key as key from ${reservation} where id = ${id} for update`,
    )
    const before = await readReservation(tx, id)
    if (!before) return fail('unknown')
    const status = nextReservationStatus(before.status, event)
    if (status === null) return fail('impossible')
    if (status === before.status) return ok(before)
    const letter = locked?.key.startsWith(APPOINTMENT_KEY) ? null : (LETTER[status] ?? null)
    return ok(await endReservation(tx, before, { status, letter }))
  })
}

/** Nothing changes where somebody has ended it meanwhile. */
export async function endReservation(
  tx: Db,
  before: Reservation,
  after: Pick<Reservation, 'status' | 'letter'>,
): Promise<Reservation> {
  const ended = await tx
    .update(reservation)
    .set(after)
    .where(and(eq(reservation.id, before.id), eq(reservation.status, before.status)))
    .returning({ id: reservation.id })
  if (ended.length > 0 && after.status !== 'collected') await giveBack(tx, before)
  return { ...before, ...after }
}

/** A branch that no longer has the variant on its list, or has another id by now, gets the piece as well. */
async function giveBack(tx: Db, { branchId: reservedAt, variantId }: Reservation): Promise<void> {
  const branchId = await currentBranchId(tx, reservedAt)
  await tx
    .insert(branchStock)
    .values({ branchId, variantId, quantity: 1 })
    .onConflictDoUpdate({
      target: [branchStock.variantId, branchStock.branchId],
      set: { quantity: sql`${branchStock.quantity} + 1` },
    })
}

/**
 * Ends reservations that are over; one that cannot be ended holds up no other. Returns a page of those of which an email is still
 * to be written.
 */
export function dueReservations(
  { db, now, report }: Stored & Pick<Scope, 'report'>,
  after = '',
  size = SWEEP_PAGE,
): Promise<Reservation[]> {
  const isOver = and(eq(reservation.status, 'reserved'), lt(reservation.expiresAt, now.toISOString()))
  return sweepPage(after, {
    read: (from, most) =>
      db
        .select({ id: reservation.id, isOver: sql<boolean>`${isOver}` })
        .from(reservation)
        .where(and(gt(reservation.id, from), or(isOver, isNotNull(reservation.letter))))
        .orderBy(reservation.id)
        .limit(most),
    async entriesOf(found) {
      for (const each of found)
        if (each.isOver) await moveReservation({ db }, each.id, 'expire').catch(report)
      const ids = found.map(({ id }) => id)
      const waiting = await readReservations(
        db,
        and(inArray(reservation.id, ids), isNotNull(reservation.letter)),
      )
      return waiting.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    },
    size,
  })
}

/** The email was queued. Another that has become due since then stays. */
export async function recordReservationLetter(db: Db, id: string, letter: ReservationLetter): Promise<void> {
  await db
    .update(reservation)
    .set({ letter: null })
    .where(and(eq(reservation.id, id), eq(reservation.letter, letter)))
}

/** Deletes reservations that ended long ago. */
export async function deleteOldReservations(db: Db, now: Date): Promise<void> {
  const since = retainedSince('reservation', now).toISOString()
  await deleteRows(
    db,
    reservation,
    and(lt(reservation.expiresAt, since), sql`${reservation.status} <> 'reserved'`),
  )
}
