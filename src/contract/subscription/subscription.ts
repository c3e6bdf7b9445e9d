import { z } from 'zod'
import { address, collectionPoint, newAddress } from '#contract/order/address.ts'
import { day } from '#contract/order/order.ts'
import { createOrderResult } from '#contract/order/payment.ts'
import { lensEye, lensPrescription } from '#contract/shop-api/lens-values.ts'
import { minor } from '#contract/shop-api/money.ts'
import { FIRST_DELIVERY_DAY, LAST_DELIVERY_DAY, parseInterval } from '#domain/catalogue/subscription-offer.ts'
import { LENS_PARAMETERS } from '#domain/lens/range.ts'
import { PAYMENT_KEYS } from '#domain/order/payment-key.ts'
import { MOST_WITHDRAWN } from '#domain/declaration/declaration.ts'
import { MOST_PIECES } from '#domain/subscription/change-details.ts'
import type { SubscriptionChange } from '#domain/subscription/change.ts'
import {
  SUBSCRIPTION_ACTORS,
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_STATUSES,
} from '#domain/subscription/status.ts'
import {
  SUBSCRIPTION_LETTERS,
  SUBSCRIPTION_PROBLEMS,
  type Subscription,
} from '#domain/subscription/subscription.ts'

/** The number of an order, a dash, and which of its subscriptions it is. */
export const subscriptionId = z.string().regex(/^\d{12}-\d{1,2}$/, 'not the number of a subscription')
const orderNumber = z.string().regex(/^\d{12}$/)
const customerId = z.string().min(1).max(100)
const moment = z.iso.datetime({ offset: true })

export const subscription = z.object({
  id: subscriptionId,
  shopId: z.int(),
  customer: z.object({ id: customerId, email: z.string() }),
  status: z.enum(SUBSCRIPTION_STATUSES),
  createdAt: moment,
  definition: z.object({
    subscriptionInterval: z.string(),
    subscriptionDeliveryDate: z.int(),
    subscriptionTerm: z.number().nullable(),
    subscriptionCancellationPolicy: z.string(),
  }),
  currencyCode: z.string().length(3),
  lines: z.array(
    z.object({
      key: z.string(),
      variantId: z.int(),
      name: z.string(),
      quantity: z.int(),
      values: lensPrescription.nullable(),
      price: z.object({ first: minor, subsequent: minor }),
    }),
  ),
  address: z.object({ billing: address, shipping: address, forward: address.nullable() }),
  shipping: z.object({ carrierKey: z.string(), collectionPoint: collectionPoint.nullable() }),
  paymentKey: z.string(),
  paymentFee: minor.exactOptional(),
  period: z.int(),
  deliveries: z.int(),
  attempt: z.int(),
  failures: z.int(),
  scheduled: day,
  nextDelivery: day,
  dueOn: day.nullable(),
  isAnnounced: z.boolean(),
  pausedUntil: day.nullable(),
  endsAfter: z.int().nullable(),
  problem: z.enum(SUBSCRIPTION_PROBLEMS).nullable(),
  valuesAskedOn: day.exactOptional(),
  proposals: z
    .array(
      z.object({
        replaces: z.int(),
        variantId: z.int(),
        name: z.string(),
        subsequent: minor,
        from: day,
        isAccepted: z.boolean(),
        isDeclined: z.literal(true).exactOptional(),
      }),
    )
    .exactOptional(),
  orders: z.array(z.string()),
  letters: z.array(z.object({ key: z.string(), kind: z.enum(SUBSCRIPTION_LETTERS) })),
  history: z.array(
    z.object({
      at: moment,
      event: z.enum([...SUBSCRIPTION_EVENTS, 'change', 'skip']),
      actor: z.enum(SUBSCRIPTION_ACTORS),
      key: z.string().exactOptional(),
    }),
  ),
}) satisfies z.ZodType<Subscription>

/** The eyes of a line of lenses. */
const lineEyes = z.strictObject({ right: lensEye.exactOptional(), left: lensEye.exactOptional() })

