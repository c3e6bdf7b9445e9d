import { desc, eq, type SQL } from 'drizzle-orm'
import type { Reservation } from '#domain/branch/reservation.ts'
import type { Db } from '#platform/database.ts'
import { reservation } from '#shop-api/schema/reservation.ts'
import { rfc3339 } from '#shop-api/serializers/rfc3339.ts'

/** More are not listed. */
const MOST = 500

/** Those that match, the latest first. */
export async function readReservations(db: Db, which: SQL | undefined): Promise<Reservation[]> {
  const found = await db
    .select()
    .from(reservation)
    .where(which)
    .orderBy(desc(reservation.reservedAt), reservation.id)
    .limit(MOST)
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
