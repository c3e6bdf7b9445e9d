import { sql } from 'drizzle-orm'
import { subscribedChoice } from '#domain/subscription/new-subscription.ts'
import { isTried } from '#domain/basket/try-on.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { holdMinutes } from '#domain/order/held-pieces.ts'
import { orderChanges } from '#domain/order/order-changes.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import type { CreateOrderResult, OrderWithPayment } from '#domain/order/payment.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import { loadBasket } from '#shop-api/basket/load-basket.ts'
import { lineFingerprint, readLines } from '#shop-api/basket/basket-lines.ts'
import { runningCampaign } from '#shop-api/catalogue/campaigns.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { rows } from '#platform/database.ts'
import { expiryCutoff } from '#shop-api/visitor/stored-lists.ts'
import { listRef } from '#shop-api/visitor/list-ref.ts'
import { beginSubscriptions, offersOf } from './begin-subscriptions.ts'
import { overtakenRenewal, subscriptionsPaid } from './subscription-orders.ts'
import type { With } from '#shop-api/serializers/with.ts'
import { canBeCollected, collectionOf, hasAll } from './branch-collection.ts'
import { heldLines, recordHold } from './held-pieces.ts'
import { limitRefusal, type Offer, type Refused } from './limit-refusal.ts'
import { createOrderDocument } from './order-document.ts'
import { refusalOf } from './sale-check.ts'
import { reservedUntil } from './reservation.ts'
import { newOrderNumber, newPaymentId } from './new-ids.ts'
import { tryOnRefusal } from './try-ons.ts'
import { readOrder, type StoredOrder, withPayment } from './stored-order.ts'

/** After this many rounds the basket changes faster than it is priced, so the shopper sees it again. */
const MAX_ROUNDS = 5

/**
 * Makes an order of a basket if it still costs the agreed amount, all of it is available, and the shop sells it
 * so; this is checked again here. The same attempt again returns the same order. In one statement, pieces leave the stock, and
 * the basket too unless it has to be paid first.
 */
export async function placeOrder(
  scope: Scope,
  request: PlaceOrder,
  fields: With,
): Promise<CreateOrderResult> {
  const ref = listRef(scope, request.basketKey)
  if (!(await canBeCollected(scope, request)))
    return (await knownOrder(scope, request)) ?? { kind: 'refused', field: 'collectionPoint.id' }
  const collection = await collectionOf(scope, request)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const lines = await readLines(scope.db, ref, scope.now)
    const basket = await loadBasket(scope, ref.key, lines, {
      fields,
      code: undefined,
      includeItemsWithoutProductData: true,
    })
    // The same submission may have bought the basket in the meantime.
    if (basket.items.length === 0) return (await knownOrder(scope, request)) ?? { kind: 'empty' }
    const total = sumOf([basket.cost.withTax, ...request.fees.map(({ amount }) => amount.withTax)])
    const changes = orderChanges(basket.items, request.agreed, total)
    if (changes.length > 0) return (await knownOrder(scope, request)) ?? { kind: 'changed', changes }
    if (collection && !(await hasAll(scope, collection, basket.items)))
      return (await knownOrder(scope, request)) ?? { kind: 'changed', changes: [{ kind: 'branch' }] }
    const reason = await refusalOf(scope, lines, request.subscription !== undefined)
    if (reason)
      return (await knownOrder(scope, request)) ?? { kind: 'refused', field: 'agreed.lines', reason }
    const isSubscribed = basket.items.some(subscribedChoice)
    if (isSubscribed && request.customer.id === null) return { kind: 'refused', field: 'customer.id' }
    const offers = isSubscribed ? await offersOf(scope, lines) : null
    const placed = await insertOrder(scope, request, { basket, lines, total, offers, collection })
    if (placed !== null && !('kind' in placed)) return { kind: 'placed', ...placed }
    const known = await knownOrder(scope, request)
    if (known) return known
    if (placed !== null) return placed
  }
  return { kind: 'changed', changes: [] }
}

/**
 * The order of this attempt, or the basket's unpaid order. Its pieces have already left the stock, so nothing
 * more is checked.
 */
