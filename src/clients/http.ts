import { ShopError } from '#platform/errors.ts'
import { currentRequestId } from '#platform/request-id.ts'
import { inSpan, traceParent } from '#platform/tracing.ts'

/** What answers a request: the network, or a service embedded in this process. */
export type Fetch = (request: Request) => Response | Promise<Response>

/** The outcome of a read inside the process: a status, and the value of a success. */
type ReadOutcome = { status: number; value?: unknown }

export type Http = {
  fetch: Fetch
  /**
   * Answers a GET of a service in this process without a message: the value is as its contract says, and shared, so
   * that nobody may change it. Undefined for addresses that only `fetch` answers.
   */
  read?: (url: string) => Promise<ReadOutcome> | undefined
  /** Milliseconds for one attempt, headers and body. */
  timeout: number
}

export type HttpRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'PURGE'
  url: string
  headers?: Record<string, string>
  body?: string
}

/** The body is read here, so that a body that breaks off fails the attempt and not the code that reads it later. */
export type HttpResponse = { status: number; statusText: string; text: string; value?: unknown }

/** A GET that gets one of these is sent once more. Spec §8. */
const RETRIED_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/**
 * Sends a request and returns the response whatever its status. Throws ShopError: 'timeout' when the time is over,
 * 'upstream' when there is no answer. A GET is retried once, except after a timeout; other methods are never
 * retried.
 */
export async function send(http: Http, request: HttpRequest): Promise<HttpResponse> {
  if (request.method && request.method !== 'GET') return attempt(http, request)
  try {
    const response = await attempt(http, request)
    if (!RETRIED_STATUSES.has(response.status)) return response
  } catch (error) {
    if (!(error instanceof ShopError) || error.kind !== 'upstream') throw error
  }
  return attempt(http, request)
}

async function attempt(http: Http, request: HttpRequest): Promise<HttpResponse> {
  const { method = 'GET', url } = request
  const controller = new AbortController()
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new ShopError('timeout', `${method} ${url}: no answer in ${http.timeout} ms`))
    controller.abort()
  }, http.timeout)
  try {
    const reading = readInProcess(http, request)
    if (reading) return await Promise.race([reading, timeout])
    return await inSpan(
      () => spanName(method, url),
      'client',
      async (span) => {
        const response = await Promise.race([exchange(http, request, controller.signal), timeout])
        span.set('http.response.status_code', response.status)
        return response
      },
    )
  } catch (error) {
    if (error instanceof ShopError) throw error
    throw new ShopError('upstream', `${method} ${url}: no answer`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

function readInProcess(http: Http, { method = 'GET', url }: HttpRequest): Promise<HttpResponse> | undefined {
  const reading = method === 'GET' ? http.read?.(url) : undefined
  return reading?.then((outcome) => ({ statusText: '', text: '', ...outcome }))
}

async function exchange(http: Http, request: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
  const [id, parent] = [currentRequestId(), traceParent()]
  const headers = {
    ...request.headers,
    ...(id !== undefined && { 'x-request-id': id }),
    ...(parent !== undefined && { traceparent: parent }),
  }
  const response = await http.fetch(
    new Request(request.url, {
      method: request.method ?? 'GET',
      signal,
      headers,
      ...(request.body !== undefined && { body: request.body }),
    }),
  )
  return { status: response.status, statusText: response.statusText, text: await response.text() }
}

/** The first two parts of the path, which name the service and the thing: later ones may be keys of persons. */
const spanName = (method: string, url: string): string =>
  `${method} ${new URL(url).pathname.split('/').slice(1, 3).join('/')}`
