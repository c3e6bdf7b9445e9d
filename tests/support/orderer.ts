import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { entered, orderWithPayment } from '#contract/order/payment.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum.ts'
import type { Address } from '#domain/order/order.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { Ask } from '#tests/support/shop-api.ts'
import { asBuyer, asVisitor } from '#tests/support/visitor.ts'

export const HOME: Address = {
  recipient: { firstName: 'Ada', lastName: 'Muster' },
  street: 'Linsenweg',
  houseNumber: '7a',
  zipCode: '50667',
  city: 'Köln',
  countryCode: 'DE',
}

/** The press of the order button by somebody who has seen this basket. By invoice, unless it says otherwise. */
export function aPress(
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
    address: { billing: HOME, shipping: HOME, forward: null },
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

/** Buys from the Shop API, and reads what it answers. */
export function asOrderer(ask: Ask) {
  const { get, send } = asVisitor(ask)
  const { put, see } = asBuyer(ask)
  const orderer = {
    press: async (request: unknown) => {
      const { status, body } = await send('POST', '/v1/orders', request)
      return { status, ...entered.parse(body) }
    },
    /** Puts pieces of a variant in a basket and presses; what became of it must be an order. */
    buy: async (basketKey: string, variantId: number, quantity = 1, rest: Partial<PlaceOrder> = {}) => {
      await put(basketKey, { variantId, quantity })
      const said = await orderer.press(aPress(await see(basketKey), rest))
      if (said.kind !== 'placed') throw new Error(`not placed: ${JSON.stringify(said)}`)
      return said
    },
    order: async (id: string) => orderWithPayment.parse((await get(`/v1/orders/${id}`)).body),
    move: async (id: string, move: unknown) => {
      const { status, body } = await send('POST', `/v1/orders/${id}/moves`, move)
      return { status, ...orderWithPayment.partial().parse(status === 200 ? body : {}) }
    },
    stand: async (paymentId: string, standing: string) => {
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
  return orderer
}
