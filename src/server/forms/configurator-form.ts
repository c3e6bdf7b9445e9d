import { branchesQuery } from '#domain/branch/is-in-branches.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'
import { isConfiguratorStep, stepAfter } from '#domain/configurator/step.ts'
import { furthestStep } from '#domain/configurator/validate-step.ts'
import { configurationOf } from '#domain/configurator/answers.ts'
import { wrongOf } from '#domain/configurator/mistakes-again.ts'
import { areAnswersLost, stepNote } from '#domain/configurator/step-note.ts'
import { type ConfiguratorNote, priceSoFar, stepQuery } from '#domain/configurator/view.ts'
import { parseAttemptKey } from '#server/checkout/replayed-submission.ts'
import { addConfiguration } from '#server/configurator/add-configuration.ts'
import { type ConfiguratorState, draftKey } from '#server/configurator/configurator-state.ts'
import { saveStep } from '#server/configurator/save-step.ts'
import { configuredPair, offeredState } from '#server/loaders/configurator.ts'
import { ensureCallerKey } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, isRateLimited, seeOther } from './form-action.ts'

/** Maximum number of characters of an answer, and of answers with one name. */
const MAX_LENGTH = 300
const MAX_VALUES = 20

/** The address of the request, and those of the screens that follow, as the visitor sees them. */
type Urls = { url: URL; slug: string; product: string; basket: string; branches: string }

/**
 * Handles the form of a step and redirects (303): to the next step, to this one with its mistakes, or with the pair to the basket. A form
 * of another site is rejected with 403.
 */
export const handleConfiguratorForm = (
  scope: RequestScope,
  request: Request,
  urls: Urls,
): Promise<Response> =>
  formAction(request, urls.url, async (form) => {
    const values = (name: string) =>
      form
        .getAll(name)
        .slice(0, MAX_VALUES)
        .map((value) => (typeof value === 'string' ? value.slice(0, MAX_LENGTH) : ''))
    return seeOther(await submit(scope, values, urls), scope.caller)
  })

async function submit(
  scope: RequestScope,
  values: (name: string) => readonly string[],
  { url, slug, product, basket, branches }: Urls,
): Promise<string> {
  const pair = await configuredPair(scope, slug, url.searchParams)
  const before = pair && (await offeredState(scope, pair))
  // The page itself knows what is said of a pair that cannot be configured any more.
  if (!before) return pair ? url.pathname + url.search : product
  const stepUrl = (step: ConfiguratorStep, more: Record<string, string> = {}) =>
    [
      url.pathname +
        stepQuery(step, { frame: { variantId: before.frame.variant.id }, replaces: before.groupId }),
      ...Object.entries(more).map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
    ].join('&')
  const step = values('step')[0] ?? ''
  if (!isConfiguratorStep(step)) return stepUrl('type', { note: 'failed' })
  const { state, mistakes } = await saveStep(scope, before, step, values)
  // What was typed is stored all the same.
  if (await isRateLimited(scope, 'configurator form')) return stepUrl(step, { note: 'later' })
  if (step === 'prescription' && state.answers.source === 'branch') return branches + branchesQueryOf(state)
  if (mistakes.length > 0) return stepUrl(step, { wrong: wrongOf(mistakes) })
  if (step !== 'summary') return stepUrl(stepAfter(step, state.answers, state.context.fromOrder))
  const open = furthestStep(state.answers, state.context)
  if (open !== 'summary') {
    const isLost = areAnswersLost(before.answers, before.context)
    const note = stepNote('summary', state.answers, state.context, isLost)
    return stepUrl(open, { wrong: '1', ...(note && { note }) })
  }
  const attempt = parseAttemptKey(values('attempt')[0])
  if (!isTotal(values('total')[0], state))
    return stepUrl('summary', { note: 'price-changed', ...(attempt && { attempt }) })
  const refused = await addPair(scope, state, attempt)
  if (refused === null) return basket
  return stepUrl('summary', { note: refused, ...(attempt && { attempt }) })
}

/** Whether the pair costs what its summary said; a form that names no total agrees to none. */
const isTotal = (agreed: string | undefined, { frame, context, answers }: ConfiguratorState): boolean =>
  !agreed ||
  agreed === String(priceSoFar({ frame: { price: frame.variant.price.withTax }, context }, answers).total)

const branchesQueryOf = ({ frame: { product, variant } }: ConfiguratorState): string =>
  branchesQuery(resolveProductType(product), product, variant.id)

/** Null when the pair is in the basket. */
async function addPair(
  scope: RequestScope,
  state: ConfiguratorState,
  attempt: string | null,
): Promise<ConfiguratorNote | null> {
  const { answers, affirmed, context, frame, groupId } = state
  const configuration = configurationOf(answers, context.fromOrder)
  const added = await addConfiguration(scope, {
    ...configuration,
    affirmed,
    variantId: frame.variant.id,
    ...(attempt && { attempt }),
    ...(groupId !== null && { replaces: groupId }),
  })
  if (!added.ok)
    return (configuration.lensType === 'home_try_on' ? TRY_ON_NOTES : NOTES)[added.error.kind] ?? 'failed'
  await scope.ctx.configuratorDrafts.remove(draftKey(await ensureCallerKey(scope, 'basket'), state))
  return null
}

const NOTES: Partial<Record<string, ConfiguratorNote>> = {
  prescription: 'changed',
  ItemUnvailable: 'sold-out',
  MaximumItemCountReached: 'full',
}
const TRY_ON_NOTES: typeof NOTES = {
  prescription: 'sold-out',
  ItemUnvailable: 'sold-out',
  MaximumItemCountReached: 'try-on-full',
}
