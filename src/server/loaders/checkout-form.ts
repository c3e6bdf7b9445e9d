import { mistakesIn } from '#domain/checkout/answers.ts'
import { isStep, stepAfter } from '#domain/checkout/step.ts'
import { worldOf } from '#domain/checkout/view.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { isPhone } from '#server/checkout/phone.ts'
import { placeOrder, type Placed } from '#server/checkout/place.ts'
import { pressedBefore } from '#server/checkout/pressed.ts'
import { keepAnswers, readCheckout } from '#server/checkout/state.ts'
import type { Visit } from '#server/rpc/procedure.ts'
import { isCrossSite } from '#server/session/cross-site.ts'

/** Longer than any answer is. */
const LONGEST = 20_000

/** The address of the visitor, and those of the screens that follow, as he sees them. */
type Place = { url: URL; checkout: string; basket: string; success: string }

/**
 * Follows the form of a step, and leads on (303): to the next step, to this one with what is to be put right, or with the order to its
 * payment. A form of another site is refused with 403.
 */
export async function answerCheckoutForm(
  visit: Visit,
  customer: Customer,
  request: Request,
  place: Place,
): Promise<Response> {
  if (isCrossSite(request.headers, place.url)) return new Response(null, { status: 403 })
  const form = await request.formData().catch(() => new FormData())
  const said = (name: string) => form.get(name)?.toString().slice(0, LONGEST)
  const location = await follow(visit, customer, said, place)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}

async function follow(
  visit: Visit,
  customer: Customer,
  said: (name: string) => string | undefined,
  place: Place,
): Promise<string> {
  const at = stepsOf(place)
  const step = said('step') ?? ''
  if (!isStep(step)) return at({ note: 'failed' })
  if (await isTooOften(visit)) return at({ step, note: 'later' })
  const before = await readCheckout(visit, customer)
  if (before === null) return (await addressOfPress(visit, said('attempt'), place)) ?? place.basket
  const state = await keepAnswers(visit, before, step, said)
  const { known } = state
  if (mistakesIn(step, known.answers, worldOf(known, isPhone)).length > 0) return at({ step, wrong: '1' })
  if (step !== 'review') return at({ step: stepAfter(step) })
  const pressed = { attempt: said('attempt'), agreed: said('agreed'), origin: place.url.origin }
  return addressAfter(await placeOrder(visit, customer, state, pressed), place)
}

/** Where a press leads whose answer was lost, by the name of its attempt; null where it has come to nothing. */
export async function addressOfPress(
  visit: Visit,
  attempt: string | null | undefined,
  place: Place,
): Promise<string | null> {
  const pressed = await pressedBefore(visit, attempt, place.url.origin)
  return pressed && addressAfter(pressed, place)
}

const stepsOf =
  ({ checkout }: Place) =>
  (query: Record<string, string>) =>
    `${checkout}?${new URLSearchParams(query)}`

function addressAfter(placed: Placed, place: Place): string {
  if (placed.kind === 'done') return `${place.success}?${new URLSearchParams({ cbd: placed.cbd })}`
  if (placed.kind === 'redirect') return placed.url
  if (placed.kind === 'empty') return place.basket
  const { step, note, attempt } = placed
  return stepsOf(place)({ step, note, ...(attempt && { attempt }) })
}

const isTooOften = async ({ ctx, caller }: Visit): Promise<boolean> =>
  (await ctx.limits.count('checkout form', { visitor: caller.user?.id, address: undefined })) > 0
