import { shopDay } from '#domain/shop/shop-day.ts'
import { sql } from 'drizzle-orm'
import { payLaterLimit } from '#domain/checkout/pay-later-limits.ts'
import { feesOf, orderAgreement } from '#domain/checkout/checkout-view.ts'
import { deliveryFee } from '#domain/delivery/carrier.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { minor } from '#domain/money/price.ts'
import type { Fee } from '#domain/order/order.ts'
import type { CreateOrderResult } from '#domain/order/payment.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import { SHOP_COUNTRIES, type ShopCountry } from '#domain/shop/shop-country.ts'
import { deliveryMethodOf } from '#domain/subscription/delivery-cost.ts'
import { orderDay } from '#domain/subscription/delivery-dates.ts'
import { dueStep } from '#domain/subscription/renewal.ts'
import { canBePaid, settled, unpaid, waiting } from '#domain/subscription/unpaid.ts'
import { type RenewalProblem, renewalProblem } from '#domain/subscription/renewal-problem.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { loadBasket } from '#shop-api/basket/load-basket.ts'
import { readLines } from '#shop-api/basket/basket-lines.ts'
import { earlierPayments } from '#shop-api/order/earlier-payments.ts'
import { findOrderByAttempt } from '#shop-api/order/find-order-by-attempt.ts'
import { placeOrder } from '#shop-api/order/place-order.ts'
import type { With } from '#shop-api/serializers/with.ts'
import { listRef } from '#shop-api/visitor/list-ref.ts'
import { fillRenewalBasket } from './renewal-basket.ts'
import {
  lockSubscriptions,
  readSubscription,
  saveSubscription,
} from '#shop-api/subscription/stored-subscription.ts'

type Renewal = { order: CreateOrderResult; mandate: string | null } | { order: null }

/**
 * Makes the order of the coming delivery, by the way of every order: one for each period, however often this is called and wherever it
 * stops. The job renews what is due; a customer pays in person for what the bank has refused. Null: no such subscription in this shop.
 */
export async function renewSubscription(
  scope: Scope,
  id: string,
  customerId: string | undefined,
  fields: With,
): Promise<Renewal | null> {
  const found = await readSubscription(scope.db, id)
  const country = SHOP_COUNTRIES.find((each) => each === scope.shop.country)
  if (!found || !country || found.subscription.shopId !== scope.shop.id) return null
  const { subscription, mandate } = found
  if (customerId !== undefined && customerId !== subscription.customer.id) return null
  const today = shopDay(scope.now)
  const isOffSession = customerId === undefined
  if (isOffSession ? dueStep(subscription, today) !== 'renew' : !canBePaid(subscription))
    return { order: null }
  const basketKey = `subscription-${id}`
  const attemptKey = `${id}-${subscription.period}-${subscription.attempt}${isOffSession ? '' : '-own'}`
  const known = await findOrderByAttempt(scope, { attemptKey, basketKey })
  if (known) return { order: { kind: 'placed', ...known }, mandate }
  const earlier = isPaidLater(subscription.paymentKey)
    ? await earlierPayments(scope.db, subscription.orders, today)
    : null
  // Long after its delivery was due, its customer hears of the next one before it is ordered.
  if (isOffSession && subscription.status === 'suspended' && earlier?.isLatestPaid && !earlier.isOverdue) {
    await change(scope, subscription, (locked) => settled(locked, scope.now.toISOString()))
    return { order: null }
  }
  const terms = { country, today, basketKey, attemptKey, isOffSession, earlier }
  const order = await orderDelivery(scope, subscription, terms, fields)
  const problem = renewalProblem(order)
  if (problem !== null && isOffSession)
    await change(scope, subscription, (locked) => postponed(locked, problem, scope.now.toISOString()))
  return { order, mandate }
}

type Terms = {
  country: ShopCountry
  today: string
  basketKey: string
  attemptKey: string
  isOffSession: boolean
  /** Null for what is paid at once. */
  earlier: Awaited<ReturnType<typeof earlierPayments>> | null
}

/** Where it is paid later, nothing is ordered before earlier deliveries are paid; that one was shows that the mailbox is the customer's. */
async function orderDelivery(
  scope: Scope,
  subscription: Subscription,
  terms: Terms,
  fields: With,
): Promise<CreateOrderResult> {
  const { basketKey, earlier } = terms
  const isSuspended = subscription.status === 'suspended' && terms.isOffSession
  if (earlier?.isOverdue || isSuspended) return { kind: 'refused', field: 'paymentKey' }
  await fillRenewalBasket(scope, basketKey, subscription)
  const ref = listRef(scope, basketKey)
  const options = { fields, code: undefined, includeItemsWithoutProductData: true }
  const basket = await loadBasket(scope, basketKey, await readLines(scope.db, ref, scope.now), options)
  const request = {
    ...requestOf(subscription, basket, terms),
    ...(earlier && { openLimit: payLaterLimit(terms.country, earlier.isProven) }),
  }
  return placeOrder(scope, request, fields)
}

/** Changes it unless its customer, or another process, has done so meanwhile. */
const change = (
  { db }: Pick<Scope, 'db'>,
  { id, period, attempt, status, paymentKey }: Subscription,
  changed: (subscription: Subscription) => Subscription,
) =>
  db.transaction(async (tx) => {
    const [locked] = await lockSubscriptions(tx, sql`id = ${id}`)
    if (!locked) return
    const { subscription } = locked
    const isSame =
      subscription.period === period &&
      subscription.attempt === attempt &&
      subscription.status === status &&
      subscription.paymentKey === paymentKey
    if (isSame) await saveSubscription(tx, changed(subscription))
  })

/** Until its goods are there, its customer has changed it, or has paid what is open. */
const postponed = (subscription: Subscription, problem: RenewalProblem, at: string): Subscription =>
  problem === 'overdue'
    ? unpaid(subscription, problem, at)
    : waiting(subscription, problem, shopDay(new Date(at)))

function requestOf(
  { id, period, customer, address, shipping, paymentKey, paymentFee, nextDelivery }: Subscription,
  basket: Basket,
  { country, today, attemptKey, isOffSession }: Terms,
): PlaceOrder {
  const method = deliveryMethodOf(country, shipping)
  const delivery = method
    ? feesOf({
        delivery: {
          method,
          fee: deliveryFee(method, basket.cost.withTax),
          windows: [],
          unavailableReason: null,
        },
        payment: null,
      })
    : []
  const fees: Fee[] = paymentFee
    ? [...delivery, { category: 'payment', key: paymentKey, amount: { withTax: paymentFee } }]
    : delivery
  const { total, lines } = orderAgreement(basket, fees)
  return {
    basketKey: basket.key,
    attemptKey,
    agreed: { total: minor(total), lines },
    fees,
    customer,
    address,
    ...shipping,
    // To the door, another carrier may come by now, whose fee it has. A parcel shop keeps its own.
    ...(method?.kind === 'home' && method.carrier && { carrierKey: method.carrier }),
    deliveryDate: orderDay(nextDelivery, country) >= today ? nextDelivery : null,
    paymentKey,
    prescriptionRemark: null,
    subscription: { id, period, isOffSession },
  }
}
