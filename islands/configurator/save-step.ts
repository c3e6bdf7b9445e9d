import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { savingCookie } from '#domain/configurator/numbered-save.ts'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'
import type { ConfiguratorFrame } from '#domain/configurator/view.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { RpcError } from '#islands/rpc-error.ts'
import { rpc } from '#islands/rpc.ts'

/** Why a step was not stored. */
export type SaveFailure = 'offline' | 'later'

/** Names this page to the server, which ignores a save of it that a later one has overtaken. */
const page = String(performance.timeOrigin).replace('.', '-')
let number = 0

let last: Promise<unknown> = Promise.resolve()
/** When the last save was, or is, sent. */
let turn: Promise<unknown> = last
let isLeft = false
let release = () => {}
let released: Promise<void>
const hold = () => void (released = new Promise((resolve) => (release = resolve)))
hold()

/** What waits for the answer to an earlier save is sent at once: nothing happens any more on a page that is left. */
export function sendAtOnce(): void {
  isLeft = true
  release()
  hold()
  // Who starts a download, or returns from the cache of the browser, has not left.
  setTimeout(() => (isLeft = false))
}

/** Stores a step, one after the other. Rejects with an RpcError; where the shop no longer makes the pair, the page is read again. */
export async function saveStep(
  { frame, replaces }: { frame: Pick<ConfiguratorFrame, 'variantId'>; replaces: string | null },
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
  const { variantId } = frame
  const save = { page, number: ++number }
  const payload = { variantId, groupId: replaces, step, answers, fromOrder: known, save }
  if (isLeft) document.cookie = savingCookie(location.pathname, variantId, save)
  if (!isLeft) turn = Promise.race([last.catch(() => {}), released])
  const saved = turn.then(() => rpc('saveConfigurator', payload, { isIdempotent: true }))
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
