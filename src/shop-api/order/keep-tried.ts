import { sql } from 'drizzle-orm'
import { type KeepTried, type KeepTriedFailure, keepTried as keep } from '#domain/order/keep-tried.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { payment, purchase } from '#shop-api/schema/order.ts'
import { newOrderNumber, newPaymentId } from './new-ids.ts'
import { addOrderNews, saveOrder } from './save-order.ts'
import { lockOrder, orderOf, readOrder, type StoredOrder, withPayment } from './stored-order.ts'

/**
 * Sells frames of a try-on to the buyer who has them: an order of its own, on account, which takes nothing out of the stock, as the
 * try-on did. The same frames again are the same order.
 */
export const keepTried = (
  { db, now }: Pick<Scope, 'db' | 'now'>,
  id: string,
  request: KeepTried,
): Promise<Result<OrderWithPayment, KeepTriedFailure>> =>
  db.transaction(async (tx) => {
    const tried = await lockOrder(tx, sql`id = ${id}`)
    if (!tried) return fail('unknown')
    const at = now.toISOString()
    const kept = keep(orderOf(tried), request, at)
    if (!kept.ok) return kept
    const order = kept.value.kind === 'new' ? orderFor(tried, kept.value.of, at) : null
    if (kept.value.kind === 'new' && order) {
      const { keys } = kept.value
      const [paid] = order.payments
      await tx.insert(purchase).values({
        ...order,
        attemptKey: `try-on-${order.id}`,
        customerId: order.document.customer.id,
      })
      if (paid) await tx.insert(payment).values({ ...paid, orderId: order.id, checkedAt: at })
      await addOrderNews(tx, order, { event: request.by === 'operator' ? 'charge' : 'confirm', at })
      const items = tried.document.items.map((item) =>
        keys.includes(item.key) ? { ...item, keptIn: order.id } : item,
      )
      await saveOrder(tx, tried, { document: { ...tried.document, items } })
    }
    const stored = await readOrder(tx, kept.value.kind === 'again' ? kept.value.orderId : (order?.id ?? ''))
    return stored ? ok(withPayment(stored)) : fail('unknown')
  })

type Bought = Extract<Extract<ReturnType<typeof keep>, { ok: true }>['value'], { kind: 'new' }>['of']

function orderFor(tried: StoredOrder, of: Bought, at: string): StoredOrder {
  const { tryOn: _, credits: __, history: ___, ...document } = tried.document
  return {
    ...tried,
    id: newOrderNumber(),
    stage: 'delivered',
    placedAt: at,
    confirmedAt: at,
    expiresAt: at,
    taken: [],
    document: { ...document, ...of },
    payments: [
      {
        id: newPaymentId(),
        key: 'accounting',
        amount: of.cost.withTax,
        currency: document.currencyCode,
        state: 'authorised',
        reference: null,
        url: null,
        wanted: null,
        received: 0,
        rounding: 0,
        refundDue: 0,
        refunded: 0,
        createdAt: at,
      },
    ],
  }
}
