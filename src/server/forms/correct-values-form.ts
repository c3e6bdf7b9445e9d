import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import { readAnswers } from '#domain/configurator/answers.ts'
import { pupilDistanceOf, slipDayOf } from '#domain/configurator/measured-distance.ts'
import { typedAnswers } from '#domain/configurator/stored-answers.ts'
import { prescriptionOf } from '#domain/configurator/typed-prescription.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import { validateStep } from '#domain/configurator/validate-step.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { type OwnValues, ownValues } from '#domain/order/own-values.ts'
import { hasTwoAxisSchemes } from '#domain/prescription/axis-scheme.ts'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { READ_BACK_VERSION } from '#domain/prescription/configured-items.ts'
import { withCorrectedValues } from '#domain/prescription/corrected-values.ts'
import { pupilDistanceSourceOf } from '#domain/prescription/pupil-distance-source.ts'
import { holdMonths } from '#domain/prescription/slip-age.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { variantOf } from '#modules/documents/order-format.ts'
import { findOwnOrder } from '#server/loaders/account/account-orders.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'

/** The form of values that are corrected: typed, then affirmed. */
export type CorrectValuesView = {
  orderId: string
  entry: OwnValues
  step: 'values' | 'confirm'
  answers: ConfiguratorAnswers
  mistakes: Mistake[]
  context: ConfiguratorContext
}

/** The order and the key of `OwnValues` that an address names; null where it names none. */
export function namedValuesIn(query: URLSearchParams): { orderId: string; key: string } | null {
  const [orderId, key] = [query.get('correct'), query.get('key')]
  return orderId === null || key === null ? null : { orderId, key }
}

/** The form with the values as they are; null where the customer has no such values, or they are to be deleted. */
export async function loadCorrection(
  { ctx, variant }: RequestScope,
  customer: Customer,
  { orderId, key }: { orderId: string; key: string },
): Promise<CorrectValuesView | null> {
  const order = await findOwnOrder(ctx, customer, orderId)
  if (!order || order.valuesRemoval !== undefined) return null
  const entry = ownValues(order).find((each) => each.key === key && each.kind === 'glasses')
  const [item] = entry?.items ?? []
  if (!entry || !item) return null
  const today = ctx.now().toISOString()
  const source = pupilDistanceSourceOf(withCorrectedValues(item))
  const typed = typedAnswers(entry.values, VARIANTS[variant].intl, source, entry.measuredOn)
  return {
    orderId,
    entry,
    step: 'values',
    answers: { lensType: 'type_ei', source: 'slip', ...typed },
    mistakes: [],
    context: {
      frame: { indices: [], lensHeight: null, lensTypes: undefined, place: null },
      offered: [],
      fromOrder: null,
      sources: ['slip'],
      isSignedIn: true,
      // The page may be read in another language than the slip of the order is written in.
      hasTwoAxisSchemes: [variant, variantOf(order)].some((each) => hasTwoAxisSchemes(VARIANTS[each])),
      isTriable: false,
      holdMonths: holdMonths('glasses', entry.wearer === null ? customer.birthDate : null, today),
      today,
    },
  }
}

/**
 * Handles the form: shows it again with what is wrong or is to be affirmed, or records the correction. The order itself is made to what was ordered. Null where
 * there is nothing to correct. Values are in the form's body alone, never in an address. A form of another site is rejected with 403.
 */
export const handleCorrection = (
  scope: RequestScope,
  customer: Customer,
  request: Request,
  { url, path }: { url: URL; path: string },
): Promise<CorrectValuesView | null | Response> =>
  formAction(request, url, async (form) => {
    const named = namedValuesIn(url.searchParams)
    const view = named && (await loadCorrection(scope, customer, named))
    if (!view) return null
    const input = (name: string) => form.getAll(name).map((value) => value.toString().slice(0, 100))
    const isConfirmed = form.get('step') === 'confirm'
    const answers = {
      ...view.answers,
      ...readAnswers('values', input),
      ...(isConfirmed && readAnswers('confirm', input)),
    }
    const mistakes = validateStep('values', answers, view.context)
    if (mistakes.length > 0) return { ...view, answers, mistakes }
    const open = isConfirmed ? validateStep('confirm', answers, view.context) : null
    if (open === null || open.length > 0) return { ...view, step: 'confirm', answers, mistakes: open ?? [] }
    const { prescription: typed } = prescriptionOf(answers, null)
    const { prescription } = checkPrescription(typed)
    const measuredOn = slipDayOf(answers)
    const isRecorded = await scope.ctx.orders.correctValues({
      customerId: customer.id,
      orderId: view.orderId,
      key: view.entry.key,
      prescription,
      pupilDistance: pupilDistanceOf(answers, prescription, null),
      ...(measuredOn !== undefined && { validity: { measuredOn, months: view.context.holdMonths } }),
      affirmed: { at: scope.ctx.now().toISOString(), textVersion: READ_BACK_VERSION, by: customer.id },
    })
    return seeOther(`${path}?note=${isRecorded ? 'corrected' : 'gone'}`, scope.caller)
  })
