import { placeOrder as placeOrderSchema } from '#contract/order/place-order.ts'
import { orderFromAnswers } from '#domain/checkout/order-from-answers.ts'
import type { Step } from '#domain/checkout/step.ts'
import {
  type CheckoutNote,
  chosenMethods,
  type CheckoutInput,
  checkoutDeps,
  furthestStepFor,
  isPaid,
  namedChanges,
  removedGoods,
} from '#domain/checkout/checkout-view.ts'
import { payLaterLimit } from '#domain/checkout/pay-later-limits.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import type { Customer } from '#domain/customer/customer.ts'
import type { PaymentStep, PlaceOrder, PlaceOutcome } from '#domain/order/place-order.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { FIELD_CHECKS } from './field-checks.ts'
import type { CheckoutState } from './checkout-state.ts'

/** The result of placing an order: where to redirect, or which note to show at which step. */
export type PlacementResult =
  | { kind: 'done'; cbd: string }
  | { kind: 'redirect'; url: string }
  | { kind: 'empty' }
  | { kind: 'back'; step: Step; note: CheckoutNote; attempt?: string }

/** The part of an order that comes from the browser. The server creates the rest, and the Shop API validates it. */
const fromForm = placeOrderSchema.pick({ attemptKey: true, agreed: true })

/** What the review form contains: the attempt key, and the summary that the page showed and the customer accepted. */
type ReviewSubmission = { attempt: string | undefined; agreed: string | undefined; origin: string }

/**
 * Places an order with valid answers. The content of the form is only compared: fees, prices and addresses come
 * from the server.
 */
export async function placeOrder(
  scope: RequestScope,
  customer: Customer,
  { basketKey, input, changes }: CheckoutState,
  submission: ReviewSubmission,
): Promise<PlacementResult> {
  const { ctx, variant } = scope
  const heldBy = ctx.visitors.addressHash(scope.caller.address)
  const request = orderRequest(input, customer, basketKey, { ...submission, heldBy })
  if (request === null) return { kind: 'back', step: 'review', note: 'failed' }
  if (await hasTooManyAttempts(scope, customer, request))
    return request.agreed.total === 0 ? MANY_ORDERS : PAY_LATER_LIMIT
  const outcome = await ctx.orders
    .place(request, { variant, origin: submission.origin })
    .catch(logFailure(scope))
  if (outcome === null) return { kind: 'back', step: 'review', note: 'failed', attempt: request.attemptKey }
  if (outcome.kind === 'changed')
    await ctx.checkoutDrafts.save(basketKey, {
      answers: input.answers,
      changes: namedChanges(removedGoods(changes), outcome.changes),
    })
  if (isUnreadable(outcome)) ctx.log.warn({ variant }, 'the Shop API could not read an order')
  return placementOfOutcome(outcome)
}

const PAY_LATER_LIMIT: PlacementResult = { kind: 'back', step: 'payment', note: 'pay-later-limit' }

/** Nothing is paid, so no other payment method helps. */
const MANY_ORDERS: PlacementResult = { kind: 'back', step: 'review', note: 'many-orders' }

/** Anybody can enter any mailbox, so orders of strangers that are paid later are counted by network address as well. */
async function hasTooManyAttempts(
  { ctx, caller }: RequestScope,
  { isVerified }: Customer,
  { paymentKey }: PlaceOrder,
): Promise<boolean> {
  if (isVerified || !isPaidLater(paymentKey)) return false
  return (await ctx.rateLimits.count('pay later', { visitor: undefined, address: caller.address })) > 0
}

function orderRequest(
  input: CheckoutInput,
  { id, email, isGuest, isVerified }: Customer,
  basketKey: string,
  { attempt, agreed, heldBy }: ReviewSubmission & { heldBy: string | undefined },
): PlaceOrder | null {
  const deps = checkoutDeps(input, FIELD_CHECKS)
  const { delivery, payment } = chosenMethods(input.answers, deps)
  const isComplete = delivery !== null && (payment !== null || !isPaid(deps))
  if (!isComplete || furthestStepFor(input.answers, deps) !== 'review') return null
  const parsed = fromForm.safeParse({ attemptKey: attempt, agreed: parseJson(agreed ?? '') })
  if (!parsed.success) return null
  return {
    ...orderFromAnswers(input.answers, input.country, { delivery, payment }, input.branches),
    ...parsed.data,
    basketKey,
    customer: { id: isGuest ? null : id, email },
    ...(input.isLensReminderAnnounced &&
      input.answers.unreminded !== 'yes' && { isLensReminderAnnounced: true }),
    ...(heldBy !== undefined && { heldBy }),
    ...(payment &&
      isPaidLater(payment.method.key) && { openLimit: payLaterLimit(input.country, isVerified) }),
  }
}

function placementOfOutcome(outcome: PlaceOutcome): PlacementResult {
  if (outcome.kind === 'empty') return { kind: 'empty' }
  if (outcome.kind === 'changed') return { kind: 'back', step: 'review', note: 'changed' }
  if (outcome.kind === 'placed') return placementOf(outcome.step)
  if (outcome.field === 'paymentKey') return PAY_LATER_LIMIT
  if (outcome.field === 'customer.id') return { kind: 'back', step: 'review', note: 'needs-account' }
  // Only the address is free text, so it is what the shopper can change.
  if (isUnreadable(outcome)) return { kind: 'back', step: 'address', note: 'unreadable' }
  if (outcome.reason === 'held' || outcome.reason === 'held-nearby' || outcome.reason === 'try-on-limit')
    return { kind: 'back', step: 'review', note: outcome.reason }
  // The review reads the basket again, which restores what the shop sells.
  return { kind: 'back', step: 'review', note: outcome.reason ? 'changed' : 'failed' }
}

const isUnreadable = (outcome: PlaceOutcome): boolean => outcome.kind === 'refused' && outcome.field === ''

export function placementOf(step: PaymentStep): PlacementResult {
  if (step.kind === 'redirect') return step
  // The page of the order follows a payment that is under way.
  return step.kind === 'failed'
    ? { kind: 'back', step: 'payment', note: step.isLate ? 'payment-late' : 'payment-failed' }
    : { kind: 'done', cbd: step.cbd }
}

/**
 * Whether an order exists is unknown. The attempt key goes back to the form, because submitting it again results in
 * the same order.
 */
const logFailure =
  ({ ctx }: RequestScope) =>
  (error: unknown): null => {
    ctx.log.error({ error }, 'an order was not placed')
    return null
  }

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
