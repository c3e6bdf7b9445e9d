import { and, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/database.ts'
import { purchase } from '#shop-api/schema/order.ts'

/**
 * Orders that guests have placed with this mailbox are the account's from now on; again it changes nothing. Orders of an account stay with it.
 * The caller has proof that the mailbox is the account's. Returns how many there were.
 */
export async function claimGuestOrders(db: Db, customerId: string, email: string): Promise<number> {
  const claimed = await db
    .update(purchase)
    .set({
      customerId,
      document: sql`jsonb_set(${purchase.document}, '{customer,id}', to_jsonb(${customerId}::text))`,
    })
    .where(
      and(
        isNull(purchase.customerId),
        sql`lower(${purchase.document} #>> '{customer,email,email}') = ${email.toLowerCase()}`,
      ),
    )
    .returning({ id: purchase.id })
  return claimed.length
}
