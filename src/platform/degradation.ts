import { AsyncLocalStorage } from 'node:async_hooks'
import { ShopError } from './errors.ts'

type Making = { isDegraded: boolean }

const making = new AsyncLocalStorage<Making>()

/** Errors caused by the visitor or the address. All other errors mean that a service failed. */
const BLAMELESS = new Set(['not-found', 'bad-request', 'forbidden', 'too-large', 'unsupported', 'too-many'])

/**
 * Renders a page and reports whether a service failed meanwhile. Such a page may be usable with a part missing, but
 * must not replace a complete one.
 */
export async function trackDegradation<T>(
  make: () => Promise<T>,
): Promise<{ value: T; isDegraded: boolean }> {
  const state: Making = { isDegraded: false }
  const value = await making.run(state, make)
  return { value, isDegraded: state.isDegraded }
}

/** The same client; its failures mark the page in which they happen as degraded, even if they are caught. */
export function withFailureTracking<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...args: unknown[]) => {
        const answer: unknown = Reflect.apply(method, target, args)
        if (answer instanceof Promise) answer.catch(note)
        return answer
      }
    },
  })
}

function note(error: unknown): void {
  if (!(error instanceof ShopError && BLAMELESS.has(error.kind))) markDegraded()
}

/** Marks the current page as degraded: it shows outdated content. */
export function markDegraded(): void {
  const state = making.getStore()
  if (state) state.isDegraded = true
}
