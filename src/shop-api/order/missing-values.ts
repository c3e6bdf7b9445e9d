import { sql } from 'drizzle-orm'
import type { Order } from '#domain/order/order.ts'
import { awaitedPairs, VALUES_REMINDERS } from '#domain/order/values-reminder.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { SWEEP_PAGE } from '#shop-api/sweep-page.ts'
import { orderOf, readOrderPage } from './stored-order.ts'

type Deps = Pick<Scope, 'db' | 'now'>

const DAY = 86_400_000
/** A frame that is made to values and has none. */
const LACKS_VALUES = '$.items[*].customData ? (@.lensType == "type_ei" && !exists(@.prescriptionValues))'

/** A page of orders that have waited for their buyers' values for some days. */
export function ordersWithoutValues({ db, now }: Deps, after?: string, size = SWEEP_PAGE): Promise<Order[]> {
  const daysAgo = (days: number) => sql`${new Date(now.getTime() - days * DAY).toISOString()}::timestamptz`
  return readOrderPage(
    db,
    sql`stage = 'confirmed' and confirmed_at <= ${daysAgo(VALUES_REMINDERS.first)}
      and confirmed_at >= ${daysAgo(VALUES_REMINDERS.last)} and document @? ${LACKS_VALUES}::jsonpath`,
    {
      after,
      size,
      entryOf(stored) {
        const order = orderOf(stored)
        return awaitedPairs(order).length > 0 ? order : null
      },
    },
  )
}

export async function recordValuesReminder({ db }: Deps, id: string, stage: number): Promise<void> {
  await db.execute(
    sql`update purchase set values_reminded = greatest(values_reminded, ${stage}) where id = ${id}`,
  )
}
