import { validateStep } from '#domain/checkout/answers.ts'
import { resolveStep } from '#domain/checkout/step.ts'
import {
  CHECKOUT_NOTES,
  type CheckoutNote,
  type CheckoutView,
  furthestStepFor,
  isPaid,
  checkoutDeps,
  offeredBranches,
  removedGoods,
} from '#domain/checkout/checkout-view.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { mailboxInUnicode } from '#domain/form/mailbox.ts'
import { newAttemptKey } from '#server/checkout/attempt-key.ts'
import { parseAttemptKey } from '#server/checkout/replayed-submission.ts'
import { FIELD_CHECKS } from '#server/checkout/field-checks.ts'
import { type CheckoutState, readCheckout, takeRemoved } from '#server/checkout/checkout-state.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/** The caller's checkout. `query` names the requested step and the outcome of the last one. */
export async function loadCheckout(
  scope: RequestScope,
  customer: Customer,
  query: URLSearchParams,
): Promise<Result<CheckoutView, 'empty'>> {
  const state = await readCheckout(scope, customer)
  if (!state) return fail('empty')
  await takeRemoved(scope, state.basketKey)
  return ok(viewOf(state, customer, query))
}

const PAYMENT_NOTES: Partial<Record<string, CheckoutNote>> = {
  failed: 'payment-failed',
  late: 'payment-late',
}

function viewOf(
  { input, changes, isFresh }: CheckoutState,
  customer: Customer,
  query: URLSearchParams,
): CheckoutView {
  const deps = checkoutDeps(input, FIELD_CHECKS)
  const failure = PAYMENT_NOTES[query.get('payment') ?? '']
  const requested = query.get('step') ?? (failure ? 'payment' : isFresh ? 'address' : null)
  const step = resolveStep(requested, furthestStepFor(input.answers, deps), isPaid(deps))
  // If the requested step cannot be reached yet, the page shows what is missing.
  const hasTried = query.has('wrong') || (requested !== null && requested !== step)
  // Payment providers send shoppers back with a parameter of their own if the payment failed.
  const note = failure ?? CHECKOUT_NOTES.find((each) => each === query.get('note')) ?? null
  return {
    ...input,
    branches: offeredBranches(input),
    step,
    mistakes: hasTried ? validateStep(step, input.answers, deps) : [],
    customer: { email: mailboxInUnicode(customer.email), isGuest: customer.isGuest },
    note,
    changes: note === 'changed' ? changes : removedGoods(changes),
    // After a lost answer the same attempt key is used again, because the attempt may have created an order.
    attempt: (note === 'failed' && parseAttemptKey(query.get('attempt'))) || newAttemptKey(),
  }
}
