import { and, eq } from 'drizzle-orm'
import type { Appointment } from '#domain/appointment/appointment.ts'
import { localTime, momentOf } from '#domain/shop/local-time.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { APPOINTMENT_KEY, moveReservation } from '#shop-api/reservation/move-reservation.ts'
import { reserveIn } from '#shop-api/reservation/reserve.ts'
import { product, variant } from '#shop-api/schema/product.ts'
import { reservation } from '#shop-api/schema/reservation.ts'
import { inLanguage } from '#shop-api/serializers/attributes.ts'
import type { Db } from '#platform/database.ts'
import { findBranchAnywhere } from '#shop-api/branch/find-branch-anywhere.ts'

/** Of the shop only what the frame is called in its language. */
export type ReservingScope = Pick<Scope, 'now'> & { shop: Pick<Scope['shop'], 'language'> }

/** A piece for each revision: what was released for one that has moved does not come back. */
const keyOf = ({ id, revision }: Appointment): string => `${APPOINTMENT_KEY}${id}-${revision}`

/**
 * Takes a piece of the frame that is to be tried on out of the stock of the branch until the end of the day, once. Where the branch has none,
 * or the mailbox as many pieces as it may have, nothing is taken.
 */
export async function reserveFrame(
  tx: Db,
  { now, shop }: ReservingScope,
  appointment: Appointment,
): Promise<void> {
  const { variantId, person, customerId, shopId, start } = appointment
  const branch = await findBranchAnywhere(tx, appointment.branch.id)
  const [named] = await tx
    .select({ names: product.names })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(eq(variant.id, variantId ?? 0))
  if (!person || !branch || !named) return
  const { firstName, lastName, email } = person
  await reserveIn(
    tx,
    { now },
    {
      attemptKey: keyOf(appointment),
      shopId,
      branchId: branch.id,
      variantId: variantId ?? 0,
      goods: inLanguage(named.names, shop.language) ?? '',
      customer: { id: customerId, firstName, lastName, email },
      until: momentOf(
        { date: localTime(new Date(start), branch.timeZone).date, time: '24:00' },
        branch.timeZone,
      ),
      letter: null,
    },
  )
}

/** The piece that waits for an appointment waits for its next revision, whose time is the same. */
export async function passFrameOn(tx: Db, before: Appointment, after: Appointment): Promise<void> {
  await tx
    .update(reservation)
    .set({ attemptKey: keyOf(after) })
    .where(eq(reservation.attemptKey, keyOf(before)))
}

/** Gives back the piece that waits for an appointment as it was before a change. */
export async function releaseFrame(tx: Db, appointment: Appointment): Promise<void> {
  const [found] = await tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(and(eq(reservation.attemptKey, keyOf(appointment)), eq(reservation.status, 'reserved')))
  if (found) await moveReservation({ db: tx }, found.id, 'cancel')
}
