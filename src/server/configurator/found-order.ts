import { EYE_FIELDS, EYES, type Prescription } from '#domain/prescription/eye-field.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { isByInstrument } from '#domain/prescription/pupil-distance-source.ts'
import { newAttemptKey } from '#server/checkout/attempt-key.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/** The values of an order as a page repeats them. */
type FoundOrder = Pick<
  PrescriptionFromOrder,
  'orderNumber' | 'orderOrigin' | 'pupilDistance' | 'orderedOn' | 'measuredOn' | 'proof'
> & { rawPrescription: Prescription }

/** By which the shop knows what it has found for a visitor, when their page repeats it. */
export const proofOfFound = (scope: RequestScope, found: FoundOrder): string =>
  scope.ctx.visitors.proofOf(textOf(scope, found))

/** Whether the shop has found these values itself, for this visitor: a browser could name others, and say that a branch has measured them. */
export const isFoundHere = (scope: RequestScope, found: FoundOrder): boolean =>
  found.proof !== undefined && scope.ctx.visitors.isProof(found.proof, textOf(scope, found))

/**
 * Whose what a tab stores is, in a word that tells nothing else of them. Before the first answer nobody is known: then it is a word that comes
 * only once.
 */
export const ownerOf = ({ ctx, caller: { user } }: RequestScope): string =>
  user === null ? newAttemptKey() : ctx.visitors.proofOf(`owner of looked-up values ${user.id}`)

function textOf(
  scope: RequestScope,
  { orderNumber, orderOrigin, rawPrescription, pupilDistance, orderedOn, measuredOn }: FoundOrder,
): string {
  const values = EYES.map((side) => EYE_FIELDS.map((field) => rawPrescription[side][field] ?? null))
  const { use = null, balance = null } = rawPrescription
  const distance = [
    pupilDistance?.method ?? null,
    isByInstrument(pupilDistance) ? pupilDistance.plusMinus : null,
    pupilDistance?.measuredOn ?? null,
  ]
  return JSON.stringify([
    'values of an order',
    callerKey(scope, 'basket'),
    orderNumber,
    orderOrigin,
    values,
    use,
    balance,
    distance,
    orderedOn ?? null,
    measuredOn ?? null,
  ])
}
