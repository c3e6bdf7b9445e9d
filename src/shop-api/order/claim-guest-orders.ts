import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/database.ts'
import { appointment } from '#shop-api/schema/appointment.ts'
import { purchase } from '#shop-api/schema/order.ts'
import { reservation } from '#shop-api/schema/reservation.ts'
import { subscription } from '#shop-api/schema/subscription.ts'

/**
 * What guests have ordered, booked and reserved with this mailbox is the account's from now on; again it changes nothing. What belongs to an
 * account stays with it. The letters of its subscriptions go to this mailbox. The caller has proof that the mailbox is the account's. Returns how many orders, appointments and reservations there were.
 */
export async function claimGuestOrders(db: Db, customerId: string, email: string): Promise<number> {
  const withId = (document: PgColumn, path: string): SQL =>
    sql`jsonb_set(${document}, ${path}, to_jsonb(${customerId}::text))`
  const ofGuest = (owner: PgColumn, mailbox: SQL) =>
    and(isNull(owner), sql`lower(${mailbox}) = ${email.toLowerCase()}`)
  const orders = await db
    .update(purchase)
    .set({ customerId, document: withId(purchase.document, '{customer,id}') })
    .where(ofGuest(purchase.customerId, sql`${purchase.document} #>> '{customer,email,email}'`))
    .returning({ id: purchase.id })
  const appointments = await db
    .update(appointment)
    .set({ customerId, document: withId(appointment.document, '{customerId}') })
    .where(ofGuest(appointment.customerId, sql`${appointment.email}`))
    .returning({ id: appointment.id })
  const reservations = await db
    .update(reservation)
    .set({ customerId })
    .where(ofGuest(reservation.customerId, sql`${reservation.email}`))
    .returning({ id: reservation.id })
  await db
    .update(subscription)
    .set({
      document: sql`jsonb_set(${subscription.document}, '{customer,email}', to_jsonb(${email}::text))`,
    })
    .where(
      and(
        eq(subscription.customerId, customerId),
        notInArray(subscription.status, ['cancelled', 'ended']),
        sql`${subscription.document} #>> '{customer,email}' <> ${email}`,
      ),
    )
  return orders.length + appointments.length + reservations.length
}
