import { ShopError } from '#server/errors.ts'
import { currentRequestId } from '#server/request-id.ts'

/** What answers a request: the network, or an embedded service in this very process. */
export type Fetch = (request: Request) => Response | Promise<Response>

export type Http = {
  fetch: Fetch
  /** Milliseconds for one attempt, headers and body. */
  timeout: number
}

export type Ask = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: string
}

/** The body is read, so that one that stops halfway is the attempt's failure and not the reader's. */
export type Answer = { status: number; statusText: string; text: string }

/** A GET that meets one of these is sent once more. Spec §8. */
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/**
 * Sends a request and gives the answer whatever its status. Throws ShopError: 'timeout' where time ran out, 'upstream'
 * where nothing answered. A GET is retried once, unless its time ran out; anything else never.
 */
export async function send(http: Http, ask: Ask): Promise<Answer> {
  if (ask.method && ask.method !== 'GET') return attempt(http, ask)
  try {
    const answer = await attempt(http, ask)
    if (!RETRIED.has(answer.status)) return answer
  } catch (error) {
    if (!(error instanceof ShopError) || error.kind !== 'upstream') throw error
  }
  return attempt(http, ask)
}

async function attempt(http: Http, ask: Ask): Promise<Answer> {
  const { method = 'GET', url } = ask
  const controller = new AbortController()
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new ShopError('timeout', `${method} ${url}: no answer in ${http.timeout} ms`))
    controller.abort()
  }, http.timeout)
  try {
    return await Promise.race([exchange(http, ask, controller.signal), timeout])
  } catch (error) {
    if (error instanceof ShopError) throw error
    throw new ShopError('upstream', `${method} ${url}: no answer`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

async function exchange(http: Http, ask: Ask, signal: AbortSignal): Promise<Answer> {
  const id = currentRequestId()
  const headers = id === undefined ? ask.headers : { ...ask.headers, 'x-request-id': id }
  const response = await http.fetch(
    new Request(ask.url, {
      method: ask.method ?? 'GET',
      signal,
      ...(headers && { headers }),
      ...(ask.body !== undefined && { body: ask.body }),
    }),
  )
  return { status: response.status, statusText: response.statusText, text: await response.text() }
}
