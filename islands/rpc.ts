import type { Answer, CallName, Payload } from '#contract/rpc/calls.ts'
import { isReadOnlyCall } from '#contract/rpc/read-only-call.ts'
import { type Problem, RpcError } from './rpc-error.ts'

export type RpcOptions = {
  /** Milliseconds for one attempt; then the call rejects with kind `timeout`. */
  timeout?: number
  signal?: AbortSignal
  /** For a write with the same effect when it is done twice: it is sent once more where no response came. Reads always are. */
  isIdempotent?: boolean
}

/** What a call needs from the page that makes it. */
export type RpcDeps = {
  fetch(path: string, init: RequestInit): Promise<Response>
  shopId(): string
  /** Whether the server has given this browser an id. */
  isKnown(): boolean
  /** Runs `send` after all earlier calls to this function, also those of other tabs. */
  inSequence<T>(send: () => Promise<T>): Promise<T>
}

/** The server may call the Shop API twice, with five seconds for each call. */
const TIMEOUT_MS = 12_000
/** Longest body, in characters, of a call that outlives its page: browsers allow 64 KB for all such bodies together. */
const MAX_KEEPALIVE_BODY = 30_000
/** A read that fails with one of these statuses is sent once more. Spec §8. */
const RETRIED_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Calls the server by name. Writes outlive the page that makes them. Rejects with an RpcError. */
export function createRpc(page: RpcDeps) {
  return async function rpc<Name extends CallName>(
    name: Name,
    payload: Payload<Name>,
    options: RpcOptions = {},
  ): Promise<Answer<Name>> {
    const send = () => attempt(page, name, payload, options)
    const retry = (error: RpcError) => {
      if (isRetriable(name, error, options)) return send()
      throw error
    }
    const call = () => send().catch(retry)
    // Two first writes at the same time would create two visitors, and one of the two writes would be lost.
    const mayGoAhead = isReadOnlyCall(name) || page.isKnown()
    return mayGoAhead ? call() : page.inSequence(call)
  }
}

/** Whether the server knows this visitor. An unknown visitor has no stored data to read. */
export function isKnownVisitor(): boolean {
  return document.cookie.includes('veduta-known=1')
}

/** Calls the server by name, for the shop of this page. Rejects with an RpcError. */
export const rpc = createRpc({
  fetch: (path, init) => fetch(path, init),
  shopId: () => document.documentElement.dataset['shopId'] ?? '',
  isKnown: isKnownVisitor,
  inSequence: (send) => navigator.locks?.request('veduta-first-write', send) ?? send(),
})

function isRetriable(
  name: string,
  { kind, status, retryAfter }: RpcError,
  { isIdempotent }: RpcOptions,
): boolean {
  if (isReadOnlyCall(name)) return kind === 'offline' || (RETRIED_STATUSES.has(status) && retryAfter === 0)
  return isIdempotent === true && kind === 'offline'
}

async function attempt<Name extends CallName>(
  page: RpcDeps,
  name: Name,
  payload: Payload<Name>,
  { timeout = TIMEOUT_MS, signal }: RpcOptions,
): Promise<Answer<Name>> {
  const deadline = AbortSignal.timeout(timeout)
  const body = JSON.stringify({ payload })
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shop-id': page.shopId() },
    body,
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    keepalive: !isReadOnlyCall(name) && body.length <= MAX_KEEPALIVE_BODY,
  }
  try {
    const response = await page.fetch(`/api/rpc/${name}`, init)
    if (response.ok) return await response.json()
    throw await refusal(response)
  } catch (cause) {
    if (cause instanceof RpcError) throw cause
    throw new RpcError(faultKind(cause, signal, deadline), { cause })
  }
}

function faultKind(cause: unknown, signal: AbortSignal | undefined, deadline: AbortSignal): string {
  if (signal?.aborted) return 'aborted'
  if (deadline.aborted) return 'timeout'
  return cause instanceof SyntaxError ? 'invalid-answer' : 'offline'
}

async function refusal(response: Response): Promise<RpcError> {
  const problem: Problem | null = await response.json().catch(() => null)
  const retryAfter = Number(response.headers.get('retry-after')) || 0
  return new RpcError(problem?.kind ?? 'unknown', { problem, status: response.status, retryAfter })
}
