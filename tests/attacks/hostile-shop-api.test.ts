import { expect, test } from 'vitest'
import { z } from 'zod'
import * as payment from '#contract/order/payment.ts'
import { type Random, randomOf } from '#shop-api/seed/random.ts'
import { expectSums } from '#tests/support/basket-sums.ts'
import { jsonText, mutated, somePayload } from '#tests/support/hostile-payloads.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { fillShopWithPromotions } from '#tests/support/shop-promotions.ts'
import { BODIES } from '#tests/support/shop-api-bodies.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'

const ROUTES = Object.keys(BODIES)
const ODD_PARTS = [
  'none',
  '0',
  '-1',
  '1e9',
  '9'.repeat(30),
  'x'.repeat(300),
  '__proto__',
  '%2e%2e%2f',
  '%F0%9F%91%93',
  '%ff',
]
const WORDS = {
  variantId: [10, 30, 60, 100, 110, 200, 220, 9999],
  productId: [1, 3, 10],
  quantity: [1, 2, 3, 50, 2 ** 31],
  basketKey: ['k'],
  promotionId: [null, 'a', 'sun', 'gift'],
  code: ['TEN', 'FIVE', 'WRONG'],
  promotionCode: ['TEN'],
}
/** Orders have their sums; what customers agreed to is compared, never taken. */
const refusal = z.union([
  z.object({ code: z.int(), message: z.string().max(500) }),
  payment.createOrderResult,
])

test('all routes that write are attacked', async () => {
  const files = import.meta.glob<Record<string, unknown>>('/src/shop-api/routes/*.ts', { eager: true })
  const writes = Object.values(files)
    .flatMap((file) => Object.entries(file))
    .filter(([name]) => name.endsWith('Routes'))
    .flatMap(([, open]) => routesOf(open))
    .filter((route) => !/^(?:GET|ALL)/.test(route))
  expect(new Set(writes)).toEqual(new Set(ROUTES))
})

const hono = z.object({ routes: z.array(z.object({ method: z.string(), path: z.string() })) })
const routesOf = (open: unknown): string[] =>
  typeof open === 'function' ? hono.parse(open()).routes.map(({ method, path }) => `${method} ${path}`) : []

onShopApi(
  (ask) => {
    const { see } = basketApi(ask)
    const { buy, placeOrder: place } = orderApi(ask)
    const { send } = visitorApi(ask)

    async function attack(random: Random, route: string, own: Record<string, string[]>): Promise<void> {
      const [method = '', path = ''] = route.split(' ')
      const place = path.replaceAll(/:(\w+)/g, (_, name: string) =>
        random.pick(random.chance(0.8) ? (own[name] ?? ['none']) : ODD_PARTS),
      )
      const schema = z.toJSONSchema(BODIES[route] ?? z.null(), { io: 'input', unrepresentable: 'any' })
      const valid = somePayload(schema, random, { ...WORDS, ...own })
      const body = jsonText(random.chance(0.6) ? mutated(valid, random) : valid)
      const { status, body: answer } = await send(method as 'POST', place, body)
      const of = `${method} ${place} ${body.slice(0, 300)} gave ${status} ${JSON.stringify(answer)?.slice(0, 200)}`
      const isReadable = status < 400 || /baskets|wishlists/.test(path) || refusal.safeParse(answer).success
      expect([status < 500, isReadable], `${of}`).toEqual([true, true])
    }

    test.each([1, 2, 3, 4, 5, 6])(
      'any bodies leave baskets and orders with true sums: seed %i',
      async (seed) => {
        const random = randomOf(`shop api ${seed}`)
        const key = `hostile-${seed}`
        const bought = await buy(`bought-${seed}`, 120)
        const own: Record<string, string[]> = {
          key: [key],
          basketKey: [key],
          id: [bought.order.id, bought.payment.id, '1'],
        }
        for (let count = 0; count < 40; count += 1) {
          await attack(random, random.pick(ROUTES), own)
          const basket = await see(key)
          expectSums(basket)
          const keys = ['none', ...basket.items.map((item) => item.key)]
          Object.assign(own, { itemKey: keys, itemId: keys })
        }
        const basket = await see(key)
        const placed = await place(aPlaceOrderRequest(basket))
        const total = placed.kind === 'placed' ? placed.order.cost.withTax : basket.cost.withTax
        expect(total).toBe(basket.cost.withTax)
        const after = await ask(`/v1/orders/${bought.order.id}`, { headers: { 'x-access-token': 'local' } })
        const { order, payment: paid } = payment.orderWithPayment.parse(after.body)
        expect([order.cost, paid.amount]).toEqual([bought.order.cost, bought.payment.amount])
        const { amount, refunded, refundDue } = paid
        expect(Math.min(refunded, refundDue, amount - refunded - refundDue)).toBeGreaterThanOrEqual(0)
      },
    )

    test.each(ROUTES.filter((route) => !/redirects|typeahead/.test(route)))(
      '%s needs the token',
      async (route) => {
        const [method = '', path = ''] = route.split(' ')
        const { status } = await ask(path.replaceAll(/:\w+/g, 'k'), { method, body: '{}' })
        expect(status).toBe(401)
      },
    )
  },
  { fill: fillShopWithPromotions },
)
