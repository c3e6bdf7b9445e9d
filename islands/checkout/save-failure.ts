import { RpcError } from '#islands/rpc-error.ts'

/** Why a step was not saved. */
export type SaveFailure = 'offline' | 'later' | 'signed-out'

export const isOf = (error: unknown, kind: string): boolean =>
  error instanceof RpcError && error.kind === kind

export function saveFailureOf(error: unknown): SaveFailure {
  if (isOf(error, 'SignedOut')) return 'signed-out'
  return error instanceof RpcError && error.status === 429 ? 'later' : 'offline'
}
