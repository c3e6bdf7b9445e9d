import { sql } from 'drizzle-orm'
import type { Order } from '#domain/order/order.ts'
import { awaitedPairs, VALUES_REMINDERS } from '#domain/order/values-reminder.ts'
import { SLIP_COUNTRIES } from '#domain/prescription/slip-required.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { SWEEP_PAGE } from '#shop-api/sweep-page.ts'
import { orderOf, readOrderPage } from './stored-order.ts'

type Deps = Pick<Scope, 'db' | 'now'>

const DAY = 86_400_000
/** A frame that is made to values and has none. */
const LACKS_VALUES = '$.items[*].customData ? (@.lensType == "type_ei" && !exists(@.prescriptionValues))'
/** A frame with values, and lenses for the office; whether they are of one pair is decided for each order. */
const MAY_LACK_DISTANCES =
  '$.items[*].customData ? (@.lensType == "type_ei" && exists(@.prescriptionValues) && !exists(@.officeDistance))'
const HAS_OFFICE_LENSES = '$.items[*].product.customData ? (@.rxPart == "lensType" && @.design == "office")'
/** A frame whose values nobody has compared with their slip; whether it has to be is decided for each order. */
const MAY_LACK_SLIP =
  '$.items[*].customData ? (@.lensType == "type_ei" && exists(@.prescriptionValues) && !exists(@.slipSeenAt))'

/** A page of orders that have waited for some days for their buyers' values, for the distances of office lenses, or for a slip. */
export function ordersWithoutValues({ db, now }: Deps, after?: string, size = SWEEP_PAGE): Promise<Order[]> {
  const daysAgo = (days: number) => sql`${new Date(now.getTime() - days * DAY).toISOString()}::timestamptz`
  return readOrderPage(
    db,
    sql`stage = 'confirmed' and confirmed_at <= ${daysAgo(VALUES_REMINDERS.first)}
      and confirmed_at >= ${daysAgo(VALUES_REMINDERS.last)} and (document @? ${LACKS_VALUES}::jsonpath
        or document @? ${MAY_LACK_DISTANCES}::jsonpath and document @? ${HAS_OFFICE_LENSES}::jsonpath
        or document->'shop'->>'country' in ${[...SLIP_COUNTRIES]} and document @? ${MAY_LACK_SLIP}::jsonpath)`,
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
