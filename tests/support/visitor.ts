import type { Ask } from '#tests/support/shop-api.ts'

const access = { 'x-access-token': 'local' }

/** Asks with the token that baskets and wishlists need. */
export const asVisitor = (ask: Ask) => ({
  get: (path: string) => ask(path, { headers: access }),
  send: (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    ask(path, {
      method,
      headers: access,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
})
