import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { savingCookie } from '#domain/configurator/numbered-save.ts'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'
import type { ConfiguratorFrame } from '#domain/configurator/view.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { RpcError } from '#islands/rpc-error.ts'
import { rpc } from '#islands/rpc.ts'

/** Why a step was not stored. */
export type SaveFailure = 'offline' | 'later'

/** Names this page to the server, which ignores a save of it that a later one of the step has overtaken. */
const page = String(performance.timeOrigin).replace('.', '-')
let number = 0

/**
 * Stores a step, and tells the page that may follow, which then waits for it. Rejects with an RpcError; where the shop no longer makes the
 * pair, the page is read again.
 */
export async function saveStep(
  { frame, replaces }: { frame: Pick<ConfiguratorFrame, 'variantId'>; replaces: string | null },
  step: ConfiguratorStep,
  answers: ConfiguratorAnswers,
  fromOrder: PrescriptionFromOrder | null,
) {
  const { variantId } = frame
  const save = { page, number: ++number }
  document.cookie = savingCookie(location.pathname, variantId, save)
  const payload = { variantId, groupId: replaces, step, answers, fromOrder, save }
  try {
    const { found, mistakes, owner } = await rpc('saveConfigurator', payload, { isIdempotent: true })
    return { mistakes, fromOrder: found, owner }
  } catch (error) {
    if (error instanceof RpcError && error.status === 404) location.reload()
    throw error
  }
}

export const failureOf = (error: unknown): SaveFailure =>
  error instanceof RpcError && error.status === 429 ? 'later' : 'offline'
