/** What is wrong with one part of a body. */
export type FaultDetail = { field: string; description: string }

/** An error response with its status, and the message and details of its body. */
export class HttpError extends Error {
  readonly status: 400 | 401 | 404 | 413
  readonly details: readonly FaultDetail[] | undefined

  constructor(status: 400 | 401 | 404 | 413, message: string, details?: readonly FaultDetail[]) {
    super(message)
    this.status = status
    this.details = details
  }
}

export const badRequest = (message: string) => new HttpError(400, message)
export const notFound = (what: string) => new HttpError(404, `${what} not found`)
