import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/database.ts'

/**
 * Removes the values from subscriptions that are over, once those of their first order are to be removed, or are gone with it. One that
 * goes on needs them for its next delivery. `which`: a condition on `subscription`; all of them by default.
 */
export async function removeSubscriptionValues(db: Db, which: SQL = sql`true`): Promise<void> {
  await db.execute(sql`
    update subscription set document = jsonb_set(document, '{lines}', (
      select jsonb_agg(line || '{"values": null}' order by place)
      from jsonb_array_elements(document->'lines') with ordinality as lines (line, place)))
    where ${which} and status in ('cancelled', 'ended') and document @? '$.lines[*].values ? (@ != null)'
      and not exists (select from purchase where id = order_id and values_removal is null)`)
}
