import { aPlaceOrderRequest } from '#tests/support/order-api.ts'
import { basket } from '#contract/shop-api/basket.ts'
import { z } from 'zod'
import { atMost, type Row } from './table.ts'

const BUYERS = 16
const ORDERS = 20
const SHOP_ID = 10_001

const variants = z.object({
  entities: z.array(
    z.object({ variants: z.array(z.object({ id: z.number(), stock: z.object({ quantity: z.number() }) })) }),
  ),
})

/**
 * The time of an order, from the submission to the number, compared with a call that does nothing, both with 16 at
 * once. `shopApi` is the embedded Shop API of the shop at `origin`.
 */
export async function orderRows(origin: string, shopApi: string): Promise<Row[]> {
  const goods = await inStock(shopApi)
  const presses: object[] = []
  for (let buyer = 0; buyer < BUYERS * ORDERS; buyer++) {
    const key = `bench-${process.pid}-${buyer}`
    const added = await ask(shopApi, 'POST', `/v1/baskets/${key}/items`, {
      variantId: goods[buyer % goods.length] ?? 0,
      quantity: 1,
    })
    presses.push(aPlaceOrderRequest(basket.parse(added)))
  }
  const nothing = () =>
    fetch(`${origin}/api/rpc/getPageTypes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shop-id': String(SHOP_ID) },
      body: '{"payload":{}}',
    }).then((response) => response.text())
  await atOnce(nothing)
  const empty = await atOnce(nothing)
  const placed = await atOnce((turn) => ask(shopApi, 'POST', '/v1/orders', presses[turn]))
  return [atMost('order against an empty call, slowest of 20, 16 buyers', placed / empty, 8, '×')]
}

/** The 95th percentile, in milliseconds. */
async function atOnce(act: (turn: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  const one = async (_: unknown, place: number) => {
    for (let turn = 0; turn < ORDERS; turn++) {
      const began = performance.now()
      await act(place * ORDERS + turn)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: BUYERS }, one))
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}

async function inStock(shopApi: string): Promise<number[]> {
  const found = await ask(shopApi, 'GET', '/v1/products?filters[category]=2001&perPage=100&with=variants')
  const all = variants.parse(found).entities.flatMap((product) => product.variants)
  return all.filter(({ stock }) => stock.quantity > 10).map(({ id }) => id)
}

export async function ask(shopApi: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${shopApi}${path}${path.includes('?') ? '&' : '?'}shopId=${SHOP_ID}`, {
    method,
    headers: { 'x-access-token': 'local', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${response.status} ${path}: ${await response.text()}`)
  return response.json()
}
