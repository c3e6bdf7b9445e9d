import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/database.ts'
import { appointment } from '#shop-api/schema/appointment.ts'
import { purchase } from '#shop-api/schema/order.ts'
import { reservation } from '#shop-api/schema/reservation.ts'
import { subscription } from '#shop-api/schema/subscription.ts'

/** What one account has bought, subscribed to, booked and reserved is another account's from now on; again it changes nothing. */
export const succeedCustomer = (db: Db, from: string, customerId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const withId = (document: PgColumn, path: string): SQL =>
      sql`jsonb_set(${document}, ${path}, to_jsonb(${customerId}::text))`
    await tx
      .update(purchase)
      .set({ customerId, document: withId(purchase.document, '{customer,id}') })
      .where(eq(purchase.customerId, from))
    await tx
      .update(subscription)
      .set({ customerId, document: withId(subscription.document, '{customer,id}') })
      .where(eq(subscription.customerId, from))
    await tx
      .update(appointment)
      .set({ customerId, document: withId(appointment.document, '{customerId}') })
      .where(eq(appointment.customerId, from))
    await tx.update(reservation).set({ customerId }).where(eq(reservation.customerId, from))
  })
