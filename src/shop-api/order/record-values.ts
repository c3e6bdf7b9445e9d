import { sql } from 'drizzle-orm'
import { type AddedValues, type AddedValuesFailure, addValues } from '#domain/order/add-values.ts'
import { firstAwaited } from '#domain/order/values-reminder.ts'
import { beginDeliveryTimes } from '#domain/order/packages-on-hold.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { saveOrder } from './save-order.ts'
import { lockOrder, withPayment } from './stored-order.ts'

/** Records the values of a pair that was ordered without them, once. */
export async function recordValues(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  id: string,
  values: AddedValues,
): Promise<Result<OrderWithPayment, AddedValuesFailure>> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, sql`id = ${id}`)
    if (!order) return fail('unknown')
    const { placedAt } = order
    const added = addValues({ ...order.document, placedAt }, values)
    if (!added.ok) return added
    const changed = { ...order.document, items: added.value }
    const before = { ...order.document, placedAt }
    const packages = beginDeliveryTimes(before, { ...changed, placedAt }, shopDay(now))
    const document = { ...changed, packages }
    await saveOrder(tx, order, { document })
    // Whoever was reminded twice of values has not heard yet that something else is needed too.
    const awaitedOf = (of: typeof document) => firstAwaited({ ...of, placedAt })
    const next = awaitedOf(document)
    if (next !== null && next !== awaitedOf(order.document))
      await tx.execute(sql`update purchase set values_reminded = least(values_reminded, 1) where id = ${id}`)
    return ok(withPayment({ ...order, document }))
  })
}
