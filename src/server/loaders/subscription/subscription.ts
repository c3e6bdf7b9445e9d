import { shopDay } from '#domain/shop/shop-day.ts'
import { FIRST_DELIVERY_DAY, LAST_DELIVERY_DAY, parseInterval } from '#domain/catalogue/subscription-offer.ts'
import { isBound } from '#domain/subscription/cancel.ts'
import { eyesOf } from '#domain/subscription/change-details.ts'
import { isBeingOrdered, LONGEST_PAUSE } from '#domain/subscription/change.ts'
import { addDays } from '#domain/shop/local-time.ts'
import { earliestDelivery, nextScheduled, orderDay } from '#domain/subscription/delivery-dates.ts'
import { canBePaid } from '#domain/subscription/unpaid.ts'
import { isEnding, remainingDeliveries } from '#domain/subscription/remaining-deliveries.ts'
import { deliveryCost } from '#domain/subscription/delivery-cost.ts'
import {
  countryOfDelivery,
  latestFirst,
  rhythmOf,
  type Subscription,
  type SubscriptionLine,
} from '#domain/subscription/subscription.ts'
import { formatMoney } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'
import { messages } from '#i18n/messages.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import type { OrderValuesGroup } from '#server/loaders/account/own-values.ts'
import { type ProposalView, proposalViews } from './subscription-proposal.ts'
import { type SubscriptionDetails, subscriptionDetails } from './subscription-details.ts'

/** Deliveries on the rule of days. */
const SHOWN = 4

/** A subscription as its customer sees it; days are RFC 3339. */
export type SubscriptionView = {
  id: string
  status: Subscription['status']
  names: string[]
  rhythm: string
  /** Of a delivery, with what sending it costs. */
  total: string
  /** Null where it is sent free of charge. */
  fee: string | null
  /** What paying so costs, within the total; null where it costs nothing. */
  paymentFee: string | null
  /** The next one first; none where nothing more comes. */
  deliveries: string[]
  /** Until this day the next delivery can be changed; null while it waits. */
  changeUntil: string | null
  pausedUntil: string | null
  isEnding: boolean
  /** Cancelled now, it ends after one more delivery. */
  isBound: boolean
  problem: Subscription['problem']
  proposals: ProposalView[]
  /** What can be done now. */
  can: {
    change: boolean
    answer: boolean
    skip: boolean
    resume: boolean
    pay: boolean
    cancel: boolean
  }
}

/** The same with what the forms of its page offer. */
export type SubscriptionPage = SubscriptionView & {
  lines: { key: string; name: string; quantity: number }[]
  day: number
  interval: string
  intervals: { value: string; label: string }[]
  days: readonly number[]
  /** Where the next delivery may be moved; both included. */
  moveFrom: string
  moveTo: string
  pauseFrom: string
  pauseTo: string
  orders: string[]
  customerId: string
  details: SubscriptionDetails
}

export async function loadSubscriptions(
  { subscriptions, now }: Pick<Context, 'subscriptions' | 'now'>,
  variant: VariantCode,
  customerId: string,
): Promise<SubscriptionView[]> {
  const found = await subscriptions.list(customerId)
  return latestFirst(found)
    .filter(({ status }) => status !== 'pending')
    .map((each) => subscriptionView(each, variant, now()))
}