/** What a customer may change. What the customer has seen is no change. */
export const subscriptionChange = z
  .strictObject({
    skip: z.literal(true).exactOptional(),
    moveTo: day.exactOptional(),
    pauseUntil: day.exactOptional(),
    resume: z.literal(true).exactOptional(),
    day: z.int().min(FIRST_DELIVERY_DAY).max(LAST_DELIVERY_DAY).exactOptional(),
    interval: z
      .string()
      .refine((text) => parseInterval(text) !== null, 'not an interval like 3 (months) or 6w (weeks)')
      .exactOptional(),
    quantities: z.record(z.string().max(100), z.int().min(1).max(MOST_PIECES)).exactOptional(),
    address: newAddress.exactOptional(),
    values: z.record(z.string().max(100), lineEyes).exactOptional(),
    answer: z.enum(['accept', 'decline']).exactOptional(),
    seen: z
      .strictObject({ delivery: day.exactOptional(), offer: z.string().max(40).exactOptional() })
      .exactOptional(),
  })
  .refine(
    (change) => Object.keys(change).some((name) => name !== 'seen'),
    'names no change',
  ) satisfies z.ZodType<SubscriptionChange>

/** A subscription with what its products offer now: intervals, and values of lenses by the key of the line. */
export const subscriptionWithOffer = z.object({
  subscription,
  intervals: z.array(z.string()),
  ranges: z.record(
    z.string(),
    z.array(
      z.object({
        parameter: z.enum(LENS_PARAMETERS),
        values: z.array(z.number()),
        names: z.array(z.string()).exactOptional(),
      }),
    ),
  ),
})

/** Who changes it: a customer only their own. */
const by = z.discriminatedUnion('actor', [
  z.object({ actor: z.literal('customer'), customerId }),
  z.object({ actor: z.literal('operator') }),
])
export const requestKey = z.string().regex(/^[\w-]{8,64}$/, 'must be 8 to 64 signs')

/** The bodies of `POST /v1/subscriptions/{id}/changes`, `…/cancellation`, `…/orders` and `…/letters`. */
export const changeRequest = z.object({ by, key: requestKey, change: subscriptionChange })
export const cancellationRequest = z.object({ by, manner: z.enum(['ordinary', 'extraordinary']) })
export type ChangeRequest = z.output<typeof changeRequest>
export type CancellationRequest = z.output<typeof cancellationRequest>
/** The body of `POST /v1/subscriptions/{id}/mandate`: by what later deliveries are paid; `reference` is the provider's. */
export const mandateRequest = z.object({
  customerId,
  paymentKey: z.enum(PAYMENT_KEYS),
  reference: z.string().min(1).max(200),
})
export type MandateRequest = z.output<typeof mandateRequest>
/** Without a customer, it is the job that renews by mandate. */
export const renewalRequest = z.object({ customerId: customerId.exactOptional() })
export const sentLetter = z.object({ key: z.string().min(1).max(100) })

/**
 * The body and the answer of `POST /v1/subscriptions/proposals`: the customers of a variant are offered its price of today, or a successor;
 * with `all`, those of all goods are offered the prices of today; with `ranges`, nothing is offered: who gets a lens within thirty days that is
 * no longer made with their values hears of it. A page of those whose ids follow; `next`: null after the last page.
 * `skipped`: the successor is not made with their values.
 */
const after = subscriptionId.exactOptional()
export const proposalRequest = z.union([
  z.strictObject({ variantId: z.int(), successorId: z.int().exactOptional(), after }),
  z.strictObject({ all: z.literal(true), after }),
  z.strictObject({ ranges: z.literal(true), after }),
])
export const proposalResult = z.object({
  proposed: z.int(),
  skipped: z.int(),
  next: subscriptionId.nullable(),
})
export type ProposalRequest = z.output<typeof proposalRequest>
export type ProposalResult = z.output<typeof proposalResult>

/** The body and the answer of `POST /v1/subscriptions/due`: a page of those whose ids follow. `next`: null after the last page. What `withdrawn` orders began waits. */
export const dueRequest = z.object({
  after: subscriptionId.exactOptional(),
  withdrawn: z.array(orderNumber).max(MOST_WITHDRAWN).exactOptional(),
})
export const duePage = z.object({ subscriptions: z.array(subscription), next: subscriptionId.nullable() })

/** Of one customer, or of all; a page of those whose ids follow. */
export const subscriptionsQuery = z.object({
  customerId: customerId.optional(),
  after: subscriptionId.optional(),
})
export const subscriptions = z.array(subscription)

/** An order of a subscription, and the mandate by which it is paid. `not-due`: there is nothing to order now. */
export const renewalResult = z.union([
  z.object({ order: createOrderResult, mandate: z.string().nullable() }),
  z.object({ order: z.null() }),
])
