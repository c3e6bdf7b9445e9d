export type ErrorKind =
  | 'not-found'
  | 'bad-request'
  | 'forbidden'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'upstream'
  | 'timeout'
  | 'invalid-answer'

/**
 * The only error class of the server. `kind` decides status and page; `what` describes the failed operation and its
 * subject.
 */
export class ShopError extends Error {
  readonly kind: ErrorKind
  /** Seconds until the next try is allowed; 0 where that is not known. */
  readonly retryAfter: number

  constructor(kind: ErrorKind, what: string, options: ErrorOptions & { retryAfter?: number } = {}) {
    super(what, options)
    this.name = 'ShopError'
    this.kind = kind
    this.retryAfter = options.retryAfter ?? 0
  }
}

/** The HTTP status of each kind. */
export const STATUS: Record<ErrorKind, number> = {
  'not-found': 404,
  'bad-request': 400,
  forbidden: 403,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  upstream: 502,
  timeout: 504,
  'invalid-answer': 502,
}

/** Title of a status, for API responses. */
export const TITLE: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  424: 'Failed Dependency',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** An error response for programs (RFC 9457): the kind to act upon, without internal details. */
export function problem(status: number, kind: string, detail?: string, more?: object): Response {
  return Response.json(
    {
      ...more,
      type: 'about:blank',
      status,
      title: TITLE[status] ?? 'Error',
      kind,
      ...(detail && { detail }),
    },
    { status, headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' } },
  )
}

/** A response that allows the next try after so many seconds. */
export const tooManyRequests = (seconds: number): Response => retryLater(429, 'too-many', seconds)

/** A refusal that may not be one after so many seconds. */
export function retryLater(status: number, kind: string, seconds: number): Response {
  const response = problem(status, kind)
  response.headers.set('retry-after', String(seconds))
  return response
}

/** A refusal that names the methods that the address takes, as RFC 9110 demands. */
export function methodNotAllowed(allowed: string): Response {
  const response = problem(405, 'method-not-allowed')
  response.headers.set('allow', allowed)
  return response
}

/** Seconds after which a part that is gone may be back. */
const RECOVERY = 10

/** A part that the response needs is gone, for example the database. */
export function unavailable(kind: string): Response {
  const response = problem(503, kind)
  response.headers.set('retry-after', String(RECOVERY))
  return response
}

/** Codes of broken connections, of Postgres while it starts or stops, and its class of connection failures. */
const GONE = /^(?:ECONN|EPIPE|ENOTFOUND|ENOENT|ETIMEDOUT|57P0|08)/

/** Whether the cause of an error is a connection that is gone: no fault of the program. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isGone = 'code' in error && GONE.test(String(error.code))
  return (
    isGone || /^Connection terminated|timeout exceeded/.test(error.message) || isConnectionLost(error.cause)
  )
}

/** An error as one line of text, for requests of files. */
export const plainProblem = (status: number): Response =>
  new Response(`${status} ${TITLE[status] ?? 'Error'}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
