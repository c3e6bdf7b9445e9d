import { basket } from '#contract/shop-api/basket.ts'
import { basketFailure, type BasketOperation } from '#domain/basket/failure.ts'
import type { BasketChange, BasketClient } from './basket-client.ts'
import { type Access, change, find, get, send } from './call.ts'

type Change = Parameters<typeof change>[1] & { operation: BasketOperation; key: string }

/** The baskets of one shop over HTTP. */
export function createBasketClient(access: Access): BasketClient {
  const read: BasketClient['get'] = (key, fields) =>
    get(access, { path: pathOf(key), query: { with: fields }, isPriced: true }, basket)

  async function make({ operation, key, query, ...rest }: Change, fields?: string): Promise<BasketChange> {
    const endpoint = { ...rest, query: { with: fields, ...query }, isPriced: true }
    const { status, value } = await change(access, endpoint, basket)
    return { status, failure: basketFailure(operation, status), basket: value ?? (await read(key, fields)) }
  }

  return {
    get: read,

    add: (key, item, fields, existing) =>
      make(
        {
          operation: 'add',
          key,
          method: 'POST',
          path: pathOf(key, 'items'),
          query: { existing },
          body: item,
        },
        fields,
      ),

    async addGroup(key, group, fields) {
      const added = await make(
        { operation: 'add', key, method: 'POST', path: pathOf(key, 'groups'), body: group },
        fields,
      )
      return added.status === 404 || added.status === 405 ? null : added
    },

    update: (key, itemKey, update, fields) =>
      make(
        { operation: 'update', key, method: 'PATCH', path: pathOf(key, 'items', itemKey), body: update },
        fields,
      ),

    remove: (key, itemKey, fields) =>
      make({ operation: 'delete', key, method: 'DELETE', path: pathOf(key, 'items', itemKey) }, fields),

    setPromotions: (key, items, fields) =>
      make({ operation: 'update', key, method: 'PUT', path: pathOf(key, 'promotions'), body: items }, fields),

    openPromotions: (key, promotionCode, fields) =>
      find(
        access,
        {
          path: pathOf(key, 'promotion-code'),
          query: { with: fields },
          body: { promotionCode },
          isPriced: true,
        },
        basket,
      ),

    async merge(from, to) {
      const { status } = await send(access, { method: 'POST', path: pathOf('merge'), body: { from, to } })
      return status === 204
    },
  }
}

const pathOf = (...parts: string[]): string => `/v1/baskets/${parts.map(encodeURIComponent).join('/')}`
