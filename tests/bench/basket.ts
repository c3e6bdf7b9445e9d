import { z } from 'zod'
import { atMost, type Row } from './table.ts'

const SHOPPERS = 16
const CALLS = 60
/** After this many lines the shopper leaves, and the next one starts with an empty basket. */
const LINES = 3

const listing = z.object({
  products: z.array(
    z.object({
      variants: z.array(z.object({ id: z.number(), stock: z.object({ quantity: z.number() }) })),
    }),
  ),
})

/** The time to add an item to the basket, compared with a call that does nothing, both with 16 shoppers at once. */
export async function basketRows(origin: string): Promise<Row[]> {
  const variants = await variantsInStock(origin)
  const variantOf = (turn: number) => variants[turn % variants.length] ?? 0
  const nothing = () => call(origin, 'getPageTypes', {})
  const add = (turn: number, cookie: string) =>
    call(origin, 'addItemToBasket', { variantId: variantOf(turn * 7) }, cookie)
  for (const warmUp of [nothing, add]) await shoppers(warmUp)
  const empty = await shoppers(nothing)
  const added = await shoppers(add)
  return [atMost('add to basket against an empty call, slowest of 20, 16 shoppers', added / empty, 6, '×')]
}

/** The 95th percentile of the calls, in milliseconds. */
async function shoppers(act: (turn: number, cookie: string) => Promise<Answer>): Promise<number> {
  const times: number[] = []
  const one = async (_: unknown, place: number) => {
    let cookie = ''
    for (let turn = 0; turn < CALLS; turn++) {
      if (turn % LINES === 0) cookie = ''
      const began = performance.now()
      const answer = await act(place * CALLS + turn, cookie)
      times.push(performance.now() - began)
      cookie ||= answer.cookie
    }
  }
  await Promise.all(Array.from({ length: SHOPPERS }, one))
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}

type Answer = { body: unknown; cookie: string }

/** A call of the shop of Germany. Each call without a cookie is another visitor. */
export async function call(origin: string, name: string, payload: object, cookie = ''): Promise<Answer> {
  const response = await fetch(`${origin}/api/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shop-id': '10001', cookie },
    body: JSON.stringify({ payload }),
  })
  const body: unknown = await response.json()
  if (!response.ok && response.status !== 412) throw new Error(`${response.status} ${name}`)
  return { body, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** Of glasses, some pieces of each. */
export async function variantsInStock(origin: string): Promise<number[]> {
  const query = { categoryId: 2001, perPage: 100, with: 'variants' }
  const { body } = await call(origin, 'getProductsByCategory', query)
  const variants = listing.parse(body).products.flatMap((product) => product.variants)
  return variants.filter(({ stock }) => stock.quantity > 2).map(({ id }) => id)
}
