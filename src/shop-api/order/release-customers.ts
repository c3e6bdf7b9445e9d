import { and, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/database.ts'
import { appointment } from '#shop-api/schema/appointment.ts'
import { branchOrder } from '#shop-api/schema/branch-order.ts'
import { purchase } from '#shop-api/schema/order.ts'
import { reservation } from '#shop-api/schema/reservation.ts'
import { subscription } from '#shop-api/schema/subscription.ts'

/**
 * What accounts have ordered, booked and reserved is of guests from now on, so that whoever proves the mailbox later has it again; again it
 * changes nothing. To be called before they are deleted. Not of those with a subscription that is not over, which must stay. Returns the others.
 */
export const releaseCustomers = (db: Db, ids: readonly string[]): Promise<string[]> =>
  db.transaction(async (tx) => {
    const { customerId, status } = subscription
    const bound = await tx
      .selectDistinct({ id: customerId })
      .from(subscription)
      .where(and(inArray(customerId, [...ids]), notInArray(status, ['cancelled', 'ended'])))
    const released = ids.filter((id) => !bound.some((each) => each.id === id))
    const nobody = { customerId: null }
    await tx
      .update(purchase)
      .set({ ...nobody, document: sql`jsonb_set(${purchase.document}, '{customer,id}', 'null')` })
      .where(inArray(purchase.customerId, released))
    await tx
      .update(appointment)
      .set({ ...nobody, document: sql`jsonb_set(${appointment.document}, '{customerId}', 'null')` })
      .where(inArray(appointment.customerId, released))
    await tx.update(reservation).set(nobody).where(inArray(reservation.customerId, released))
    await tx.update(branchOrder).set(nobody).where(inArray(branchOrder.customerId, released))
    return released
  })