async function knownOrder(scope: Scope, request: PlaceOrder): Promise<CreateOrderResult | null> {
  const { db, shop } = scope
  const { attemptKey, basketKey } = request
  const { shopId } = listRef(scope, basketKey)
  const [known] = await rows<{ id: string; isAgain: boolean }>(
    db,
    sql`
      select id, attempt_key = ${attemptKey} as "isAgain" from purchase
      where shop_id = ${shop.id} and attempt_key = ${attemptKey}
        or basket_shop_id = ${shopId} and basket_key = ${basketKey} and stage in ('open', 'payment_pending')
      order by 2 desc limit 1`,
  )
  if (!known) return null
  const found = await loadPlaced({ db }, known.isAgain ? 'placed' : 'unpaid', known.id)
  const { order } = found
  const isSpent = order.basketKey !== basketKey || order.status === 'cancelled' || order.status === 'refunded'
  return isSpent ? { kind: 'refused', field: 'attemptKey' } : found
}

async function loadPlaced({ db }: Pick<Scope, 'db'>, kind: 'placed' | 'unpaid', id: string) {
  const stored = await readOrder(db, id)
  if (!stored) throw new Error(`order ${id} was placed and is not there`)
  return { kind, ...withPayment(stored) }
}

/** The new order; null if the checked data is outdated and has to be checked again. */
async function insertOrder(
  scope: Scope,
  request: PlaceOrder,
  offer: Offer,
): Promise<OrderWithPayment | Refused | null> {
  const isUnlimited = (isPaidLater(request.paymentKey) && !request.openLimit) || offer.total === 0
  const isPlain = !offer.offers && !request.subscription && !offer.lines.some(isTried)
  if (isUnlimited && isPlain) return writeOrder(scope, request, offer)
  return scope.db.transaction(async (tx) => {
    const refused =
      (await overtakenRenewal(tx, scope, request)) ??
      (isUnlimited ? null : await limitRefusal(tx, scope, request, offer)) ??
      (await tryOnRefusal(tx, scope, request, offer))
    return refused ?? writeOrder({ ...scope, db: tx }, request, offer)
  })
}

async function writeOrder(scope: Scope, request: PlaceOrder, offer: Offer): Promise<OrderWithPayment | null> {
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
    branchId: offer.collection?.branchId ?? null,
    print: offer.lines.map(lineFingerprint),
  }
  const [row] = await rows<{ id: string | null }>(
    db,
    sql`select place_order(${shop.id}, ${request.basketKey}, ${now.toISOString()}, ${expiryCutoff('basket', now)}, ${JSON.stringify(placed)}) as id`,
  )
  if (row?.id !== stored.id) return null
  if (stored.stage === 'open' && request.heldBy !== undefined) await recordHold(db, stored.id, request.heldBy)
  await beginSubscriptions(scope, stored, offer.offers)
  if (stored.stage === 'confirmed') await subscriptionsPaid(db, stored, stored.placedAt)
  return withPayment(stored)
}

/** The order as the tables will store it; the database decides which pieces it takes out of the stock. */
function orderFor(
  scope: Scope,
  request: PlaceOrder,
  { basket, lines, total, collection }: Offer,
): StoredOrder {
  const { snapshot, shop, query, now } = scope
  const at = now.toISOString()
  const isConfirmed = isPaidLater(request.paymentKey) || total === 0
  return {
    id: newOrderNumber(),
    shopId: shop.id,
    basketShopId: listRef(scope, request.basketKey).shopId,
    basketKey: request.basketKey,
    stage: isConfirmed ? 'confirmed' : 'open',
    placedAt: at,
    confirmedAt: isConfirmed ? at : null,
    expiresAt: reservedUntil(now, holdMinutes(heldLines(lines))),
    taken: [],
    valuesRemoval: null,
    valuesReminded: 0,
    document: createOrderDocument(basket, request, {
      shop,
      campaignKey: runningCampaign(snapshot.dictionary, shop, query.get('campaignKey'), now)?.key ?? null,
      today: shopDay(now),
      collectOn: collection?.on ?? null,
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
        received: null,
        rounding: 0,
        refundDue: 0,
        refunded: 0,
        createdAt: at,
      },
    ],
  }
}
