import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import { mergeAnswers, PROOF_NAMES, readAnswers } from '#domain/configurator/answers.ts'
import { isOutdated, type NumberedSave, withSave } from '#domain/configurator/numbered-save.ts'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'
import { prescriptionOf } from '#domain/configurator/typed-prescription.ts'
import { validateStep } from '#domain/configurator/validate-step.ts'
import { parseOrderNumber } from '#domain/form/order-number.ts'
import { ORDER_ORIGINS, type PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { valuesText } from '#domain/prescription/values-text.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { ConfiguratorDraft } from '#modules/configurator/configurator-drafts.ts'
import { callerKey, ensureCallerKey } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { affirmNow } from './affirmation.ts'
import { type ConfiguratorState, draftKey } from './configurator-state.ts'
import { type OrderProof, valuesFromOrder } from './values-from-order.ts'

type Input = (name: string) => readonly string[]
type SavedStep = { state: ConfiguratorState; mistakes: Mistake[] }

/**
 * Stores the answers of a step, valid or not, so that they need not be given again, and returns their mistakes. The values of an earlier
 * order are looked up once; what proves that it is known is not stored. Of the `save`s of a page the latest counts.
 */
export async function saveStep(
  scope: RequestScope,
  before: ConfiguratorState,
  step: ConfiguratorStep,
  input: Input,
  fromOrder: PrescriptionFromOrder | null = before.context.fromOrder,
  save?: NumberedSave,
): Promise<SavedStep> {
  const given = readAnswers(step, input)
  const withStep = (stored: ConfiguratorAnswers) => mergeAnswers(stored, given, before.accountValues?.answers)
  const answers = withStep(before.answers)
  const isAskedFor = step === 'order' && before.context.sources.includes('order')
  const found = isAskedFor ? await orderValues(scope, answers, fromOrder) : ok(fromOrder)
  const context = { ...before.context, fromOrder: found.ok ? found.value : null }
  const key = draftKey(await ensureCallerKey(scope, 'basket'), before)
  // Another save may have changed the answers since they were read.
  const stored = await scope.ctx.configuratorDrafts.update(key, (draft) => {
    const latestSaves = draft?.latestSaves ?? null
    if (draft && save && isOutdated(latestSaves, step, save)) return draft
    const changed = {
      answers: withoutProof(withStep(draft?.answers ?? before.answers)),
      fromOrder: context.fromOrder,
    }
    const isAffirmed = changed.answers.affirmed === 'yes'
    const earlier = draft && textOf(draft) === textOf(changed) ? draft.affirmed : null
    return {
      ...changed,
      latestSaves: save ? withSave(latestSaves, step, save) : null,
      affirmed: isAffirmed ? (earlier ?? (step === 'confirm' ? affirmNow(scope) : null)) : null,
    }
  })
  const { affirmed } = stored
  const state = { ...before, answers: stored.answers, affirmed, context }
  const mistakes = validateStep(step, answers, context).map((mistake) =>
    !found.ok && mistake.kind === 'not-found' ? { ...mistake, kind: found.error } : mistake,
  )
  return { state, mistakes }
}

/** Of values: who affirmed some has affirmed no others. */
const textOf = ({ answers, fromOrder }: Pick<ConfiguratorDraft, 'answers' | 'fromOrder'>): string =>
  valuesText(prescriptionOf(answers, fromOrder).prescription)

const withoutProof = (answers: ConfiguratorAnswers): ConfiguratorAnswers =>
  Object.fromEntries(
    Object.entries(answers).filter(([name]) => !PROOF_NAMES.some((proof) => proof === name)),
  ) satisfies ConfiguratorAnswers

async function orderValues(
  scope: RequestScope,
  answers: ConfiguratorAnswers,
  before: PrescriptionFromOrder | null,
): Promise<Result<PrescriptionFromOrder | null, string>> {
  const number = parseOrderNumber(answers['order.number'] ?? '')
  if (!number.ok) return ok(null)
  if (before?.orderNumber === number.value) return ok(before)
  // Who has proven to know an order for one frame, has so for the others.
  const key = callerKey(scope, 'basket')
  const pairs = key === null ? [] : await scope.ctx.configuratorDrafts.list(key)
  const known = pairs.find(({ fromOrder }) => fromOrder?.orderNumber === number.value)?.fromOrder
  if (known) return ok(known)
  const orderOrigin = ORDER_ORIGINS.find((each) => each === answers['order.origin']) ?? 'online'
  const proof = proofOf(answers)
  const found = await valuesFromOrder(scope, {
    orderNumber: number.value,
    orderOrigin,
    ...(proof && { proof }),
  })
  if (found.ok) return found
  return fail(found.error.kind === 'too-many-requests' ? 'too-many-requests' : 'not-found')
}

function proofOf(answers: ConfiguratorAnswers): OrderProof | null {
  const email = answers['order.email']
  if (email) return { email }
  const zip = answers['order.zip']
  return zip ? { zip } : null
}
