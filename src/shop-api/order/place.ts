import { sql } from 'drizzle-orm'
import type { Basket } from '#domain/basket/basket.ts'
import type { Minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum.ts'
import { orderChanges } from '#domain/order/order-changes.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import type { Entered, OrderWithPayment } from '#domain/order/payment.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import { basketOf } from '#shop-api/basket/basket-of.ts'
import { type BasketLine, readLines } from '#shop-api/basket/lines.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { rows } from '#shop-api/db.ts'
import { goneBefore } from '#shop-api/visitor/kept.ts'
import type { With } from '#shop-api/wire/with.ts'
import { documentOf } from './document.ts'
import { holdsUntil } from './hold.ts'
import { newOrderNumber, newPaymentId } from './new-names.ts'
import { readOrder, readOrders, type StoredOrder, withPayment } from './stored.ts'

/** A basket that changes faster than it is priced is shown to its shopper again. */
const MOST_ROUNDS = 5

type Offer = { basket: Basket; lines: BasketLine[]; total: Minor }

/**
 * Makes an order of a basket, if it still costs what was agreed to and all of it can be had: both are looked at once more here. The
 * same attempt again gives the same order. Pieces leave the stock, and the basket unless it is to be paid first, in one statement.
 */
export async function placeOrder(scope: Scope, request: PlaceOrder, wanted: With): Promise<Entered> {
  const ref = { shopId: scope.shop.id, key: request.basketKey }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const lines = await readLines(scope.db, ref, scope.now)
    const basket = await basketOf(scope, ref.key, lines, {
      wanted,
      code: undefined,
      includeItemsWithoutProductData: true,
    })
    // The same press may have bought it while it was looked at.
    if (basket.items.length === 0) return (await knownOrder(scope, request)) ?? { kind: 'empty' }
    const total = sumOf([basket.cost.withTax, ...request.fees.map(({ amount }) => amount.withTax)])
    const changes = orderChanges(basket.items, request.agreed, total)
    if (changes.length > 0) return (await knownOrder(scope, request)) ?? { kind: 'changed', changes }
    const placed = await enter(scope, request, { basket, lines, total })
    const known = placed ? { kind: 'placed' as const, ...placed } : await knownOrder(scope, request)
    if (known) return known
  }
  return { kind: 'changed', changes: [] }
}

/**
 * The order that this attempt has, or that the basket has and nobody has paid for. Its own pieces are gone from the stock, so nothing else
 * is asked of it.
 */
async function knownOrder({ db, shop }: Scope, request: PlaceOrder): Promise<Entered | null> {
  const { attemptKey, basketKey } = request
  const [known] = await rows<{ id: string; isAgain: boolean }>(
    db,
    sql`
      select id, attempt_key = ${attemptKey} as "isAgain" from purchase
      where shop_id = ${shop.id} and (attempt_key = ${attemptKey}
        or basket_key = ${basketKey} and stage in ('open', 'payment_pending'))
      order by 2 desc limit 1`,
  )
  if (!known) return null
  const found = await written({ db }, known.isAgain ? 'placed' : 'unpaid', known.id)
  const { order } = found
  const isSpent = order.basketKey !== basketKey || order.status === 'cancelled' || order.status === 'refunded'
  return isSpent ? { kind: 'refused', field: 'attemptKey' } : found
}

/** What became of a press whose answer was lost; null where it has come to nothing, or was another basket's. */
export async function orderOfAttempt(
  { db, shop }: Scope,
  { attemptKey, basketKey }: Pick<PlaceOrder, 'attemptKey' | 'basketKey'>,
): Promise<OrderWithPayment | null> {
  const [known] = await readOrders(
    db,
    sql`shop_id = ${shop.id} and attempt_key = ${attemptKey} and basket_key = ${basketKey}`,
  )
  return known ? withPayment(known) : null
}

async function written({ db }: Pick<Scope, 'db'>, kind: 'placed' | 'unpaid', id: string) {
  const stored = await readOrder(db, id)
  if (!stored) throw new Error(`order ${id} was placed and is not there`)
  return { kind, ...withPayment(stored) }
}

/** The new order; null where what was looked at is not so any more, and is to be looked at again. */
async function enter(scope: Scope, request: PlaceOrder, offer: Offer): Promise<OrderWithPayment | null> {
  const { db, shop, now } = scope
  const { attemptKey, customer, paymentKey } = request
  const stored = orderFor(scope, request, offer)
  const [payment] = stored.payments
  const placed = {
    ...stored,
    attemptKey,
    customerId: customer.id,
    paymentId: payment?.id,
    paymentKey,
    amount: offer.total,
    currency: offer.basket.currencyCode,
    print: offer.lines.map(printOf),
  }
  const [answer] = await rows<{ id: string | null }>(
    db,
    sql`select place_order(${shop.id}, ${request.basketKey}, ${now.toISOString()}, ${goneBefore('basket', now)}, ${JSON.stringify(placed)}) as id`,
  )
  return answer?.id === stored.id ? withPayment(stored) : null
}

/** As the tables will hold it; what it takes out of the stock is theirs to say. */
function orderFor(scope: Scope, request: PlaceOrder, { basket, total }: Offer): StoredOrder {
  const { shop, query, now } = scope
  const at = now.toISOString()
  const isConfirmed = isPaidLater(request.paymentKey) || total === 0
  return {
    id: newOrderNumber(),
    shopId: shop.id,
    basketKey: request.basketKey,
    stage: isConfirmed ? 'confirmed' : 'open',
    placedAt: at,
    confirmedAt: isConfirmed ? at : null,
    expiresAt: holdsUntil(now),
    taken: [],
    document: documentOf(basket, request, {
      shop,
      campaignKey: query.get('campaignKey'),
      today: at.slice(0, 10),
    }),
    payments: [
      {
        id: newPaymentId(),
        key: request.paymentKey,
        amount: total,
        currency: basket.currencyCode,
        state: isConfirmed ? 'authorised' : 'open',
        reference: null,
        url: null,
        wanted: null,
        refundDue: 0,
        refunded: 0,
        createdAt: at,
      },
    ],
  }
}

const printOf = ({ key, variantId, quantity, customData, itemGroup, promotions }: BasketLine) => ({
  key,
  variantId,
  quantity,
  customData,
  itemGroup,
  promotions,
})
