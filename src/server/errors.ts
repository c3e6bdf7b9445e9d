export type ErrorKind = 'not-found' | 'bad-request' | 'upstream' | 'timeout' | 'invalid-answer'

/** The one error of the server. `kind` decides status and page; `what` says what was being done to what. */
export class ShopError extends Error {
  readonly kind: ErrorKind

  constructor(kind: ErrorKind, what: string, options?: ErrorOptions) {
    super(what, options)
    this.name = 'ShopError'
    this.kind = kind
  }
}

/** The one map from kind to HTTP status. */
export const STATUS: Record<ErrorKind, number> = {
  'not-found': 404,
  'bad-request': 400,
  upstream: 502,
  timeout: 504,
  'invalid-answer': 502,
}
