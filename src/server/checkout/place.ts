import { placeOrder as request } from '#contract/order/place-order.ts'
import { answered } from '#domain/checkout/placing.ts'
import type { Step } from '#domain/checkout/step.ts'
import { type CheckoutNote, chosenOf, type Known, worldOf } from '#domain/checkout/view.ts'
import type { Customer } from '#domain/customer/customer.ts'
import type { PaymentStep, PlaceOrder, PlaceOutcome } from '#domain/order/place-order.ts'
import type { Visit } from '#server/rpc/procedure.ts'
import { isPhone } from './phone.ts'
import type { CheckoutState } from './state.ts'

/** What came of pressing the button: where to go, or what to say at which step. */
export type Placed =
  | { kind: 'done'; cbd: string }
  | { kind: 'redirect'; url: string }
  | { kind: 'empty' }
  | { kind: 'back'; step: Step; note: CheckoutNote; attempt?: string }

/** What the form of the review says: which attempt it is, and what was agreed to, as the page has said it. */
type Pressed = { attempt: string | undefined; agreed: string | undefined; origin: string }

/** Places an order with answers that are right. What the form says is only compared: fees, prices and addresses are the server's own. */
export async function placeOrder(
  visit: Visit,
  customer: Customer,
  { basketKey, known }: CheckoutState,
  pressed: Pressed,
): Promise<Placed> {
  const { ctx, variant } = visit
  const wanted = wantedOf(known, customer, basketKey, pressed)
  if (wanted === null) return { kind: 'back', step: 'review', note: 'failed' }
  const outcome = await ctx.orders.place(wanted, { variant, origin: pressed.origin }).catch(failedIn(visit))
  if (outcome === null) return { kind: 'back', step: 'review', note: 'failed', attempt: wanted.attemptKey }
  if (outcome.kind === 'changed')
    await ctx.checkouts.keep(basketKey, { answers: known.answers, changes: outcome.changes })
  return placedBy(outcome)
}

function wantedOf(
  known: Known,
  { id, email, isGuest }: Customer,
  basketKey: string,
  { attempt, agreed }: Pressed,
): PlaceOrder | null {
  const { delivery, payment } = chosenOf(known.answers, worldOf(known, isPhone))
  if (!delivery || !payment) return null
  const parsed = request.safeParse({
    ...answered(known.answers, known.country, { delivery, payment }),
    basketKey,
    attemptKey: attempt,
    agreed: jsonIn(agreed ?? ''),
    customer: { id: isGuest ? null : id, email },
  })
  return parsed.success ? parsed.data : null
}

function placedBy(outcome: PlaceOutcome): Placed {
  if (outcome.kind === 'empty') return { kind: 'empty' }
  if (outcome.kind === 'changed') return { kind: 'back', step: 'review', note: 'changed' }
  return outcome.kind === 'placed' ? placedAt(outcome.step) : { kind: 'back', step: 'review', note: 'failed' }
}

export function placedAt(step: PaymentStep): Placed {
  if (step.kind === 'redirect') return step
  // A payment that is on its way is followed on the page of the order.
  return step.kind === 'failed'
    ? { kind: 'back', step: 'payment', note: 'payment-failed' }
    : { kind: 'done', cbd: step.cbd }
}

/** Whether an order came about is not known: the same press may be made again, and gives the same order. Hence its name goes back. */
const failedIn =
  ({ ctx }: Visit) =>
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
