import { declarationOf } from '#domain/declaration/declaration.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { createSubscriptions } from '#modules/subscription/subscriptions.ts'
import type { Database } from '#shop-api/open-database.ts'
import { recordingLog } from '#tests/support/log.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** Care: 7.99 once, 7.19 in the first delivery and 7.03 in each later one. */
const CARE = 100
const DAY = 24 * 60

/** A shop whose customers subscribe to care, and its job. `letters`: the keys of those that were queued. */
export function subscriptionShop(shop: () => TestShop, database: () => Database) {
  const setStock = (quantity: number) =>
    database().db.execute(`update stock set quantity = ${quantity} where variant_id = ${CARE}`)
  /** Orders two bottles each month, from a basket that is named like the customer where nothing else is said. */
  async function subscribe(
    who: string,
    paymentKey = 'creditcard',
    basket = who,
    rest: Partial<PlaceOrder> = {},
  ) {
    const day = Math.min(shop().now().getUTCDate(), 30)
    const customData = {
      pricePromotionKey: 'subscription',
      subscriptionDefinition: { subscriptionInterval: '1', subscriptionDeliveryDate: day },
    }
    await shop().baskets.add(basket, { variantId: CARE, quantity: 2, customData })
    const request = await shop().fill(basket, CARE, 1, {
      paymentKey,
      customer: { id: who, email: `${who}@example.com` },
      ...rest,
    })
    const placed = await shop().placeOrder(request)
    return { ...placed, number: `${placed.order.id}-1` }
  }

  async function pay({ payment, reference }: Awaited<ReturnType<TestShop['placeOrder']>>) {
    shop().statuses.set(reference, 'authorised')
    await shop().payments.handleReturn(payment.id, shop().location, false)
  }

  /** Its customer pays what the bank has refused. */
  async function payInPerson(number: string, who: string) {
    const step = await subscriptions().pay(number, who, shop().location)
    if (step?.kind !== 'redirect') throw new Error('nothing is to be paid')
    const [payment = ''] = /[\w-]{20,}$/.exec(step.url) ?? []
    shop().statuses.set(`ref-${payment}`, 'authorised')
    await shop().payments.handleReturn(payment, shop().location, false)
  }

  const letters: string[] = []
  /** Contracts whose cancellation was declared without signing in, by mailbox, while the shop was stopped. */
  const declared = new Map<string, string>()
  /** Orders from which their buyers have withdrawn. */
  const withdrawn = new Set<string>()
  const declarations = {
    find: async () => null,
    openCancellations: async () =>
      [...declared].map(([email, contract]) => ({
        key: email,
        settledAt: null,
        declared: { declaration: declarationOf('cancellation', { email, contract, manner: 'ordinary' }) },
      })),
    openWithdrawals: async () => [...withdrawn],
    settle: async (email: string) => declared.delete(email),
  }
  const subscriptions = () =>
    createSubscriptions({
      repository: shop().subscriptions,
      orders: shop().orders,
      declarations,
      payments: shop().payments,
      mail: {
        async enqueue(_, { key }) {
          if (!letters.includes(key)) letters.push(key)
        },
        deliverSoon() {},
      },
      database: async () => database().db,
      secrets: ['a-secret'],
      now: shop().now,
      log: recordingLog().log,
    })
  const run = () => subscriptions().job.run({ data: {}, signal: new AbortController().signal })
  async function see(number: string): Promise<Subscription> {
    const found = await shop().subscriptions.byId(number)
    if (!found) throw new Error('no subscription')
    return found.subscription
  }
  const ordersOf = async (who: string) => (await shop().orders.byCustomer(who)).orders
  /** Moves the clock to a day and runs the job. */
  async function runOn(day: string) {
    shop().advanceMinutes((Date.parse(`${day}T06:00:00Z`) - shop().now().getTime()) / 60_000)
    await run()
  }

  /** Runs the job on the day of the announcement, then on the day of the order. */
  async function untilOrdered(number: string) {
    for (let round = 0; round < 2; round += 1) {
      const { dueOn } = await see(number)
      await runOn(dueOn ?? '2026-01-01')
    }
  }

  /** The job runs each day. */
  async function passDays(days: number) {
    for (let day = 0; day < days; day += 1) {
      shop().advanceMinutes(DAY)
      await run()
    }
  }

  return {
    declared,
    letters,
    ordersOf,
    passDays,
    pay,
    payInPerson,
    run,
    runOn,
    see,
    setStock,
    subscribe,
    subscriptions,
    untilOrdered,
    withdrawn,
  }
}
