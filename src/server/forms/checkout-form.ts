import { validateStep } from '#domain/checkout/answers.ts'
import { isStep, stepAfter } from '#domain/checkout/step.ts'
import { checkoutDeps, firstInvalidStep, isPaid } from '#domain/checkout/checkout-view.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { FIELD_CHECKS } from '#server/checkout/field-checks.ts'
import { placeOrder, type PlacementResult } from '#server/checkout/place-order.ts'
import { replayedSubmission } from '#server/checkout/replayed-submission.ts'
import { saveAnswers, readCheckout } from '#server/checkout/checkout-state.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, isRateLimited, seeOther } from './form-action.ts'

/** Maximum number of characters of an answer. */
const MAX_LENGTH = 20_000

/** The address of the request, and those of the next screens, as the visitor sees them. */
type Urls = { url: URL; checkout: string; basket: string; success: string }

/**
 * Handles the form of a step and redirects (303): to the next step, to this one with its mistakes, or with the
 * order to its payment. A form of another site is rejected with 403.
 */
export const handleCheckoutForm = (
  scope: RequestScope,
  customer: Customer,
  request: Request,
  urls: Urls,
): Promise<Response> =>
  formAction(request, urls.url, async (form) => {
    const field = (name: string) => form.get(name)?.toString().slice(0, MAX_LENGTH)
    return seeOther(await submit(scope, customer, field, urls))
  })

async function submit(
  scope: RequestScope,
  customer: Customer,
  field: (name: string) => string | undefined,
  urls: Urls,
): Promise<string> {
  const stepUrl = stepUrls(urls)
  const step = field('step') ?? ''
  if (!isStep(step)) return stepUrl({ note: 'failed' })
  if (await isRateLimited(scope, 'checkout form')) return stepUrl({ step, note: 'later' })
  const before = await readCheckout(scope, customer)
  if (before === null) return (await replayedSubmissionUrl(scope, field('attempt'), urls)) ?? urls.basket
  const state = await saveAnswers(scope, before, step, field)
  const { answers } = state.input
  const deps = checkoutDeps(state.input, FIELD_CHECKS)
  const invalid = step === 'review' ? firstInvalidStep(answers, deps) : step
  if (invalid !== null && validateStep(invalid, answers, deps).length > 0)
    return stepUrl({ step: invalid, wrong: '1' })
  if (step !== 'review') return stepUrl({ step: stepAfter(step, isPaid(deps)) })
  const submission = { attempt: field('attempt'), agreed: field('agreed'), origin: urls.url.origin }
  return urlAfter(await placeOrder(scope, customer, state, submission), urls)
}

/** The next page of a submission whose answer was lost, by its attempt key; null where it created no order. */
export async function replayedSubmissionUrl(
  scope: RequestScope,
  attempt: string | null | undefined,
  urls: Urls,
): Promise<string | null> {
  const replayed = await replayedSubmission(scope, attempt, urls.url.origin)
  return replayed && urlAfter(replayed, urls)
}

const stepUrls =
  ({ checkout }: Urls) =>
  (query: Record<string, string>) =>
    `${checkout}?${new URLSearchParams(query)}`

function urlAfter(placed: PlacementResult, urls: Urls): string {
  if (placed.kind === 'done') return `${urls.success}?${new URLSearchParams({ cbd: placed.cbd })}`
  if (placed.kind === 'redirect') return placed.url
  if (placed.kind === 'empty') return urls.basket
  const { step, note, attempt } = placed
  return stepUrls(urls)({ step, note, ...(attempt && { attempt }) })
}
