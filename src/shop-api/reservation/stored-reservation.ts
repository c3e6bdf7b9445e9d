import { desc, eq, type SQL } from 'drizzle-orm'
import type { Reservation } from '#domain/branch/reservation.ts'
import type { Db } from '#platform/database.ts'
import { reservation } from '#shop-api/schema/reservation.ts'
import { rfc3339 } from '#shop-api/serializers/rfc3339.ts'

/** Those that match, the latest first; `most` limits them. */
export async function readReservations(
  db: Db,
  which: SQL | undefined,
  most?: number,
): Promise<Reservation[]> {
  const matching = db
    .select()
    .from(reservation)
    .where(which)
    .orderBy(desc(reservation.reservedAt), reservation.id)
  const found = await (most === undefined ? matching : matching.limit(most))
  return found.map((row) => {
    const { attemptKey: _, customerId, firstName, lastName, email, reservedAt, expiresAt, ...rest } = row
    return {
      ...rest,
      customer: { id: customerId, firstName, lastName, email },
      reservedAt: rfc3339(reservedAt),
      expiresAt: rfc3339(expiresAt),
    }
  })
}

export const readReservation = async (db: Db, id: string): Promise<Reservation | null> =>
  (await readReservations(db, eq(reservation.id, id)))[0] ?? null
