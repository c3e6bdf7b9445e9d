import { validateStep } from '#domain/checkout/answers.ts'
import { isStep, stepAfter } from '#domain/checkout/step.ts'
import { checkoutDeps } from '#domain/checkout/checkout-view.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { isPhone } from '#server/checkout/phone.ts'
import { placeOrder, type PlacementResult } from '#server/checkout/place-order.ts'
import { replayedSubmission } from '#server/checkout/replayed-submission.ts'
import { saveAnswers, readCheckout } from '#server/checkout/checkout-state.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'

/** Maximum number of characters of an answer. */
const LONGEST = 20_000

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
    const field = (name: string) => form.get(name)?.toString().slice(0, LONGEST)
    return seeOther(await follow(scope, customer, field, urls))
  })

async function follow(
  scope: RequestScope,
  customer: Customer,
  field: (name: string) => string | undefined,
  urls: Urls,
): Promise<string> {
  const at = stepsOf(urls)
  const step = field('step') ?? ''
  if (!isStep(step)) return at({ note: 'failed' })
  if (await isTooOften(scope)) return at({ step, note: 'later' })
  const before = await readCheckout(scope, customer)
  if (before === null) return (await replayedSubmissionUrl(scope, field('attempt'), urls)) ?? urls.basket
  const state = await saveAnswers(scope, before, step, field)
  const { known } = state
  if (validateStep(step, known.answers, checkoutDeps(known, isPhone)).length > 0)
    return at({ step, wrong: '1' })
  if (step !== 'review') return at({ step: stepAfter(step) })
  const pressed = { attempt: field('attempt'), agreed: field('agreed'), origin: urls.url.origin }
  return addressAfter(await placeOrder(scope, customer, state, pressed), urls)
}

/** The next page of a submission whose answer was lost, by its attempt key; null where it created no order. */
export async function replayedSubmissionUrl(
  scope: RequestScope,
  attempt: string | null | undefined,
  urls: Urls,
): Promise<string | null> {
  const pressed = await replayedSubmission(scope, attempt, urls.url.origin)
  return pressed && addressAfter(pressed, urls)
}

const stepsOf =
  ({ checkout }: Urls) =>
  (query: Record<string, string>) =>
    `${checkout}?${new URLSearchParams(query)}`

function addressAfter(placed: PlacementResult, urls: Urls): string {
  if (placed.kind === 'done') return `${urls.success}?${new URLSearchParams({ cbd: placed.cbd })}`
  if (placed.kind === 'redirect') return placed.url
  if (placed.kind === 'empty') return urls.basket
  const { step, note, attempt } = placed
  return stepsOf(urls)({ step, note, ...(attempt && { attempt }) })
}

const isTooOften = async ({ ctx, caller }: RequestScope): Promise<boolean> =>
  (await ctx.rateLimits.count('checkout form', { visitor: caller.user?.id, address: undefined })) > 0
