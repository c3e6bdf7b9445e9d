import { AsyncLocalStorage } from 'node:async_hooks'
import { ShopError } from './errors.ts'

type Making = { isDegraded: boolean }

const making = new AsyncLocalStorage<Making>()

/** What the visitor or his address can be blamed for; everything else is a service that failed. */
const BLAMELESS = new Set(['not-found', 'bad-request', 'forbidden', 'too-large', 'unsupported'])

/**
 * Runs the making of a page and tells whether a service failed it on the way. Such a page may have come out well enough, with a part
 * left out; it is not to stand in for one that is whole.
 */
export async function watchDegradation<T>(
  make: () => Promise<T>,
): Promise<{ value: T; isDegraded: boolean }> {
  const state: Making = { isDegraded: false }
  const value = await making.run(state, make)
  return { value, isDegraded: state.isDegraded }
}

/** The same client, whose failures are noted with the page that they happen to, whoever catches them. */
export function watched<Client extends object>(client: Client): Client {
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
  if (!(error instanceof ShopError && BLAMELESS.has(error.kind))) degrade()
}

/** The page that is being made shows something that should have been read anew. */
export function degrade(): void {
  const state = making.getStore()
  if (state) state.isDegraded = true
}
