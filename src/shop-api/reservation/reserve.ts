import { and, eq, gt, sql } from 'drizzle-orm'
import { newReservationEnd } from '#domain/branch/closed-reservation.ts'
import { countedMailbox } from '#domain/customer/counted-mailbox.ts'
import {
  MAX_RESERVATIONS,
  type Reservation,
  type ReservationLetter,
  type ReservationRefusal,
  type ReservationRequest,
} from '#domain/branch/reservation.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isSameMailbox } from '#domain/form/mailbox.ts'
import { findBranch } from '#shop-api/branch/find-branches.ts'
import { lockBranchesShared } from '#shop-api/branch/lock-branches.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#platform/database.ts'
import { newOrderNumber } from '#shop-api/order/new-ids.ts'
import { branchStock } from '#shop-api/schema/branch.ts'
import { reservation } from '#shop-api/schema/reservation.ts'
import { readReservation, readReservations } from './stored-reservation.ts'

type Outcome = Result<Reservation, ReservationRefusal>

/** Takes one piece out of the stock of a branch for somebody, in one transaction. The same attempt again returns the same reservation. */
export const reserve = (scope: Scope, request: ReservationRequest): Promise<Outcome> =>
  scope.db.transaction(async (tx) => {
    await lockBranchesShared(tx)
    const branch = await findBranch({ ...scope, db: tx }, request.branchId)
    if (!branch) return fail('unknown-branch')
    const until = newReservationEnd(branch, scope.now)
    if (until === null) return fail('closed')
    return reserveIn(tx, scope, {
      ...request,
      branchId: branch.id,
      shopId: scope.shop.id,
      until: new Date(until),
      letter: 'reserved',
    })
  })

type Piece = ReservationRequest & {
  shopId: number
  until: Date
  /** Null: its customer is told otherwise. */
  letter: ReservationLetter | null
}

/** The same within a transaction that has locked the branches. */
export async function reserveIn(
  tx: Db,
  { now }: Pick<Scope, 'now'>,
  { attemptKey, shopId, branchId, variantId, goods, customer, until, letter }: Piece,
): Promise<Outcome> {
  const { id: customerId, firstName, lastName, email } = customer
  // Reservations of one mailbox are counted one after the other.
  for (const lock of [`attempt ${attemptKey}`, `mailbox ${countedMailbox(email)}`])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reservation ${lock}`}, 0))`)
  const [known] = await readReservations(tx, eq(reservation.attemptKey, attemptKey))
  if (known) return isSame(known, email) ? ok(known) : fail('attempt')
  const ofMailbox = and(
    sql`mailbox_of(${reservation.email}) = ${countedMailbox(email)}`,
    eq(reservation.status, 'reserved'),
  )
  if ((await tx.$count(reservation, ofMailbox)) >= MAX_RESERVATIONS) return fail('limit')
  const taken = await tx
    .update(branchStock)
    .set({ quantity: sql`${branchStock.quantity} - 1` })
    .where(
      and(
        eq(branchStock.branchId, branchId),
        eq(branchStock.variantId, variantId),
        gt(branchStock.quantity, 0),
      ),
    )
    .returning({ quantity: branchStock.quantity })
  if (taken.length === 0) return fail('sold-out')
  const id = newOrderNumber()
  await tx.insert(reservation).values({
    id,
    shopId,
    branchId,
    variantId,
    attemptKey,
    customerId,
    status: 'reserved',
    reservedAt: now.toISOString(),
    expiresAt: until.toISOString(),
    letter,
    goods,
    firstName,
    lastName,
    email,
  })
  const stored = await readReservation(tx, id)
  if (!stored) throw new Error(`reservation ${id} was made and is not there`)
  return ok(stored)
}

const isSame = ({ customer }: Reservation, email: string): boolean => isSameMailbox(customer.email, email)
