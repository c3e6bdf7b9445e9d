import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

/** Handles one request, so that the calls and log lines that belong to it carry its id. */
export const withRequestId = <T>(id: string, handle: () => T): T => current.run(id, handle)

/** Undefined outside a request, as in a background refresh. */
export const currentRequestId = (): string | undefined => current.getStore()

const PLAUSIBLE = /^[\w.-]{8,64}$/
const prefix = randomBytes(6).toString('hex')
let count = 0

/** The caller's own id if it is valid, else a new one: random for this process, then counted. */
export function requestId(given: string | undefined): string {
  return given !== undefined && PLAUSIBLE.test(given) ? given : `${prefix}-${(++count).toString(36)}`
}
