import { sql } from 'drizzle-orm'
import { countedMailbox } from '#domain/customer/counted-mailbox.ts'
import { isTried } from '#domain/basket/try-on.ts'
import { mayTryAgain, TRY_ON_LIMIT_DAYS } from '#domain/order/try-on-limit.ts'
import { tryOnState } from '#domain/order/try-on-state.ts'
import type { TryOnLetter } from '#domain/order/order.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#platform/database.ts'
import type { Offer, Refused } from './limit-refusal.ts'
import { saveOrder } from './save-order.ts'
import { SWEEP_PAGE } from '#shop-api/sweep-page.ts'
import { lockOrder, orderOf, readOrderPage, readOrders, withPayment } from './stored-order.ts'

const DAY = 86_400_000

const ofLastYear = (now: Date) =>
  sql`document ? 'tryOn' and placed_at > ${new Date(now.getTime() - TRY_ON_LIMIT_DAYS * DAY).toISOString()}`

/**
 * Whether somebody may not try frames now: their account, mailbox or address has a try-on that is open, or had too many. Locks all
 * try-ons until the end of the transaction, so that those of two processes are counted one after the other.
 */
export async function tryOnRefusal(
  tx: Db,
  { now }: Pick<Scope, 'now'>,
  { customer, address }: Pick<PlaceOrder, 'customer' | 'address'>,
  { lines }: Pick<Offer, 'lines'>,
): Promise<Refused | null> {
  if (!lines.some(isTried)) return null
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('try-on', 0))`)
  const earlier = await readOrders(
    tx,
    sql`${ofLastYear(now)} and (
      customer_id = ${customer.id} or mailbox_of(document #>> '{customer,email,email}') = ${countedMailbox(customer.email)}
      or plain_address(document #> '{address,shipping}') = plain_address(${JSON.stringify(address.shipping)}::jsonb))`,
  )
  return mayTryAgain(earlier.map(orderOf), now.toISOString())
    ? null
    : { kind: 'refused', field: 'agreed.lines', reason: 'try-on-limit' }
}

/** A page of orders of the last year with frames that are still to be sent back or bought. */
export function openTryOns(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  after?: string,
  size = SWEEP_PAGE,
): Promise<OrderWithPayment[]> {
  return readOrderPage(
    db,
    sql`${ofLastYear(now)} and stage in ('confirmed', 'shipped', 'delivered', 'ready_for_collection', 'collected')`,
    {
      after,
      size,
      entryOf(stored) {
        const found = withPayment(stored)
        return tryOnState(found.order, now.toISOString())?.stage === 'over' ? null : found
      },
    },
  )
}

/** The buyer gets this letter, once. */
export const recordTryOnLetter = (
  { db, now }: Pick<Scope, 'db' | 'now'>,
  id: string,
  stage: TryOnLetter['stage'],
): Promise<OrderWithPayment | null> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, sql`id = ${id}`)
    if (!order?.document.tryOn) return null
    const { letters } = order.document.tryOn
    if (letters.some((letter) => letter.stage >= stage)) return withPayment(order)
    const document = {
      ...order.document,
      tryOn: { letters: [...letters, { stage, at: now.toISOString() }] },
    }
    await saveOrder(tx, order, { document })
    return withPayment({ ...order, document })
  })
