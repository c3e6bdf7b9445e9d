import { placeOrder as request } from '#contract/order/place-order.ts'
import { orderFromAnswers } from '#domain/checkout/order-from-answers.ts'
import type { Step } from '#domain/checkout/step.ts'
import {
  type CheckoutNote,
  chosenMethods,
  type CheckoutInput,
  checkoutDeps,
  furthestStepFor,
} from '#domain/checkout/checkout-view.ts'
import type { Customer } from '#domain/customer/customer.ts'
import type { PaymentStep, PlaceOrder, PlaceOutcome } from '#domain/order/place-order.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { isPhone } from './phone.ts'
import type { CheckoutState } from './checkout-state.ts'

/** The result of placing an order: where to redirect, or which note to show at which step. */
export type PlacementResult =
  | { kind: 'done'; cbd: string }
  | { kind: 'redirect'; url: string }
  | { kind: 'empty' }
  | { kind: 'back'; step: Step; note: CheckoutNote; attempt?: string }

/** The part of an order that comes from the browser. The server creates the rest, and the Shop API validates it. */
const fromForm = request.pick({ attemptKey: true, agreed: true })

/** What the review form contains: the attempt key, and the summary that the page showed and the customer accepted. */
type Pressed = { attempt: string | undefined; agreed: string | undefined; origin: string }

/**
 * Places an order with valid answers. The content of the form is only compared: fees, prices and addresses come
 * from the server.
 */
export async function placeOrder(
  scope: RequestScope,
  customer: Customer,
  { basketKey, known }: CheckoutState,
  pressed: Pressed,
): Promise<PlacementResult> {
  const { ctx, variant } = scope
  const wanted = wantedOf(known, customer, basketKey, pressed)
  if (wanted === null) return { kind: 'back', step: 'review', note: 'failed' }
  const outcome = await ctx.orders.place(wanted, { variant, origin: pressed.origin }).catch(failedIn(scope))
  if (outcome === null) return { kind: 'back', step: 'review', note: 'failed', attempt: wanted.attemptKey }
  if (outcome.kind === 'changed')
    await ctx.checkoutDrafts.keep(basketKey, { answers: known.answers, changes: outcome.changes })
  return placedBy(outcome)
}

function wantedOf(
  known: CheckoutInput,
  { id, email, isGuest }: Customer,
  basketKey: string,
  { attempt, agreed }: Pressed,
): PlaceOrder | null {
  const deps = checkoutDeps(known, isPhone)
  const { delivery, payment } = chosenMethods(known.answers, deps)
  if (!delivery || !payment || furthestStepFor(known.answers, deps) !== 'review') return null
  const submitted = fromForm.safeParse({ attemptKey: attempt, agreed: jsonIn(agreed ?? '') })
  if (!submitted.success) return null
  return {
    ...orderFromAnswers(known.answers, known.country, { delivery, payment }),
    ...submitted.data,
    basketKey,
    customer: { id: isGuest ? null : id, email },
  }
}

function placedBy(outcome: PlaceOutcome): PlacementResult {
  if (outcome.kind === 'empty') return { kind: 'empty' }
  if (outcome.kind === 'changed') return { kind: 'back', step: 'review', note: 'changed' }
  return outcome.kind === 'placed'
    ? placementOf(outcome.step)
    : { kind: 'back', step: 'review', note: 'failed' }
}

export function placementOf(step: PaymentStep): PlacementResult {
  if (step.kind === 'redirect') return step
  // The page of the order follows a payment that is under way.
  return step.kind === 'failed'
    ? { kind: 'back', step: 'payment', note: 'payment-failed' }
    : { kind: 'done', cbd: step.cbd }
}

/**
 * Whether an order exists is unknown. The attempt key goes back to the form, because submitting it again results in
 * the same order.
 */
const failedIn =
  ({ ctx }: RequestScope) =>
  (error: unknown): null => {
    ctx.log.error({ error }, 'an order was not placed')
    return null
  }

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
