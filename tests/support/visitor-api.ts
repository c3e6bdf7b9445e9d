import { basket } from '#contract/shop-api/basket.ts'
import type { ShopApiFetch } from '#tests/support/shop-api.ts'

const access = { 'x-access-token': 'local' }

/** Sends the token that baskets and wishlists need. */
export const visitorApi = (ask: ShopApiFetch) => ({
  get: (path: string) => ask(path, { headers: access }),
  send: (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    ask(path, {
      method,
      headers: access,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
})

/** Sends basket requests, and parses the responses. */
export function basketApi(ask: ShopApiFetch) {
  const { get, send } = visitorApi(ask)
  const read = ({ status, body }: { status: number; body: unknown }) => ({ status, ...basket.parse(body) })
  const buyer = {
    see: async (key: string, query = '') => read(await get(`/v1/baskets/${key}${query}`)),
    add: async (key: string, item: unknown, query = '') =>
      read(await send('POST', `/v1/baskets/${key}/items${query}`, item)),
    change: async (key: string, itemKey: string, update: unknown) =>
      read(await send('PATCH', `/v1/baskets/${key}/items/${itemKey}`, update)),
    choose: async (key: string, sets: unknown) =>
      read(await send('PUT', `/v1/baskets/${key}/promotions`, sets)),
    enter: async (key: string, promotionCode: string) =>
      read(await send('POST', `/v1/baskets/${key}/promotion-code`, { promotionCode })),
    /** Adds one item and returns its key. */
    put: async (key: string, item: unknown) => (await buyer.add(key, item)).items.at(-1)?.key ?? '',
  }
  return buyer
}

/** The content of a basket: variant and quantity of each line. */
export const linesOf = ({ items }: { items: { variant: { id: number }; quantity: number }[] }) =>
  items.map(({ variant, quantity }) => [variant.id, quantity])
