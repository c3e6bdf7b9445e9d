import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { createOrderResult, orderWithPayment } from '#contract/order/payment.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import type { Address } from '#domain/order/order.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { ShopApiFetch } from '#tests/support/shop-api.ts'
import { basketApi, visitorApi } from './visitor-api.ts'

export const HOME_ADDRESS: Address = {
  recipient: { firstName: 'Ada', lastName: 'Muster' },
  street: 'Linsenweg',
  houseNumber: '7a',
  zipCode: '50667',
  city: 'Köln',
  countryCode: 'DE',
}

/** The submission of an order for this basket. By invoice by default. */
export function aPlaceOrderRequest(
  { key, items, cost }: Pick<Basket, 'key' | 'items' | 'cost'>,
  rest: Partial<PlaceOrder> = {},
): PlaceOrder {
  const fees = rest.fees ?? []
  return {
    basketKey: key,
    attemptKey: randomBytes(16).toString('base64url'),
    agreed: {
      total: sumOf([cost.withTax, ...fees.map(({ amount }) => amount.withTax)]),
      lines: items.map((item) => ({
        key: item.key,
        quantity: item.quantity,
        withTax: item.price.total.withTax,
      })),
    },
    fees,
    customer: { id: null, email: 'ada@example.com' },
    address: { billing: HOME_ADDRESS, shipping: HOME_ADDRESS, forward: null },
    carrierKey: 'DHL',
    collectionPoint: null,
    deliveryDate: null,
    paymentKey: 'accounting',
    prescriptionRemark: null,
    ...rest,
  }
}

export const PARCEL = { category: 'delivery', key: 'DHL', amount: { withTax: minor(495) } } as const

const stocked = z.object({ entities: z.array(z.object({ stock: z.object({ quantity: z.int() }) })) })

/** Buys through the Shop API, and parses its responses. */
export function orderApi(ask: ShopApiFetch) {
  const { get, send } = visitorApi(ask)
  const { put, see } = basketApi(ask)
  const client = {
    placeOrder: async (request: unknown) => {
      const { status, body } = await send('POST', '/v1/orders', request)
      return { status, ...createOrderResult.parse(body) }
    },
    /** Adds pieces of a variant to a basket and places the order; throws if that fails. */
    buy: async (basketKey: string, variantId: number, quantity = 1, rest: Partial<PlaceOrder> = {}) => {
      await put(basketKey, { variantId, quantity })
      const result = await client.placeOrder(aPlaceOrderRequest(await see(basketKey), rest))
      if (result.kind !== 'placed') throw new Error(`not placed: ${JSON.stringify(result)}`)
      return result
    },
    order: async (id: string) => orderWithPayment.parse((await get(`/v1/orders/${id}`)).body),
    move: async (id: string, move: unknown) => {
      const { status, body } = await send('POST', `/v1/orders/${id}/moves`, move)
      return { status, ...orderWithPayment.partial().parse(status === 200 ? body : {}) }
    },
    recordStatus: async (paymentId: string, standing: string) => {
      const { body } = await send('POST', `/v1/payments/${paymentId}/standing`, { standing })
      return orderWithPayment.parse(body)
    },
    begin: async (paymentId: string) => {
      const begun = { reference: `ref-${paymentId}`, url: 'https://bank.example/pay' }
      return orderWithPayment.parse((await send('POST', `/v1/payments/${paymentId}/begun`, begun)).body)
    },
    stockOf: async (variantId: number) => {
      const { body } = await ask(`/v1/variants?ids=${variantId}`)
      return stocked.parse(body).entities[0]?.stock.quantity ?? 0
    },
  }
  return client
}
