/** An answer that is not the one hoped for, with the status and the words of its body. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 404 | 413

  constructor(status: 400 | 401 | 404 | 413, message: string) {
    super(message)
    this.status = status
  }
}

export const badRequest = (message: string) => new Refusal(400, message)
export const notFound = (what: string) => new Refusal(404, `${what} not found`)
