import { mistakesIn } from '#domain/checkout/answers.ts'
import { shownStep } from '#domain/checkout/step.ts'
import { CHECKOUT_NOTES, type CheckoutView, openStepOf, worldOf } from '#domain/checkout/view.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { newAttempt } from '#server/checkout/attempt.ts'
import { attemptIn } from '#server/checkout/pressed.ts'
import { isPhone } from '#server/checkout/phone.ts'
import { type CheckoutState, readCheckout } from '#server/checkout/state.ts'
import type { Visit } from '#server/rpc/procedure.ts'

export type CheckoutLoaded = { view: CheckoutView; removed: CheckoutState['removed'] }

/** Where the caller is on his way to an order. `query` wishes for a step, and says what became of the last one. */
export async function loadCheckout(
  visit: Visit,
  customer: Customer,
  query: URLSearchParams,
): Promise<Result<CheckoutLoaded, 'empty'>> {
  const state = await readCheckout(visit, customer)
  return state ? ok({ view: viewOf(state, customer, query), removed: state.removed }) : fail('empty')
}

function viewOf(
  { known, changes, isFresh }: CheckoutState,
  customer: Customer,
  query: URLSearchParams,
): CheckoutView {
  const world = worldOf(known, isPhone)
  const hasFailed = query.get('payment') === 'failed'
  const wished = query.get('step') ?? (hasFailed ? 'payment' : isFresh ? 'address' : null)
  const step = shownStep(wished, openStepOf(known.answers, world))
  // Who wishes for a step that he cannot reach yet is told what is missing.
  const isTried = query.has('wrong') || (wished !== null && wished !== step)
  // Providers send back whoever has not paid with a word of their own.
  const note = hasFailed
    ? 'payment-failed'
    : (CHECKOUT_NOTES.find((each) => each === query.get('note')) ?? null)
  return {
    ...known,
    step,
    mistakes: isTried ? mistakesIn(step, known.answers, world) : [],
    customer: { email: customer.email, isGuest: customer.isGuest },
    note,
    changes: note === 'changed' ? changes : [],
    // A press whose answer was lost is made again by its own name: it may have come to an order.
    attempt: (note === 'failed' && attemptIn(query.get('attempt'))) || newAttempt(),
  }
}
