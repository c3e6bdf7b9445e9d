/** An error response with its status and the message of its body. */
export class HttpError extends Error {
  readonly status: 400 | 401 | 404 | 413

  constructor(status: 400 | 401 | 404 | 413, message: string) {
    super(message)
    this.status = status
  }
}

export const badRequest = (message: string) => new HttpError(400, message)
export const notFound = (what: string) => new HttpError(404, `${what} not found`)
