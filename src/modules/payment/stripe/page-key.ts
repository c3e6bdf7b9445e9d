import { createHash } from 'node:crypto'

/** The key of idempotency of a page: Stripe refuses the same key with other parameters, such as an address that has changed. */
export const pageKey = (id: string, page: object): string =>
  `${id}-${createHash('sha256').update(JSON.stringify(page)).digest('base64url').slice(0, 16)}`
