import type { Answer, CallName, Payload } from '#contract/rpc/calls.ts'
import { isReading } from '#contract/rpc/reading.ts'
import { type Problem, RpcError } from './rpc-error.ts'

export type Options = {
  /** Milliseconds for one attempt; then the call rejects with kind `timeout`. */
  timeout?: number
  signal?: AbortSignal
  /** For a write that does nothing more when it is done twice: sent once more where no answer came back. Reads always are. */
  isRepeatable?: boolean
}

/** What a call needs of the page that it is made on. */
export type Page = {
  fetch(path: string, init: RequestInit): Promise<Response>
  shopId(): string
  /** Whether the server has given this browser something to be known by. */
  isKnown(): boolean
  /** Runs after what was given before, also by other tabs. */
  inTurn<T>(send: () => Promise<T>): Promise<T>
}

/** The server may ask the Shop API twice, for five seconds each. */
const TIMEOUT = 12_000
/** Longest body of a call that outlives its page: browsers keep no more than 64 KB of all of them. */
const LONGEST_KEPT = 30_000
/** A read that meets one of these is sent once more. Spec §8. */
const REPEATED = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Calls the server by name. What writes outlives the page that makes it. Rejects with an RpcError. */
export function createRpc(page: Page) {
  return async function rpc<Name extends CallName>(
    name: Name,
    payload: Payload<Name>,
    options: Options = {},
  ): Promise<Answer<Name>> {
    const send = () => attempt(page, name, payload, options)
    const sendAgain = (error: RpcError) => {
      if (isWorthAnother(name, error, options)) return send()
      throw error
    }
    const call = () => send().catch(sendAgain)
    // Two first writes at once would make two visitors of one, and one of them would keep nothing.
    const mayGoAhead = isReading(name) || page.isKnown()
    return mayGoAhead ? call() : page.inTurn(call)
  }
}

/** Whether the server knows somebody here. Who is unknown has nothing that could be asked for. */
export function isKnown(): boolean {
  return document.cookie.includes('veduta-known=1')
}

/** Calls the server by name, for the shop whose page this is. Rejects with an RpcError. */
export const rpc = createRpc({
  fetch: (path, init) => fetch(path, init),
  shopId: () => document.documentElement.dataset['shopId'] ?? '',
  isKnown,
  inTurn: (send) => navigator.locks?.request('veduta-first-write', send) ?? send(),
})

function isWorthAnother(name: string, { kind, status, wait }: RpcError, { isRepeatable }: Options): boolean {
  if (isReading(name)) return kind === 'offline' || (REPEATED.has(status) && wait === 0)
  return isRepeatable === true && kind === 'offline'
}

async function attempt<Name extends CallName>(
  page: Page,
  name: Name,
  payload: Payload<Name>,
  { timeout = TIMEOUT, signal }: Options,
): Promise<Answer<Name>> {
  const deadline = AbortSignal.timeout(timeout)
  const body = JSON.stringify({ payload })
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shop-id': page.shopId() },
    body,
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    keepalive: !isReading(name) && body.length <= LONGEST_KEPT,
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
  const wait = Number(response.headers.get('retry-after')) || 0
  return new RpcError(problem?.kind ?? 'unknown', { problem, status: response.status, wait })
}
