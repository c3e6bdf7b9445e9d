import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'
import type { ConfiguratorView } from '#domain/configurator/view.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { RpcError } from '#islands/rpc-error.ts'
import { rpc } from '#islands/rpc.ts'

/** Why a step was not stored. */
export type SaveFailure = 'offline' | 'later'

let last: Promise<unknown> = Promise.resolve()

/** Stores a step, one after the other. Rejects with an RpcError; where the shop no longer makes the pair, the page is read again. */
export async function saveStep(
  view: ConfiguratorView,
  step: ConfiguratorStep,
  answers: ConfiguratorAnswers,
  fromOrder: PrescriptionFromOrder | null,
) {
  const known = fromOrder && {
    orderNumber: fromOrder.orderNumber,
    orderOrigin: fromOrder.orderOrigin,
    rawPrescription: fromOrder.rawPrescription,
    ...(fromOrder.pupilDistance && { pupilDistance: fromOrder.pupilDistance }),
    ...(fromOrder.orderedOn !== undefined && { orderedOn: fromOrder.orderedOn }),
    ...(fromOrder.measuredOn !== undefined && { measuredOn: fromOrder.measuredOn }),
  }
  const payload = { variantId: view.frame.variantId, groupId: view.replaces, step, answers, fromOrder: known }
  const saved = last.catch(() => {}).then(() => rpc('saveConfigurator', payload, { isIdempotent: true }))
  last = saved
  try {
    const { found, mistakes } = await saved
    return {
      mistakes,
      fromOrder:
        found && prescriptionFromOrder(found.orderNumber, found.orderOrigin, found.rawPrescription, found),
    }
  } catch (error) {
    if (error instanceof RpcError && error.status === 404) location.reload()
    throw error
  }
}

export const failureOf = (error: unknown): SaveFailure =>
  error instanceof RpcError && error.status === 429 ? 'later' : 'offline'