/** Null where there is none of this number, or where it is somebody else's. Without a customer, it is that of a signed link. `group`: own values that its form shows. */
export async function loadSubscription(
  { subscriptions, now, env }: Pick<Context, 'subscriptions' | 'now' | 'env'>,
  variant: VariantCode,
  { id, customerId, group }: { id: string; customerId?: string; group?: OrderValuesGroup | undefined },
): Promise<SubscriptionPage | null> {
  const found = /^\d{12}-\d{1,2}$/.test(id) ? await subscriptions.byId(id, customerId) : null
  if (!found || found.subscription.status === 'pending') return null
  const { subscription, intervals } = found
  const { definition, scheduled, lines } = subscription
  const today = shopDay(now())
  const { subscriptionInterval: interval, subscriptionDeliveryDate: day } = definition
  return {
    ...subscriptionView(subscription, variant, now()),
    lines: lines.map((line) => ({ ...line, name: lineName(line, variant) })),
    day,
    interval,
    intervals: [...new Set([interval, ...intervals])].map((value) => ({
      value,
      label: everyText(variant, value),
    })),
    days: Array.from({ length: LAST_DELIVERY_DAY }, (_, at) => FIRST_DELIVERY_DAY + at),
    moveFrom: earliestDelivery(today, countryOfDelivery(subscription)),
    moveTo: addDays(nextScheduled(scheduled, rhythmOf(subscription)), -1),
    pauseFrom: addDays(today, 1),
    pauseTo: addDays(today, LONGEST_PAUSE),
    orders: subscription.orders.toReversed(),
    customerId: subscription.customer.id,
    details: subscriptionDetails(found, variant, { hasStripe: Boolean(env.stripe), group }),
  }
}

/** The subscription of a signed link; it can be paid in the account alone. Null where the link opens nothing. */
export async function loadLinkedSubscription(
  ctx: Pick<Context, 'subscriptions' | 'now' | 'env'>,
  variant: VariantCode,
  token: string,
): Promise<SubscriptionPage | null> {
  const id = ctx.subscriptions.idOfLink(token)
  const found = id === null ? null : await loadSubscription(ctx, variant, { id })
  return found && { ...found, can: { ...found.can, pay: false } }
}

function subscriptionView(subscription: Subscription, variant: VariantCode, now: Date): SubscriptionView {
  const { id, status, lines, definition, currencyCode: currency, nextDelivery, endsAfter } = subscription
  const isOpen = status === 'active' || status === 'paused'
  const canChange = isOpen && !isBeingOrdered(subscription, now.toISOString())
  const lastDay = addDays(orderDay(nextDelivery, countryOfDelivery(subscription)), -1)
  const t = messages(variant)
  const cost = deliveryCost(subscription)
  const money = (amount: Minor) => formatMoney(amount, { intl: VARIANTS[variant].intl, currency })
  return {
    id,
    status,
    names: lines.map((line) => `${line.quantity} × ${lineName(line, variant)}`),
    rhythm:
      parseInterval(definition.subscriptionInterval)?.unit === 'month'
        ? t('subscription.rhythm', {
            every: everyText(variant, definition.subscriptionInterval),
            day: definition.subscriptionDeliveryDate,
          })
        : everyText(variant, definition.subscriptionInterval),
    total: money(cost.total),
    fee: cost.fee > 0 ? money(cost.fee) : null,
    paymentFee: cost.paymentFee > 0 ? money(cost.paymentFee) : null,
    deliveries: remainingDeliveries(subscription, SHOWN),
    changeUntil: lastDay < shopDay(now) ? null : lastDay,
    pausedUntil: subscription.pausedUntil,
    isEnding: isEnding(subscription),
    isBound: isBound(subscription),
    problem: subscription.problem,
    proposals: isOpen || status === 'suspended' ? proposalViews(subscription, variant) : [],
    can: {
      change: canChange,
      answer: canChange || status === 'suspended',
      skip: canChange && status === 'active',
      resume: status === 'paused',
      pay: canBePaid(subscription),
      cancel: (isOpen && endsAfter === null) || status === 'suspended',
    },
  }
}

/** Lenses for one eye say for which. */
function lineName({ name, values }: SubscriptionLine, variant: VariantCode): string {
  const [side, ...others] = values ? eyesOf(values) : []
  return side && others.length === 0 ? `${name} · ${messages(variant)(`product.lens.${side}`)}` : name
}

/** "every 3 months" */
function everyText(variant: VariantCode, text: string): string {
  const { unit, count } = parseInterval(text) ?? { unit: 'month', count: 1 }
  return messages(variant)(unit === 'month' ? 'subscription.months' : 'subscription.weeks', { count })
}
